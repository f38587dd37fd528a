import { oneLine, withoutTurns } from '../../../core/shared/index.js'

/** Text of strangers without what a terminal would obey: control characters other than line ends, turned letters. */
export const plainText = (text: string): string => withoutTurns(text.replace(/[^\P{Cc}\n]/gu, ''))

/** The same for an entry of a list: on one line, so that no name adds an entry of its own. */
export const plainLine = (text: string): string => plainText(oneLine(text))

/** Escapes characters that JSON leaves as they are and a terminal would obey; programs read the same text. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A word behind a command that can be copied into a shell, with the space before it; empty: there is none. */
export function shellArgument(word: string | undefined): string {
  if (word === undefined) return ''
  return /^[\w./:@~-]+$/.test(word) ? ` ${word}` : ` '${word.replaceAll("'", `'\\''`)}'`
}
