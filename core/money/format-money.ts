import { digitsOf, parseCurrencyCode, UNKNOWN_CURRENCY } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'
import { decimalParts, toDecimalString } from './decimal.js'
import { minorUnits } from './money.js'
import type { Money } from './money.js'

/** The options for writing amounts. */
export interface MoneyFormat {
  /** Shows `$` or the code `USD`. @default 'symbol' */
  readonly display?: 'symbol' | 'code'
  /** The language and country whose way of writing is used: `de-DE`. @default 'en-US' */
  readonly locale?: string
}

/** The text shown in place of an amount that is none (reference/constants#money). */
export const NOT_AN_AMOUNT = 'NaN'

/** The number formats already made: making one costs more than everything else a price takes. */
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

/** True if prices can be written as this locale does. */
export const isPriceLocale = (text: string): boolean => supportedLocale(text) !== undefined

/**
 * A text as a locale that prices can be written for; English (US) for what is none or is not known. The system's
 * own language is never taken: a server and a page would write different prices.
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
    // Decimal texts are formatted exactly; the type of older libraries knows numbers only.
    return numberFormat(known, value.currency, display).format(toDecimalString(value) as unknown as number)
  const { whole, fraction } = decimalParts(value.amount, digitsOf(value.currency))
  const number = groupThousands(whole, ',') + (fraction === '' ? '' : `.${fraction}`)
  return `${value.amount < 0 ? '-' : ''}${currencyPrefix(value.currency, display)}${number}`
}

/**
 * The same for unchecked values: `NaN` for an amount that is no whole number, `Unknown currency` for an
 * unknown code (reference/constants#money).
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

/** The prefixes already asked for. */
const prefixes = /*#__PURE__*/ new Map<string, string>()

/**
 * The English prefix of the number: the symbol, or the code and a no-break space. Intl knows both; the digits
 * are ours and exact.
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
