import { CARD_CURRENCIES } from './card-currencies.js'

/** Signs of one currency only. `$`, `¥` and `kr` belong to several and are not here. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['US$', 'USD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['SG$', 'SGD'],
  ['NT$', 'TWD'],
  ['MX$', 'MXN'],
  ['R$', 'BRL'],
  ['JP¥', 'JPY'],
  ['CN¥', 'CNY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['₺', 'TRY'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
])

const CODES = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g
const SIGN = /[A-Z]{0,2}[$¥]|\p{Sc}|zł|Kč/gu

/**
 * The currency of a written price: a code is stronger than a sign (`$199 AUD`), and a sign with a country than
 * one without (`CA$10`). Null: none, or one of several.
 */
export function statedCurrency(text: string): string | null {
  const code = text.match(CODES)?.find((each) => CARD_CURRENCIES.has(each))
  return code ?? text.match(SIGN)?.flatMap((sign) => SIGNS.get(sign) ?? [])[0] ?? null
}

const known = new Map<string, readonly string[]>()

/** All signs of a currency, with and without its country, the longest first; cached, since a format is slow to make. */
export function signsOf(currency: string): readonly string[] {
  const earlier = known.get(currency)
  if (earlier) return earlier
  const formatted = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay })
    return format.formatToParts(0).flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
  })
  const own = [...SIGNS].flatMap(([sign, code]) => (code === currency ? [sign] : []))
  const signs = [...new Set([...formatted, ...own])].sort((one, other) => other.length - one.length)
  known.set(currency, signs)
  return signs
}

/** True for a price of this currency, or one whose sign belongs to it among others. */
export function isWrittenIn(currency: string, text: string): boolean {
  const stated = statedCurrency(text)
  const sign = text.replace(/[\d.,'’\s]/g, '')
  return stated === null ? signsOf(currency).includes(sign) : stated === currency
}
