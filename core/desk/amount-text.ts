import { currencyCode, money, parseCurrencyCode, parseDecimal, toDecimalString } from '../money/index.js'
import type { DeskMoney } from './orders/order-view.js'

/** Reads an amount as people write it, with a point or a comma; null: not an amount. */
export function minorOf(text: string, currency: string): number | null {
  const code = parseCurrencyCode(currency)
  if (!code.ok) return null
  const decimalMark = text.includes(',') ? ',' : '.'
  const parsed = parseDecimal(text.trim(), code.value, { decimalMark })
  return parsed.ok && parsed.value.amount >= 0 ? parsed.value.amount : null
}

/** The text of an amount in a field: `12.50`. */
export const amountFieldText = ({ amountMinor, currency }: DeskMoney): string =>
  toDecimalString(money(amountMinor, currencyCode(currency)))
