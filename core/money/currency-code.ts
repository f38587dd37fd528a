import { err, ok } from '../shared/index.js'
import type { Brand, Result } from '../shared/index.js'
import { CARD_CURRENCIES } from './card-currencies.js'
import { inputText } from './input-text.js'

/**
 * An upper-case ISO 4217 code that the card list knows, e.g. `USD`; made by `parseCurrencyCode` or
 * `currencyCode`.
 */
export type CurrencyCode = Brand<string, 'CurrencyCode'>

/** The text is not a currency of the table. */
export type CurrencyFailure = { readonly tag: 'unknown-currency'; readonly text: string }

/**
 * Reads a currency code in any case. A code outside the card list is a failure
 * (reference/constants#currencies).
 */
export function parseCurrencyCode(input: unknown): Result<CurrencyCode, CurrencyFailure> {
  const code = typeof input === 'string' ? input.trim().toUpperCase() : ''
  return CARD_CURRENCIES.has(code)
    ? ok(code as CurrencyCode)
    : err({ tag: 'unknown-currency', text: inputText(input) })
}

/** The same for a code in the program; an unknown one is a bug and throws. */
export function currencyCode(code: string): CurrencyCode {
  const parsed = parseCurrencyCode(code)
  if (!parsed.ok) throw new Error(`[vitrine] unknown currency ${code}`)
  return parsed.value
}

const factsOf = (code: CurrencyCode) => {
  const facts = CARD_CURRENCIES.get(code)
  if (facts === undefined) throw new Error(`[vitrine] unknown currency ${code}`)
  return facts
}

/**
 * The number of decimal digits of a currency's minor unit: 2 for USD, 0 for JPY
 * (reference/constants#currencies).
 */
export const digitsOf = (code: CurrencyCode): number => factsOf(code).digits

/**
 * The smallest amount, in minor units, that a card processor charges in this currency; 0: no minimum
 * (reference/constants#currencies).
 */
export const minimumChargeOf = (code: CurrencyCode): number => factsOf(code).minimumChargeMinor

/** The English name of a currency, or `Unknown currency` (reference/constants#currencies). */
export function currencyName(input: unknown): string {
  const code = parseCurrencyCode(input)
  if (!code.ok) return UNKNOWN_CURRENCY
  return String(new Intl.DisplayNames(['en-US'], { type: 'currency' }).of(code.value))
}

/** The text shown in place of an unknown currency (reference/constants#money). */
export const UNKNOWN_CURRENCY = 'Unknown currency'
