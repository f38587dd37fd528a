import { CARD_CURRENCIES } from './card-currencies.js'

/** Signs of one currency only. Those of several, such as `$`, `¥` and `kr`, are not here. */
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
  ['円', 'JPY'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₪', 'ILS'],
  ['₫', 'VND'],
  ['₺', 'TRY'],
  ['₱', 'PHP'],
  ['₦', 'NGN'],
  ['₴', 'UAH'],
  ['₽', 'RUB'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
])

/** Signs that are also abbreviations, so that they count only in the shop's own currency. */
const OWN_SIGNS: ReadonlyMap<string, string> = new Map([
  ['TL', 'TRY'],
  ['Ft', 'HUF'],
  ['Fr', 'CHF'],
  ['lei', 'RON'],
  ['лв', 'BGN'],
  ['руб', 'RUB'],
  ['元', 'CNY'],
  ['ر.س', 'SAR'],
  ['د.إ', 'AED'],
  ['ج.م', 'EGP'],
])

/** Signs of several currencies in letters. */
const SHARED_SIGNS = ['kr', 'Kr', 'KR', 'Rs']

/** Codes that are also words, names or units (`TOP 10`, `ALL 5`, `PHP 8`). All have two decimal digits. */
const WORD_CODES: ReadonlySet<string> = new Set(
  (
    'AED ALL AMD ANG AWG BAM BOB BSD COP CRC CVE GEL ILS KGS LAK ' +
    'MAD MNT MOP NAD NIO PEN PHP RON RUB SAR SOS STD TOP TRY WST'
  ).split(' '),
)

const CODES = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g
const MINOR_UNITS = /\d[.,]\d{2}(?!\d)/

/** The codes that count beside any amount: all but words, and the shop's own. */
export const plainCodes = (own: string | null): readonly string[] =>
  [...CARD_CURRENCIES.keys()].filter((code) => code === own || !WORD_CODES.has(code))

/** The codes that count only as `isCodeIn` says. */
export const wordCodes = (own: string | null): readonly string[] =>
  [...WORD_CODES].filter((code) => code !== own)

/**
 * True if a code stands for its currency in this text. One that is also a word does if it is the shop's own,
 * or beside minor units (`TRY 10.00`) or a sign of its currency (`TRY ₺10`).
 */
function isCodeIn(text: string, code: string, own: string | null): boolean {
  if (!CARD_CURRENCIES.has(code)) return false
  if (code === own || !WORD_CODES.has(code) || MINOR_UNITS.test(text)) return true
  return signsOf(code).some((sign) => sign !== code && text.includes(sign))
}

/** True if each word in capitals in a text is the code of its currency. */
export const areAllCodes = (text: string, own: string | null): boolean =>
  (text.match(CODES) ?? []).every((code) => isCodeIn(text, code, own))

/** The signs that count in any shop, and those of the shop's own currency, the longest first. */
export const countedSigns = (own: string | null): readonly string[] =>
  [...new Set([...SIGNS.keys(), ...SHARED_SIGNS, ...(own === null ? [] : signsOf(own))])].sort(
    (one, other) => other.length - one.length,
  )

const IN_LETTERS = [...SIGNS.keys()].filter((sign) => /\p{L}$/u.test(sign))
/** A sign with or without a country. */
const SIGN = new RegExp(String.raw`[A-Z]{0,2}[$¥]|\p{Sc}|${IN_LETTERS.join('|')}`, 'gu')

const codeAmong = (text: string, counts: (code: string) => boolean): string | undefined =>
  text.match(CODES)?.find(counts)

const currencyOfSign = (text: string): string | null =>
  text.match(SIGN)?.flatMap((sign) => SIGNS.get(sign) ?? [])[0] ?? null

/**
 * The currency that a text names: a code is stronger than a sign (`$199 AUD`), and a sign with a country than
 * one without (`CA$10`). Null: none, or one of several. `own`: the currency of the shop, whose code always counts.
 */
export const statedCurrency = (text: string, own: string | null = null): string | null =>
  codeAmong(text, (code) => isCodeIn(text, code, own)) ?? currencyOfSign(text)

/** The same for a text that is known to be a price, in which every code counts (`TRY 199`, `199 TL`). */
export function currencyOfPrice(price: string): string | null {
  const stated = codeAmong(price, (code) => CARD_CURRENCIES.has(code)) ?? currencyOfSign(price)
  const sign = bareSign(price)
  return stated ?? [...OWN_SIGNS].find(([own]) => bareSign(own) === sign)?.[1] ?? null
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
  const own = [...SIGNS, ...OWN_SIGNS].flatMap(([sign, code]) => (code === currency ? [sign] : []))
  const signs = [...new Set([...formatted, ...own])].sort((one, other) => other.length - one.length)
  known.set(currency, signs)
  return signs
}

/** A price without its amount, dots and direction marks. */
const bareSign = (text: string): string => text.replace(/[\d.,'’:\s\u200e\u200f–—-]/g, '')

/** True for a price of this currency, or one whose sign belongs to it among others. */
export function isWrittenIn(currency: string, text: string): boolean {
  const stated = statedCurrency(text, currency)
  if (stated !== null) return stated === currency
  const sign = bareSign(text)
  return signsOf(currency).some((own) => bareSign(own) === sign || bareSign(own) === sign.toLowerCase())
}
