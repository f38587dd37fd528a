import { err, ok, withoutEnd } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { digitsOf } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { inputText } from './input-text.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'

/** The reason why a text is not an amount. `text` is the input, for messages. */
export type DecimalFailure = {
  readonly tag: 'empty' | 'not-a-decimal' | 'too-many-digits' | 'too-large'
  readonly text: string
}

/** The sign between whole units and their parts. */
export type DecimalMark = '.' | ','

/** The options for reading a decimal text. */
export interface DecimalOptions {
  /** @default '.' */
  readonly decimalMark?: DecimalMark
}

/**
 * Reads an amount such as `12.50` into minor units without floating point. The decimal mark must be the
 * expected one: `12,50` is refused unless the comma is expected, since in other countries it separates
 * thousands. Zeros beyond the currency's digits are allowed (`1000.0` yen).
 */
export function parseDecimal(
  input: unknown,
  currency: CurrencyCode,
  { decimalMark = '.' }: DecimalOptions = {},
): Result<Money, DecimalFailure> {
  const text = inputText(input ?? '').trim()
  if (text === '') return err({ tag: 'empty', text })
  if (typeof input !== 'string') return err({ tag: 'not-a-decimal', text })
  const match = (decimalMark === '.' ? /^(-?)(\d+)(?:\.(\d+))?$/ : /^(-?)(\d+)(?:,(\d+))?$/).exec(text)
  if (match === null) return err({ tag: 'not-a-decimal', text })
  const digits = digitsOf(currency)
  const fraction = withoutEnd(match[3] ?? '', /0/)
  if (fraction.length > digits) return err({ tag: 'too-many-digits', text })
  const amount = Number(`${match[1]}${match[2]}${fraction.padEnd(digits, '0')}`)
  return Number.isSafeInteger(amount)
    ? ok({ amount: minorUnits(amount), currency })
    : err({ tag: 'too-large', text })
}

/**
 * Writes 1250 minor units with two digits as `12.50`; the inverse of `parseDecimal`. Grouping and signs other
 * than `-` are left to the formatter.
 */
export function toDecimalString(value: Money): string {
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency))
  return `${value.amount < 0 ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
}

/**
 * The digits of an amount, without its sign, before and after the decimal mark; `fraction` is empty for a
 * currency without digits.
 */
export function decimalParts(
  amountMinor: number,
  digits: number,
): { readonly whole: string; readonly fraction: string } {
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0')
  const mark = text.length - digits
  return { whole: text.slice(0, mark), fraction: text.slice(mark) }
}
