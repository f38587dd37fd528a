import { includedShareOf, isZero, shareOf, sum } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import type { ExtraItem } from '../orders/index.js'
import type { Destination } from './shipping.js'
import { placeOf } from './states.js'

/**
 * A tax of the owner's. `category` null: the lines whose category has no rule of its own where the order goes;
 * `state` null: the whole country.
 */
export interface TaxRule {
  readonly name: string
  readonly share: PartsPerMillion
  readonly country: string
  readonly state: string | null
  readonly category: string | null
  readonly onShipping: boolean
  /** The prices hold it already: it is shown and adds nothing. */
  readonly isIncluded: boolean
  /** The name of an included tax beside its amount: `inkl. MwSt.`. @default its name with "(included)" */
  readonly includedName?: string
}

/** A line's price after its part of the discount. */
export interface TaxableLine {
  readonly taxCategory: string | null
  readonly net: Money
}

/** A category as the catalogue and the settings compare it; null: the general one. */
export const taxCategoryOf = (text: string): string | null => text.trim().toLowerCase() || null

/** True if a rule holds where an order goes; a rule for a state that there is none holds nowhere. */
function applies(rule: TaxRule, destination: Destination): boolean {
  const ruled = placeOf(rule)
  const place = placeOf(destination)
  if (ruled.country !== place.country) return false
  return (
    (rule.state === null && ruled.state === null) || (ruled.state !== null && ruled.state === place.state)
  )
}

/** True if the taxes of a destination depend on its state and the state is not known. */
export function lacksState(rules: readonly TaxRule[], destination: Destination): boolean {
  const { country, state } = placeOf(destination)
  return (
    state === null && rules.map(placeOf).some((ruled) => ruled.country === country && ruled.state !== null)
  )
}

/**
 * The tax lines of an order, one for each rule of the destination that comes to more than nothing, rounded
 * once per rule, half up. A tax that the prices include is marked and adds nothing: a hundred and nineteen
 * with 19 % included hold nineteen, and of several taxes each its part. Before the shopper has
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
  const ruled = new Set(applied.map(({ category }) => category))
  // A reduced rate replaces the general one, it does not come on top.
  const parts: readonly TaxablePart[] = [
    ...lines.map(({ net, taxCategory }) => ({
      value: net,
      category: ruled.has(taxCategory) ? taxCategory : null,
      isShipping: false,
    })),
    { value: shipping, category: null, isShipping: true },
  ]
  const included = applied.filter((rule) => rule.isIncluded)
  return applied
    .map((rule) => {
      const taxed = parts.filter((part) => isTaxed(rule, part))
      const price = rule.isIncluded
        ? includedShareOf(
            taxed.map((part) => ({ value: part.value, shares: sharesIn(included, part) })),
            rule.share,
            currency,
          )
        : shareOf(
            sum(
              taxed.map(({ value }) => value),
              currency,
            ),
            rule.share,
          )
      return { rule, price }
    })
    .filter(({ price }) => !isZero(price))
    .map(({ rule: { name, isIncluded, includedName }, price }) =>
      isIncluded
        ? { kind: 'tax', name: includedName ?? `${name} (included)`, price, isIncluded }
        : { kind: 'tax', name, price },
    )
}

/** The base of a tax: a line or the shipping. */
interface TaxablePart {
  readonly value: Money
  /** The category whose rules hold for it; null: the general rules. */
  readonly category: string | null
  readonly isShipping: boolean
}

/** True if a rule takes its share of this part of the price. */
const isTaxed = ({ onShipping, category }: TaxRule, part: TaxablePart): boolean =>
  part.isShipping ? onShipping : category === part.category

/** The shares of all taxes that this part of the price includes. */
const sharesIn = (included: readonly TaxRule[], part: TaxablePart): number =>
  included.filter((rule) => isTaxed(rule, part)).reduce((shares, rule) => shares + rule.share, 0)
