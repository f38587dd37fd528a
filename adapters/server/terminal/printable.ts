import { shortText } from '../../../core/shared/index.js'
import type { Brand } from '../../../core/shared/index.js'

/** Text that a terminal prints. Only the functions below make it, so the compiler finds a print of foreign words. */
export type Printable = Brand<string, 'Printable'>

/** The colours of this program, which `Colours` writes; strangers could hide words by others. */
export const OWN_COLOUR = String.raw`\u001b\[(?:[012]|22|3[1239])m`
const COLOURS = new RegExp(`(${OWN_COLOUR})`, 'u')

/** The maximum number of colour changes in a line of this program. */
const MAX_COLOURS = 40

/** A line for people: one line, cut and cleaned by `shortText` between the program's own colours. */
export function shownLine(line: string): Printable {
  const parts = line.split(COLOURS)
  const isOwn = parts.length <= MAX_COLOURS * 2
  return (
    isOwn ? parts.map((part, at) => (at % 2 === 0 ? shortText(part) : part)).join('') : shortText(line)
  ) as Printable
}

/** Lines for people in one text, such as a help text. */
export const shownLines = (text: string): Printable => text.split('\n').map(shownLine).join('\n') as Printable

/** A whole document, such as a table, a mail or a page: it is not cut, since programs and people read it to its end. */
export const shownDocument = (text: string): Printable => text as Printable
