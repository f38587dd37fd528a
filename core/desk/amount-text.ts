import { currencyCode, money, parseCurrencyCode, parseDecimal, toDecimalString } from '../money/index.js'
import type { DecimalMark } from '../money/index.js'
import type { DeskMoney } from './orders/order-view.js'

/**
 * Reads an amount as people write it, with a point or a comma; null: not an amount. A sign that is not the decimal
 * mark of the person's language may separate thousands there, so it has one or two digits after it, never three.
 */
export function minorOf(text: string, currency: string, mark: DecimalMark = '.'): number | null {
  const code = parseCurrencyCode(currency)
  if (!code.ok) return null
  const decimalMark = text.includes(',') ? ',' : '.'
  if (decimalMark !== mark && /[.,]\d{3,}\s*$/.test(text)) return null
  const parsed = parseDecimal(text.trim(), code.value, { decimalMark })
  return parsed.ok && parsed.value.amount >= 0 ? parsed.value.amount : null
}

/** The text of a number in a field, with the decimal mark of the person's language. */
export const markedText = (text: string, mark: DecimalMark): string => text.replace('.', mark)

/** A number of a table as people write it; other texts stay. */
export const cellText = (text: string, mark: DecimalMark): string =>
  /^-?\d+\.\d+$/.test(text.trim()) ? markedText(text.trim(), mark) : text

/** A number that a person typed, as tables keep it; other texts stay. */
export const typedCell = (text: string, mark: DecimalMark): string =>
  mark === ',' && /^\s*-?\d+,\d+\s*$/.test(text) ? text.trim().replace(',', '.') : text

/** The text of an amount in a field: `12.50`, or `12,50`. */
export const amountFieldText = ({ amountMinor, currency }: DeskMoney, mark: DecimalMark = '.'): string =>
  markedText(toDecimalString(money(amountMinor, currencyCode(currency))), mark)

/** The problem of a text that is no amount, with an example: `Write an amount such as 12,50.` */
export const amountProblem = (mark: DecimalMark, example = '12.50'): string =>
  `Write an amount such as ${markedText(example, mark)}.`
