const MAX_WORD_LETTERS = 1000
const MAX_TEXT_LETTERS = 4000

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most)}…`)

/** A sentence that quotes pages: a word or a text that would fill a terminal is cut. */
export const shortText = (text: string): string =>
  cut(
    text.replace(/\S+/gu, (word) => cut(word, MAX_WORD_LETTERS)),
    MAX_TEXT_LETTERS,
  )
