import { normalizeText } from '../shared/index.js'

/** Something that visitors can find: the page of a product or an item. */
export interface SearchedText {
  readonly title: string
  readonly text: string
  /** Its path on the site. */
  readonly address: string
}

/** The same, prepared for comparison with many queries. */
export interface SearchableText extends SearchedText {
  readonly foldedTitle: string
  readonly foldedText: string
}

/** A search result, with the words around the first match. */
export interface SearchHit {
  readonly title: string
  readonly address: string
  /** Empty: there is no text beside the title. */
  readonly excerpt: string
}

/** The maximum length of a query; no title is longer. */
const MAX_QUERY_CHARACTERS = 100
/** The maximum number of words in a query. */
const MAX_TERMS = 8
const MAX_EXCERPT_CHARACTERS = 160

/** A text in the form for comparison: without accents, in small letters. */
const folded = (text: string): string =>
  normalizeText(text, 'NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The maximum length of a text that is searched; only its beginning counts. */
const MAX_TEXT_CHARACTERS = 20_000

/** Prepares a text for searching. */
export function toSearchable({ title, text, address }: SearchedText): SearchableText {
  const kept = text.slice(0, MAX_TEXT_CHARACTERS)
  return { title, text: kept, address, foldedTitle: folded(title), foldedText: folded(kept) }
}

/** The query as visitors see it: on one line, and cut to its maximum length. */
export const searchQuery = (typed: string): string =>
  [...typed.replace(/\s+/g, ' ').trim()].slice(0, MAX_QUERY_CHARACTERS).join('').trim()

/** The words of a query, without repetitions. */
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

/** The score of a term in a text: at the start of a word 2, inside a word 1, else 0. */
function termWorth(text: string, term: string): number {
  const first = text.indexOf(term)
  if (first === -1) return 0
  for (let at = first; at !== -1; at = text.indexOf(term, at + 1)) if (startsWord(text, at)) return 2
  return 1
}

/** A match in a title counts more than any match in a text. */
const TITLE_WEIGHT = 10

/**
 * The score of a page for a query; 0: one of the words is in neither title nor text. Without terms nothing
 * matches.
 */
export function searchScore(
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
