import type { Brand } from '../shared/index.js'
import { currencyCode } from './currency-code.js'
import type { CurrencyCode } from './currency-code.js'

/** A whole number of a currency's smallest unit (cents, yen), never a fraction; made by `minorUnits`. */
export type MinorUnits = Brand<number, 'MinorUnits'>

/** An amount in a currency. It may be negative: a discount line is. */
export interface Money {
  readonly amount: MinorUnits
  readonly currency: CurrencyCode
}

/**
 * Makes minor units from a whole number. A fraction or a number too large to be exact is a bug and throws.
 */
export function minorUnits(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) throw new Error(`[vitrine] ${count} is not a whole number of minor units`)
  return (count === 0 ? 0 : count) as MinorUnits
}

/**
 * `money(1250, 'USD')` is twelve dollars fifty. Throws on a fraction and on an unknown currency: both are
 * bugs.
 */
export const money = (amountMinor: number, currency: CurrencyCode | string): Money => ({
  amount: minorUnits(amountMinor),
  currency: currencyCode(currency),
})

/** Zero in a currency. */
export const zero = (currency: CurrencyCode): Money => ({ amount: minorUnits(0), currency })

/** True for an amount of zero, in any currency. */
export const isZero = (value: Money): boolean => value.amount === 0

/** True if the amount is below zero, as for a discount. */
export const isNegative = (value: Money): boolean => value.amount < 0
