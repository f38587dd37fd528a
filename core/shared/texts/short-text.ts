import { oneLine, withoutDirectionMarks } from './plain-text.js'

const MAX_WORD_LETTERS = 2000
const MAX_TEXT_LETTERS = 4000

/** Half of a letter beyond the first 65,536, which a cut may leave behind. */
const HALF_LETTER = /[\ud800-\udbff]$/

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(HALF_LETTER, '')}…`

/**
 * Words of strangers for one line of a screen: without characters that control it or turn the direction, and a word or
 * a text that would fill it is cut.
 */
export const shortText = (text: string): string =>
  cut(
    withoutDirectionMarks(oneLine(text)).replace(/\S+/gu, (word) => cut(word, MAX_WORD_LETTERS)),
    MAX_TEXT_LETTERS,
  )
