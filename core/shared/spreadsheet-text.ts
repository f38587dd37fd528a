/**
 * A cell that begins so would be calculated, behind blanks and quotes as well; the wide signs count too in
 * spreadsheets of East Asia.
 */
const FORMULA_START = /^'*(?:(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠]|[\t\r\n])/
/**
 * The same behind what begins a cell where a spreadsheet splits otherwise than at commas: it then does not
 * see the quotes around a value either, so that a line break begins a row.
 */
const LATER_FORMULA_START = /([;\t\r\n](?:[^\S\t\r\n]|")*)('*[=+\-@＝＋－＠])/g
const LATER_MARK = /([;\t\r\n](?:[^\S\t\r\n]|")*)'('*[=+\-@＝＋－＠])/g

/** A text for a cell of a table: what a spreadsheet would calculate is marked as text, with a `'` before it. */
export function toSpreadsheetText(value: string): string {
  const text = value.replace(LATER_FORMULA_START, "$1'$2")
  return FORMULA_START.test(value) ? `'${text}` : text
}

/** The text that `toSpreadsheetText` has marked. */
export function fromSpreadsheetText(cell: string): string {
  if (!cell.includes("'")) return cell
  const isMarked = cell.startsWith("'") && FORMULA_START.test(cell.slice(1))
  return (isMarked ? cell.slice(1) : cell).replace(LATER_MARK, '$1$2')
}

/** A number that spreadsheets take as one: its sign begins nothing that is calculated. */
const SIGNED_NUMBER = /^[+-]\d[\d.,]*$/

/** The same for a table that is read again, with `fromSpreadsheetText`: numbers below zero stay numbers. */
export const toTableCell = (value: string): string =>
  SIGNED_NUMBER.test(value) ? value : toSpreadsheetText(value)
