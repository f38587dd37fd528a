import { normalizeText } from '../shared/index.js'

/** The maximum number of words in a search; others are ignored. */
const MAX_WORDS = 12

/** A text in the form that searches and sorted lists compare: without upper case and accents. */
export const toSearchText = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words of a search, without repetitions. */
export const toSearchWords = (search: string): readonly string[] =>
  [...new Set(toSearchText(search).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS)
