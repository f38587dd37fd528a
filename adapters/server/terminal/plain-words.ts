import { oneLine, shellWord, withoutDirectionMarks } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'
import type { Printable } from './printable.js'

/**
 * Text of strangers without characters that control a terminal: control characters other than line ends, and
 * changes of the text's direction.
 */
export const plainText = (text: string): string => withoutDirectionMarks(text.replace(/[^\P{Cc}\n]/gu, ''))

/** The same for an entry of a list: on one line, so that no name adds an entry. */
export const plainLine = (text: string): string => plainText(oneLine(text))

/** A failure that quotes strangers: each of its lines stays one line, so that no quotation looks like a message. */
export const plainFailure = (failure: OwnerFailure): OwnerFailure => ({
  ...failure,
  lines: failure.lines.map(plainLine),
})

/** Escapes characters that JSON allows and that control a terminal; programs read the same text. */
const escaped = (json: string): Printable =>
  json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ) as Printable

/** A value as JSON for programs. */
export const jsonText = (value: unknown): Printable => escaped(JSON.stringify(value, null, 2))

/** The same on one line, as an entry of a log. */
export const jsonLine = (value: unknown): Printable => escaped(JSON.stringify(value))

/** A word after a command that can be copied into a shell, with the space before it; empty: none. */
export const shellArgument = (word: string | undefined): string =>
  word === undefined ? '' : ` ${shellWord(word)}`
