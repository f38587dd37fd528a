import type { CurrencyCode } from './currency-code.js'
import { minorUnits, zero } from './money.js'
import type { Money } from './money.js'

/** Throws for amounts in different currencies, since combining them is a bug. */
function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new Error(`[vitrine] cannot combine ${left.currency} with ${right.currency}`)
  }
}

/** The sum of two amounts; throws if their currencies differ. */
export function add(left: Money, right: Money): Money {
  assertSameCurrency(left, right)
  return { amount: minorUnits(left.amount + right.amount), currency: left.currency }
}

/** The first amount minus the second; throws if their currencies differ. */
export function subtract(left: Money, right: Money): Money {
  assertSameCurrency(left, right)
  return { amount: minorUnits(left.amount - right.amount), currency: left.currency }
}

/** The same amount with the opposite sign. */
export const negate = (value: Money): Money => ({
  amount: minorUnits(-value.amount),
  currency: value.currency,
})

/** The price of `count` pieces. A count that is not a whole number is a bug and throws. */
export function multiply(price: Money, count: number): Money {
  if (!Number.isSafeInteger(count)) throw new Error(`[vitrine] ${count} is not a count of pieces`)
  return { amount: minorUnits(price.amount * count), currency: price.currency }
}

/** Adds up amounts of one currency; an empty list gives zero. */
export const sum = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(add, zero(currency))

/** Below 0 when `left` is less, 0 when equal, above 0 when more. */
export function compare(left: Money, right: Money): number {
  assertSameCurrency(left, right)
  return Math.sign(left.amount - right.amount)
}

/** The smaller of two amounts, the first of equal ones; throws if their currencies differ. */
export const smaller = (left: Money, right: Money): Money => (compare(left, right) <= 0 ? left : right)

/** The larger of two amounts, the first of equal ones; throws if their currencies differ. */
export const larger = (left: Money, right: Money): Money => (compare(left, right) >= 0 ? left : right)

/** True if two amounts are the same in the same currency; never throws. */
export const equals = (left: Money, right: Money): boolean =>
  left.currency === right.currency && left.amount === right.amount
