import { normalizeText } from '../shared/index.js'

/** So many words of a search count; the rest is ignored. */
const MAX_WORDS = 12

/** A text as searches and sorted lists compare it: without upper case and accents. */
export const toSearchText = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words of a search, each once. */
export const toSearchWords = (search: string): readonly string[] =>
  [...new Set(toSearchText(search).split(/\s+/))].filter((word) => word !== '').slice(0, MAX_WORDS)
