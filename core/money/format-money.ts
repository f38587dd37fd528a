import { digitsOf, parseCurrencyCode, UNKNOWN_CURRENCY } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { decimalParts, toDecimalString } from './decimal.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'

/** The options for formatting amounts. */
export interface MoneyFormat {
  /** Shows `$` or the code `USD`. @default 'symbol' */
  readonly display?: 'symbol' | 'code'
  /** The locale of the format: `de-DE`. @default 'en-US' */
  readonly locale?: string
}

/** The text shown for an invalid amount (reference/constants#money). */
export const NOT_AN_AMOUNT = 'NaN'

/** The formats made so far, since making one costs more than formatting a price. */
const formats = /*#__PURE__*/ new Map<string, Intl.NumberFormat>()

function numberFormat(locale: string, currency: CurrencyCode, display: 'symbol' | 'code') {
  const key = `${locale} ${currency} ${display}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const digits = digitsOf(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: display,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, format)
  return format
}

const supportedLocale = (text: string): string | undefined => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(text)[0]
  } catch {
    return undefined
  }
}

/** True if prices can be written in this locale. */
export const isPriceLocale = (text: string): boolean => supportedLocale(text) !== undefined

/**
 * A text as a supported locale; English (US) if it is invalid or unknown. The system's own language is never
 * used, since server and page would write different prices.
 */
export const priceLocale = (text: string | null | undefined): string =>
  (text ? supportedLocale(text) : undefined) ?? DEFAULT_LOCALE

const DEFAULT_LOCALE = 'en-US'

/**
 * An amount with its currency: `-$1,234.50`, `USD 1,234.50` as English (US) writes it, `1.234,50 €` in German
 * (reference/constants#money).
 */
export function formatMoney(value: Money, { display = 'symbol', locale }: MoneyFormat = {}): string {
  const known = priceLocale(locale)
  if (known !== DEFAULT_LOCALE)
    // Decimal texts are formatted exactly; the types of older libraries allow only numbers.
    return numberFormat(known, value.currency, display).format(toDecimalString(value) as unknown as number)
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency))
  const number = groupThousands(whole, ',') + (fraction === '' ? '' : `.${fraction}`)
  return `${value.amount < 0 ? '-' : ''}${currencyPrefix(value.currency, display)}${number}`
}

/**
 * The same for unchecked values: `NaN` for an amount that is not a whole number, `Unknown currency` for an
 * unknown code (reference/constants#money).
 */
export function formatAmount(amountMinor: unknown, currency: unknown, format: MoneyFormat = {}): string {
  if (!Number.isSafeInteger(amountMinor)) return NOT_AN_AMOUNT
  const code = parseCurrencyCode(currency)
  if (!code.ok) return UNKNOWN_CURRENCY
  return formatMoney({ amount: minorUnits(amountMinor as number), currency: code.value }, format)
}

/** Groups thousands: `1234567` with `,` gives `1,234,567`. */
export const groupThousands = (digits: string, mark: string): string =>
  digits.replace(/\B(?=(?:\d{3})+$)/g, () => mark)

/** The prefixes made so far. */
const prefixes = /*#__PURE__*/ new Map<string, string>()

/**
 * The English prefix of an amount: the symbol, or the code and a no-break space. `Intl` provides the prefix;
 * the digits are written here and exact.
 */
function currencyPrefix(currency: CurrencyCode, display: 'symbol' | 'code'): string {
  const known = prefixes.get(`${display} ${currency}`)
  if (known !== undefined) return known
  const parts = numberFormat(DEFAULT_LOCALE, currency, display).formatToParts(1)
  const integer = parts.findIndex((part) => part.type === 'integer')
  const prefix = parts
    .slice(0, integer)
    .map((part) => part.value)
    .join('')
  prefixes.set(`${display} ${currency}`, prefix)
  return prefix
}
