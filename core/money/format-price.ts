import { assertNever } from '../shared/index.js'
import { decimalParts } from './decimal.js'
import { formatMoney, groupThousands, NOT_AN_AMOUNT } from './format-money.js'
import { parseCurrencyCode, UNKNOWN_CURRENCY } from './currency-code.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'
import type { PriceFormat, PriceSettings, PriceToken } from './price-settings.js'

const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/**
 * A price in the page's format (reference/shop-pages#prices): the page's own template, if it has one and the
 * price is in the page's currency, else a locale's format, else English (US). A template writes a negative
 * price with U+2212 before its symbol, or before everything if it shows no symbol.
 */
export function formatPrice(price: Money, settings: PriceFormat | null = null): string {
  if (settings !== null && 'locale' in settings) return formatMoney(price, settings)
  if (settings === null || settings.currency !== price.currency || settings.template.length === 0) {
    return formatMoney(price)
  }
  const amount = amountText(price.amount, settings)
  const shown = settings.template.map((token) => tokenText(token, amount, settings))
  if (price.amount >= 0) return shown.join('')
  const index = Math.max(
    settings.template.findIndex((token) => token.tag === 'symbol'),
    0,
  )
  return [...shown.slice(0, index), MINUS, ...shown.slice(index)].join('')
}

/**
 * Formats an unchecked price object, `{value, unit}` with the value in minor units. `NaN` if the value is not
 * a whole number, `Unknown currency` for an unknown unit (reference/constants#money).
 */
export function formatPriceValue(input: unknown, settings: PriceFormat | null = null): string {
  const { value, unit } = Object(input) as Readonly<Record<string, unknown>>
  if (!Number.isSafeInteger(value)) return NOT_AN_AMOUNT
  const currency = parseCurrencyCode(unit)
  if (!currency.ok) return UNKNOWN_CURRENCY
  return formatPrice({ amount: minorUnits(value as number), currency: currency.value }, settings)
}

function tokenText(token: PriceToken, amount: string, settings: PriceSettings): string {
  switch (token.tag) {
    case 'symbol':
      return settings.symbol
    case 'amount':
      return amount
    case 'currencyCode':
      return settings.currency
    case 'text':
      return token.text.replace(/\s/g, NO_BREAK_SPACE)
    default:
      return assertNever(token)
  }
}

function amountText(amountMinor: number, settings: PriceSettings): string {
  const { whole, fraction } = decimalParts(amountMinor, settings.fractionDigits)
  const grouped = groupThousands(whole, settings.groupMark)
  const isWhole = /^0*$/.test(fraction)
  return fraction === '' || (settings.hideDecimalForWholeNumbers && isWhole)
    ? grouped
    : `${grouped}${settings.decimalMark}${fraction}`
}
