/**
 * One currency: the number of decimal digits of its minor unit, and the smallest amount that a processor
 * charges, in minor units.
 */
export interface CurrencyFacts {
  readonly digits: number
  readonly minimumChargeMinor: number
}

const TWO_DIGITS =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BWP BZD CAD CDF CHF CNY COP ' +
  'CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR ISK ' +
  'JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MRO MUR MVR MWK MXN MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SEK SGD SHP SLL SOS SRD STD SZL THB ' +
  'TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW'

const NO_DIGITS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'

const MINIMUM_CHARGE_MINOR: Readonly<Record<string, number>> = {
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  SGD: 50,
  USD: 50,
}

const factsWithDigits = (codes: string, digits: number): readonly (readonly [string, CurrencyFacts])[] =>
  codes.split(' ').map((code) => [code, { digits, minimumChargeMinor: MINIMUM_CHARGE_MINOR[code] ?? 0 }])

/**
 * Every currency in which a card can be charged, by code; other codes count as unknown
 * (reference/constants#currencies).
 */
export const CARD_CURRENCIES: ReadonlyMap<string, CurrencyFacts> = /*#__PURE__*/ new Map([
  ...factsWithDigits(TWO_DIGITS, 2),
  ...factsWithDigits(NO_DIGITS, 0),
])
