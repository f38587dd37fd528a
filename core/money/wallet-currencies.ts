import type { CurrencyFacts } from './card-currencies.js'

const TWO_DIGITS =
  'AUD BRL CAD CNY CZK DKK EUR HKD INR ILS MYR MXN NZD NOK PHP PLN GBP RUB SGD SEK CHF THB USD'

/** A wallet counts TWD in whole units, while the card list gives it two digits. */
const NO_DIGITS = 'JPY TWD'

const factsWithDigits = (codes: string, digits: number): readonly (readonly [string, CurrencyFacts])[] =>
  codes.split(' ').map((code) => [code, { digits, minimumChargeMinor: 1 }])

/**
 * The 25 currencies of wallet payments, by code; the smallest charge is one minor unit
 * (reference/constants#currencies).
 */
export const WALLET_CURRENCIES: ReadonlyMap<string, CurrencyFacts> = /*#__PURE__*/ new Map([
  ...factsWithDigits(TWO_DIGITS, 2),
  ...factsWithDigits(NO_DIGITS, 0),
])
