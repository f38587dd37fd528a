/** Most cells contain no character that could begin a formula. */
const FORMULA_SIGN = /[=+\-@＝＋－＠\t\r\n]/
/**
 * The start of a cell that a spreadsheet would calculate, also after blanks and quotes; East Asian
 * spreadsheets also accept the wide signs.
 */
const FORMULA_START = /^'*(?:(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠]|[\t\r\n])/
/**
 * The same after characters that start a cell if a spreadsheet splits at other characters than commas. It then
 * ignores the quotes around a value too, so that a line break starts a row.
 */
const LATER_FORMULA_START = /([;\t\r\n](?:[^\S\t\r\n]|")*)('*[=+\-@＝＋－＠])/g
const LATER_MARK = /([;\t\r\n](?:[^\S\t\r\n]|")*)'('*[=+\-@＝＋－＠])/g

/** A text for a cell of a table: formulas are marked as text by a `'` before them. */
export function toSpreadsheetText(value: string): string {
  if (!FORMULA_SIGN.test(value)) return value
  const text = value.replace(LATER_FORMULA_START, "$1'$2")
  return FORMULA_START.test(value) ? `'${text}` : text
}

/** Removes the mark of `toSpreadsheetText`. */
export function fromSpreadsheetText(cell: string): string {
  if (!cell.includes("'")) return cell
  const isMarked = cell.startsWith("'") && FORMULA_START.test(cell.slice(1))
  return (isMarked ? cell.slice(1) : cell).replace(LATER_MARK, '$1$2')
}

/** A number with a sign, which spreadsheets do not calculate as a formula. */
const SIGNED_NUMBER = /^[+-]\d[\d.,]*$/

/** The same for a table that is read again with `fromSpreadsheetText`: negative numbers stay numbers. */
export const toTableCell = (value: string): string =>
  SIGNED_NUMBER.test(value) ? value : toSpreadsheetText(value)
