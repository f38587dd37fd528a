import { normalizeText } from '../shared/index.js'

/** Something that visitors can find: a page of a product or of an item. */
export interface SearchedText {
  readonly title: string
  readonly text: string
  /** Its path on the site. */
  readonly address: string
}

/** The same, ready to be compared with many questions. */
export interface SearchableText extends SearchedText {
  readonly foldedTitle: string
  readonly foldedText: string
}

/** Something that was found, with the words around the first match. */
export interface SearchHit {
  readonly title: string
  readonly address: string
  /** Empty: it has no text beside its title. */
  readonly excerpt: string
}

/** A longer question is cut: no title is longer. */
export const MAX_QUERY_CHARACTERS = 100
/** Of a question so many words count. */
const MAX_TERMS = 8
const MAX_EXCERPT_CHARACTERS = 160

/** A text as it is compared: without accents, in small letters. */
const folded = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Of a longer text only the beginning is looked through. */
const MAX_TEXT_CHARACTERS = 20_000

/** Makes a text ready to be searched. */
export function toSearchable({ title, text, address }: SearchedText): SearchableText {
  const kept = text.slice(0, MAX_TEXT_CHARACTERS)
  return { title, text: kept, address, foldedTitle: folded(title), foldedText: folded(kept) }
}

/** The question as it is shown to visitors: on one line, and cut to its bound. */
export const searchQuery = (typed: string): string =>
  [...typed.replace(/\s+/g, ' ').trim()].slice(0, MAX_QUERY_CHARACTERS).join('').trim()

/** The words of a question, each once. */
export const searchTerms = (query: string): readonly string[] =>
  [
    ...new Set(
      folded(query)
        .split(/[^\p{L}\p{N}]+/u)
        .filter((term) => term !== ''),
    ),
  ].slice(0, MAX_TERMS)

const startsWord = (text: string, at: number): boolean =>
  at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')

/** The worth of a term in a text: at the start of a word 2, inside of one 1, else 0. */
function termWorth(text: string, term: string): number {
  const first = text.indexOf(term)
  if (first === -1) return 0
  for (let at = first; at !== -1; at = text.indexOf(term, at + 1)) if (startsWord(text, at)) return 2
  return 1
}

/** A match in a title counts more than any in a text. */
const TITLE_WEIGHT = 10

/**
 * The worth of something found for a question; 0: one of its words is in neither title nor text. Without terms nothing
 * fits.
 */
export function searchWorth(
  { foldedTitle, foldedText }: Pick<SearchableText, 'foldedTitle' | 'foldedText'>,
  terms: readonly string[],
): number {
  if (terms.length === 0) return 0
  let worth = 0
  for (const term of terms) {
    const ofTerm = termWorth(foldedTitle, term) * TITLE_WEIGHT + termWorth(foldedText, term)
    if (ofTerm === 0) return 0
    worth += ofTerm
  }
  return worth
}

/** The words around the first match of a text, in whole words. */
export function searchExcerpt(text: string, terms: readonly string[]): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const matched = words.findIndex((word) => terms.some((term) => folded(word).includes(term)))
  const start = Math.max(0, matched - 8)
  let excerpt = ''
  let at = start
  for (; at < words.length; at += 1) {
    const longer = excerpt === '' ? (words[at] ?? '') : `${excerpt} ${words[at] ?? ''}`
    if (longer.length > MAX_EXCERPT_CHARACTERS) break
    excerpt = longer
  }
  if (excerpt === '') return (words[start] ?? '').slice(0, MAX_EXCERPT_CHARACTERS)
  return `${start > 0 ? '… ' : ''}${excerpt}${at < words.length ? ' …' : ''}`
}
