/** The maximum of characters of the words of one order; a search does not find the text behind them. */
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
 * The words by which an order is found, each once and in small letters: those of the shopper's name and mail address.
 */
export const searchWords = (...texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(wordsOf(texts.filter((text) => text !== null).join(' '))),
]

/** The words that an owner looks for; an order is found that has for each a word which begins so. */
export const wantedWords = (text: string): readonly string[] => wordsOf(text).slice(0, MAX_WORDS)
