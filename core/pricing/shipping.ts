import type { ShippingMethod, ShippingMethodId } from '../orders/index.js'
import { shareOf } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import { assertNever } from '../shared/index.js'
import { pieceCount, subtotalOf } from './line.js'
import type { PricingLine } from './line.js'

/** One step of a stepped rate: from `from` (included) up to `upTo` (excluded; null: no limit). */
export interface RateStep {
  readonly from: number
  readonly upTo: number | null
  readonly charge: Money
}

/**
 * The rule of a shipping price (reference/wire-protocol#shipping-rules), measured over the shippable lines
 * only. The steps of `price` count minor units of their subtotal, those of `quantity` pieces, those of
 * `weight` the owner's unit of weight.
 */
export type ShippingRate =
  | { readonly tag: 'flat-rate'; readonly charge: Money }
  | { readonly tag: 'percentage'; readonly share: PartsPerMillion }
  | { readonly tag: 'price' | 'quantity' | 'weight'; readonly steps: readonly RateStep[] }

/**
 * A shipping method that the owner set up. `countries`: the ISO alpha-2 codes that it serves, `everywhere`:
 * all.
 */
export interface ShippingOffer {
  readonly id: ShippingMethodId
  readonly name: string
  readonly description: string | null
  readonly countries: readonly string[] | 'everywhere'
  readonly rate: ShippingRate
}

/** The destination of an order; null: not given yet. */
export interface Destination {
  readonly country: string | null
  readonly state: string | null
}

/** True if a rate costs something for some order. */
export function canCost(rate: ShippingRate): boolean {
  switch (rate.tag) {
    case 'flat-rate':
      return rate.charge.amount > 0
    case 'percentage':
      return rate.share > 0
    case 'price':
    case 'quantity':
    case 'weight':
      return rate.steps.some(({ charge }) => charge.amount > 0)
    default:
      return assertNever(rate)
  }
}

/** The shipping price of these lines at a rate; null: no step covers them, so this method is not possible. */
export function shippingCharge(
  rate: ShippingRate,
  lines: readonly PricingLine[],
  currency: CurrencyCode,
): Money | null {
  const shipped = lines.filter((line) => line.shippable)
  switch (rate.tag) {
    case 'flat-rate':
      return rate.charge
    case 'percentage':
      return shareOf(subtotalOf(shipped, currency), rate.share)
    case 'price':
      return stepCharge(rate.steps, subtotalOf(shipped, currency).amount)
    case 'quantity':
      return stepCharge(rate.steps, pieceCount(shipped))
    case 'weight':
      return stepCharge(rate.steps, totalWeight(shipped))
    default:
      return assertNever(rate)
  }
}

const totalWeight = (lines: readonly PricingLine[]): number =>
  lines.reduce((weight, line) => weight + (line.weight ?? 0) * line.count, 0)

const stepCharge = (steps: readonly RateStep[], measure: number): Money | null =>
  steps.find((step) => measure >= step.from && (step.upTo === null || measure < step.upTo))?.charge ?? null

const serves = (offer: ShippingOffer, { country }: Destination): boolean =>
  offer.countries === 'everywhere' || (country !== null && offer.countries.includes(country))

/**
 * The shipping methods that a shopper can choose, with prices, in the owner's order. Nothing to ship: none.
 * No country given yet: only the methods that serve every country. A selected method that is no longer
 * offered is not selected.
 */
export function availableShippingMethods(
  offers: readonly ShippingOffer[],
  lines: readonly PricingLine[],
  destination: Destination,
  selected: ShippingMethodId | null,
  currency: CurrencyCode,
): readonly ShippingMethod[] {
  if (!lines.some((line) => line.shippable)) return []
  return offers.flatMap((offer) => {
    const price = serves(offer, destination) ? shippingCharge(offer.rate, lines, currency) : null
    if (price === null) return []
    return [
      {
        id: offer.id,
        name: offer.name,
        description: offer.description,
        price,
        selected: offer.id === selected,
      },
    ]
  })
}
