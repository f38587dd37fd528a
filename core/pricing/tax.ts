import { add, formatMoney, includedShareOf, isZero, shareOf, sum, zero } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import type { ExtraItem } from '../orders/index.js'
import type { Destination } from './shipping.js'
import { stateCode } from './states.js'

/** A tax of the owner's. `category` null: every line; `state` null: the whole country. */
export interface TaxRule {
  readonly name: string
  readonly share: PartsPerMillion
  readonly country: string
  readonly state: string | null
  readonly category: string | null
  readonly onShipping: boolean
  /** The prices hold it already: it is shown and adds nothing. */
  readonly isIncluded: boolean
}

/** A line's price after its part of the discount. */
export interface TaxableLine {
  readonly taxCategory: string | null
  readonly net: Money
}

const applies = (rule: TaxRule, { country, state }: Destination): boolean =>
  rule.country === country &&
  (rule.state === null || stateCode(rule.country, rule.state) === stateCode(country, state))

/** Whether the taxes of a destination depend on its state and nobody can tell which that is. */
export const lacksState = (rules: readonly TaxRule[], { country, state }: Destination): boolean =>
  rules.some((rule) => rule.country === country && rule.state !== null) && stateCode(country, state) === null

/**
 * The tax lines of an order, one for each rule of the destination that comes to more than nothing, rounded
 * once per rule, half up. A tax that the prices include is named with its amount and adds nothing: a hundred
 * and nineteen with 19 % included hold nineteen, and of several taxes each its part. Before the shopper has
 * given a country there is no tax.
 */
export function taxLines(
  rules: readonly TaxRule[],
  destination: Destination,
  lines: readonly TaxableLine[],
  shipping: Money,
  currency: CurrencyCode,
): readonly ExtraItem[] {
  const applied = rules.filter((rule) => applies(rule, destination))
  return applied
    .map((rule) => {
      const base = baseOf(rule, lines, shipping, currency)
      const price = rule.isIncluded
        ? includedShareOf(base, rule.share, includedShares(applied, rule))
        : shareOf(base, rule.share)
      return { rule, price }
    })
    .filter(({ price }) => !isZero(price))
    .map(({ rule: { name, isIncluded }, price }) =>
      isIncluded
        ? { kind: 'tax', name: `${name} (${formatMoney(price)} included)`, price: zero(currency) }
        : { kind: 'tax', name, price },
    )
}

/** What a rule's share is taken of. */
function baseOf(
  rule: TaxRule,
  lines: readonly TaxableLine[],
  shipping: Money,
  currency: CurrencyCode,
): Money {
  const taxed = lines.filter((line) => rule.category === null || rule.category === line.taxCategory)
  const base = sum(
    taxed.map((line) => line.net),
    currency,
  )
  return rule.onShipping ? add(base, shipping) : base
}

/** The shares of all taxes that the same prices include, of which this rule's is one. */
const includedShares = (rules: readonly TaxRule[], { category }: TaxRule): number =>
  rules
    .filter((rule) => rule.isIncluded && (rule.category === null || rule.category === category))
    .reduce((shares, rule) => shares + rule.share, 0)
