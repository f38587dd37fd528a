import { digitsOf, parseCurrencyCode, UNKNOWN_CURRENCY } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { decimalParts } from './decimal.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'

/** How amounts are written. */
export interface MoneyFormat {
  /** Shows `$` or the code `USD`. @default 'symbol' */
  readonly display?: 'symbol' | 'code'
}

/** What is shown in place of an amount that is none (reference/constants#money). */
export const NOT_AN_AMOUNT = 'NaN'

/**
 * An amount as English (US) writes it, with a leading minus where it is negative: `-$1,234.50`, `USD 1,234.50`
 * (reference/constants#money).
 */
export function formatMoney(value: Money, { display = 'symbol' }: MoneyFormat = {}): string {
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency))
  const number = groupThousands(whole, ',') + (fraction === '' ? '' : `.${fraction}`)
  return `${value.amount < 0 ? '-' : ''}${currencyPrefix(value.currency, display)}${number}`
}

/**
 * The same for values nobody has checked: `NaN` for an amount that is no whole number, `Unknown currency` for a
 * code not known (reference/constants#money).
 */
export function formatAmount(amountMinor: unknown, currency: unknown, format: MoneyFormat = {}): string {
  if (!Number.isSafeInteger(amountMinor)) return NOT_AN_AMOUNT
  const code = parseCurrencyCode(currency)
  if (!code.ok) return UNKNOWN_CURRENCY
  return formatMoney({ amount: minorUnits(amountMinor as number), currency: code.value }, format)
}

/** `1234567` with `,` is `1,234,567`. */
export const groupThousands = (digits: string, mark: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, () => mark)

/** The prefixes already asked for: making a number format costs more than everything else a price takes. */
const prefixes = /*#__PURE__*/ new Map<string, string>()

/**
 * What English writes before the number: the symbol, or the code and a no-break space. Intl knows both; the
 * digits are ours and exact.
 */
function currencyPrefix(currency: CurrencyCode, display: 'symbol' | 'code'): string {
  const known = prefixes.get(`${display} ${currency}`)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: display })
  const parts = format.formatToParts(1)
  const integer = parts.findIndex((part) => part.type === 'integer')
  const prefix = parts
    .slice(0, integer)
    .map((part) => part.value)
    .join('')
  prefixes.set(`${display} ${currency}`, prefix)
  return prefix
}
