import { downloadFilesOf } from './download-files.js'

/** The maximum length of an order's search words; a search does not find text beyond it. */
const MAX_CHARACTERS = 500
const MAX_WORDS = 10
const BETWEEN_WORDS = /[\s!-/:-@[-`{-~]+/

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .slice(0, MAX_CHARACTERS)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')

/**
 * The search words of an order in small letters, without repetitions: those of the shopper's name and mail
 * address.
 */
export const searchWords = (...texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(wordsOf(texts.filter((text) => text !== null).join(' '))),
]

/**
 * The word by which an order with a file for buyers is found. No typed word begins with `/`, so a search of orders
 * never matches it.
 */
export const fileWord = (path: string): string => `/${path}`.slice(0, MAX_CHARACTERS)

/** All words by which an order is found: those of its person, and one for each of its files for buyers. */
export const orderWords = (
  items: Parameters<typeof downloadFilesOf>[0],
  ...texts: readonly (string | null)[]
): readonly string[] => [
  ...new Set([...searchWords(...texts), ...downloadFilesOf(items).map(({ path }) => fileWord(path))]),
]

/** The words of an owner's search; an order matches if each word begins one of its words. */
export const wantedWords = (text: string): readonly string[] => wordsOf(text).slice(0, MAX_WORDS)
