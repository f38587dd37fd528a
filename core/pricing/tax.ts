import { add, isZero, shareOf, sum } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import type { ExtraItem } from '../orders/index.js'
import type { Destination } from './shipping.js'

/** A tax that is added to the prices. `category` null: every line; `state` null: the whole country. */
export interface TaxRule {
  readonly name: string
  readonly share: PartsPerMillion
  readonly country: string
  readonly state: string | null
  readonly category: string | null
  readonly onShipping: boolean
}

/** A line's price after its part of the discount. */
export interface TaxableLine {
  readonly taxCategory: string | null
  readonly net: Money
}

const applies = (rule: TaxRule, destination: Destination): boolean =>
  rule.country === destination.country && (rule.state === null || rule.state === destination.state)

/**
 * The tax lines of an order, one for each rule of the destination that comes to more than nothing, rounded
 * once per rule, half up. Before the shopper has given a country there is no tax.
 */
export function taxLines(
  rules: readonly TaxRule[],
  destination: Destination,
  lines: readonly TaxableLine[],
  shipping: Money,
  currency: CurrencyCode,
): readonly ExtraItem[] {
  return rules
    .filter((rule) => applies(rule, destination))
    .map((rule) => {
      const taxed = lines.filter((line) => rule.category === null || rule.category === line.taxCategory)
      const base = sum(
        taxed.map((line) => line.net),
        currency,
      )
      const price = shareOf(rule.onShipping ? add(base, shipping) : base, rule.share)
      return { kind: 'tax', name: rule.name, price } as const
    })
    .filter((item) => !isZero(item.price))
}
