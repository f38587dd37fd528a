import { MAX_PRICE_MINOR, MAX_STOCK, YES_WORDS } from '../../../../core/catalog/index.js'
import { parseDecimal } from '../../../../core/money/index.js'
import { plainAmount } from '../../../../core/use-cases/shop/catalogue/plain-amount.js'
import type { CurrencyCode, Money } from '../../../../core/money/index.js'
import { isStorable } from '../../../../core/shared/index.js'
import type { CatalogueProblem, CsvRow } from '../csv-table.js'
import type { FieldType } from '../../../../core/use-cases/settings/store-settings.js'

/** Reads a number of pieces as in a catalogue or a command; null: invalid. */
export function parsePieces(text: string): number | null {
  const pieces = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  return pieces <= MAX_STOCK ? pieces : null
}

const NO: readonly string[] = ['false', 'no', '0']

/**
 * Reads the values of one line and notes their problems. An invalid value is replaced by a valid one, since
 * the list of problems decides.
 */
export class RowReader {
  readonly #row: CsvRow
  readonly #problems: CatalogueProblem[]

  readonly #decimal: '.' | ','

  /** `decimal`: the decimal mark of prices and measures. */
  constructor(row: CsvRow, problems: CatalogueProblem[], decimal: '.' | ',' = '.') {
    this.#row = row
    this.#problems = problems
    this.#decimal = decimal
  }

  get line(): number {
    return this.#row.line
  }

  fail(column: string | null, message: string): void {
    this.#problems.push({ line: this.#row.line, column, message })
  }

  /** The value, or an empty text where the column is missing or empty. */
  text(column: string): string {
    const value = this.#row.values.get(column) ?? ''
    if (isStorable(value)) return value
    this.fail(column, 'The value holds a character with the code zero.')
    return ''
  }

  required(column: string): string {
    const value = this.text(column)
    if (value === '') this.fail(column, 'A value is needed here.')
    return value
  }

  price(column: string, currency: CurrencyCode): Money | null {
    const text = this.text(column)
    if (text === '') return null
    const amount = parseDecimal(plainAmount(text, currency, this.#decimal), currency)
    if (!amount.ok)
      this.fail(column, `"${text}" is not an amount of ${currency}; write it as 1234.50 without a symbol.`)
    else if (amount.value.amount < 0) this.fail(column, `"${text}" is below zero; a price is 0 or more.`)
    else if (amount.value.amount > MAX_PRICE_MINOR) this.fail(column, `"${text}" is too large for a price.`)
    else return amount.value
    return null
  }

  /** A whole number of pieces, or null for unlimited stock. */
  stock(column: string): number | null {
    const text = this.text(column)
    if (text === '') return null
    const pieces = parsePieces(text)
    if (pieces !== null) return pieces
    this.fail(column, `"${text}" is not a number of pieces; leave it empty for unlimited stock.`)
    return null
  }

  /** A weight or a length. */
  measure(column: string): number | null {
    const written = this.text(column)
    if (written === '') return null
    const text = this.#decimal === ',' ? written.replace(',', '.') : written
    if (/^\d{1,9}(\.\d{1,6})?$/.test(text)) return Number(text)
    this.fail(column, `"${written}" is not a measure; write it as 1.25.`)
    return null
  }

  /** An id from published pages; empty if the column is missing or empty. */
  id(column: string): string {
    const text = this.text(column)
    if (text === '' || (/^[\w-]{1,64}$/.test(text) && text !== '__proto__')) return text
    this.fail(column, `"${text}" is not an id: letters, digits, "-" and "_" only, at most 64.`)
    return ''
  }

  /** A whole number of at least `least` and at most 9999. */
  wholeNumber(column: string, least: number): number | null {
    const text = this.text(column)
    if (text === '') return null
    const number = /^\d{1,4}$/.test(text) ? Number(text) : NaN
    if (number >= least) return number
    this.fail(column, `"${text}" is not a whole number from ${least} to 9999.`)
    return null
  }

  bool(column: string, fallback: boolean): boolean {
    const text = this.text(column).toLowerCase()
    if (text === '') return fallback
    if (YES_WORDS.includes(text)) return true
    if (!NO.includes(text)) this.fail(column, `"${text}" is neither true nor false; write one of the two.`)
    return false
  }

  /** A field that the owner added. */
  field(column: string, type: FieldType): string | number | boolean | null {
    const text = this.text(column)
    if (text === '') return null
    if (type === 'text') return text
    if (type === 'bool') return this.bool(column, false)
    const number = Number(text)
    if (Number.isFinite(number)) return number
    this.fail(column, `"${text}" is not a number, which "fields" in the settings requires.`)
    return null
  }
}
