import { includedShareOf, isZero, shareOf, subtract, sum } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import type { ExtraItem, OrderTax } from '../orders/index.js'
import type { Destination } from './shipping.js'
import { placeOf } from './states.js'

/**
 * A tax that the owner set up. `category` null: for lines whose category has no rule of its own at the
 * destination; `state` null: the whole country.
 */
export interface TaxRule {
  readonly name: string
  readonly share: PartsPerMillion
  readonly country: string
  readonly state: string | null
  readonly category: string | null
  readonly onShipping: boolean
  /** True: the prices include it already, so it is shown and adds nothing. */
  readonly isIncluded: boolean
  /** The name of an included tax beside its amount: `inkl. MwSt.`. @default its name with "(included)" */
  readonly includedName?: string
}

/** A line's price after its part of the discount. */
export interface TaxableLine {
  readonly taxCategory: string | null
  readonly net: Money
}

/** A category in the form for comparison; null: the general one. */
export const taxCategoryOf = (text: string): string | null => text.trim().toLowerCase() || null

/** True if a rule applies to a destination; a rule for an unknown state never applies. */
function applies(rule: TaxRule, destination: Destination): boolean {
  const ruled = placeOf(rule)
  const place = placeOf(destination)
  if (ruled.country !== place.country) return false
  return (
    (rule.state === null && ruled.state === null) || (ruled.state !== null && ruled.state === place.state)
  )
}

/** True if the taxes of a destination depend on its state and the state is unknown. */
export function lacksState(rules: readonly TaxRule[], destination: Destination): boolean {
  const { country, state } = placeOf(destination)
  return (
    state === null && rules.map(placeOf).some((ruled) => ruled.country === country && ruled.state !== null)
  )
}

/** A tax of an order with the name under which its summary shows it. */
export interface AppliedTax extends OrderTax {
  readonly shownName: string
}

/**
 * The taxes of an order, one for each rule of the destination that applies to something, rounded once per
 * rule, half up. A tax that the prices include is marked and adds nothing: 119 with 19 % included contain 19,
 * and with several taxes each has its share. Without a country there is no tax.
 */
export function appliedTaxes(
  rules: readonly TaxRule[],
  destination: Destination,
  lines: readonly TaxableLine[],
  shipping: Money,
  currency: CurrencyCode,
): readonly AppliedTax[] {
  const applied = rules.filter((rule) => applies(rule, destination))
  const ruled = new Set(applied.map(({ category }) => category))
  // A reduced rate replaces the general one and is not added to it.
  const parts: readonly TaxablePart[] = [
    ...lines.map(({ net, taxCategory }, item) => ({
      value: net,
      category: ruled.has(taxCategory) ? taxCategory : null,
      item,
    })),
    { value: shipping, category: null, item: null },
  ]
  const included = applied.filter((rule) => rule.isIncluded)
  const includedIn = (rule: TaxRule, taxed: readonly TaxablePart[]): Money =>
    includedShareOf(
      taxed
        .filter((part) => isTaxed(rule, part))
        .map((part) => ({ value: part.value, shares: sharesIn(included, part) })),
      rule.share,
      currency,
    )
  return applied
    .map((rule) => {
      const { name, share, isIncluded, includedName } = rule
      const taxed = parts.filter((part) => isTaxed(rule, part))
      const values = sum(
        taxed.map(({ value }) => value),
        currency,
      )
      return {
        name,
        share,
        net: included.reduce((net, other) => subtract(net, includedIn(other, taxed)), values),
        amount: isIncluded ? includedIn(rule, taxed) : shareOf(values, share),
        isIncluded,
        items: taxed.flatMap(({ item }) => (item === null ? [] : [item])),
        isOnShipping: rule.onShipping,
        shownName: isIncluded ? (includedName ?? `${name} (included)`) : name,
      }
    })
    .filter(({ net, amount }) => !isZero(net) || !isZero(amount))
}

/** A tax in its stored form. */
export const orderTax = ({
  name,
  share,
  net,
  amount,
  isIncluded,
  items,
  isOnShipping,
}: AppliedTax): OrderTax => ({ name, share, net, amount, isIncluded, items, isOnShipping })

/** The summary lines for all taxes above zero. */
export const taxLines = (taxes: readonly AppliedTax[]): readonly ExtraItem[] =>
  taxes
    .filter(({ amount }) => !isZero(amount))
    .map(({ shownName: name, amount: price, isIncluded }) =>
      isIncluded ? { kind: 'tax', name, price, isIncluded } : { kind: 'tax', name, price },
    )

/** The base of a tax: a line or the shipping. */
interface TaxablePart {
  readonly value: Money
  /** The category whose rules apply to it; null: the general rules. */
  readonly category: string | null
  /** The index of the line; null: the shipping. */
  readonly item: number | null
}

/** True if a rule taxes this part of the price. */
const isTaxed = ({ onShipping, category }: TaxRule, part: TaxablePart): boolean =>
  part.item === null ? onShipping : category === part.category

/** The shares of all taxes that this part of the price includes. */
const sharesIn = (included: readonly TaxRule[], part: TaxablePart): number =>
  included.filter((rule) => isTaxed(rule, part)).reduce((shares, rule) => shares + rule.share, 0)
