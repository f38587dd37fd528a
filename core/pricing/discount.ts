import { compare, shareOf, smaller, sum } from '../money/index.js'
import type { CurrencyCode, Money, PartsPerMillion } from '../money/index.js'
import { err, ok } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { pieceCount, rowTotal, subtotalOf } from './line.js'
import type { PricingLine } from './line.js'

/** A discount code as the owner set it up. The code is upper case. */
export interface Discount {
  readonly code: string
  readonly name: string
  readonly worth:
    | { readonly tag: 'percent'; readonly share: PartsPerMillion }
    | { readonly tag: 'amount'; readonly amount: Money }
  /** Wall-clock ms at which it ends; null: never. */
  readonly expiresOn: number | null
  /** The maximum number of orders with it; null: unlimited. */
  readonly usageLimit: number | null
  readonly usedCount: number
  readonly minimumSubtotal: Money | null
  readonly minimumCount: number | null
  /** The products to which it applies; null: all. */
  readonly productIds: readonly string[] | null
}

/** The reason why a discount does not apply, as the server's code (reference/errors#checkout). */
export type DiscountRefusal =
  | 'DiscountDoesNotExist'
  | 'DiscountInvalid'
  | 'DiscountExpired'
  | 'DiscountUsageReached'
  | 'DiscountRequirementsNotMet'

/** The lines to which a discount applies. */
export const discountedLines = (discount: Discount, lines: readonly PricingLine[]): readonly PricingLine[] =>
  lines.filter((line) => discount.productIds === null || discount.productIds.includes(line.productId))

/**
 * Checks that a discount may be used on these lines now. The reasons are checked in this order: unknown,
 * another currency, expired, used up, requirements. The requirements count over the whole order, and the
 * discount must apply to at least one line.
 */
export function checkDiscount(
  discount: Discount | null,
  lines: readonly PricingLine[],
  currency: CurrencyCode,
  nowMs: number,
): Result<Discount, DiscountRefusal> {
  if (discount === null) return err('DiscountDoesNotExist')
  if (!isInCurrency(discount, currency)) return err('DiscountInvalid')
  if (discount.expiresOn !== null && nowMs >= discount.expiresOn) return err('DiscountExpired')
  if (discount.usageLimit !== null && discount.usedCount >= discount.usageLimit)
    return err('DiscountUsageReached')
  return meetsRequirements(discount, lines, currency) ? ok(discount) : err('DiscountRequirementsNotMet')
}

function isInCurrency(discount: Discount, currency: CurrencyCode): boolean {
  const amounts = [discount.worth.tag === 'amount' ? discount.worth.amount : null, discount.minimumSubtotal]
  return amounts.every((amount) => amount === null || amount.currency === currency)
}

function meetsRequirements(
  discount: Discount,
  lines: readonly PricingLine[],
  currency: CurrencyCode,
): boolean {
  const reachesSubtotal =
    discount.minimumSubtotal === null || compare(subtotalOf(lines, currency), discount.minimumSubtotal) >= 0
  const reachesCount = discount.minimumCount === null || pieceCount(lines) >= discount.minimumCount
  return reachesSubtotal && reachesCount && discountedLines(discount, lines).length > 0
}

/** The amount of a discount, positive, never more than the price of its lines. */
export function discountAmount(
  discount: Discount,
  lines: readonly PricingLine[],
  currency: CurrencyCode,
): Money {
  const base = sum(discountedLines(discount, lines).map(rowTotal), currency)
  const wanted =
    discount.worth.tag === 'percent' ? shareOf(base, discount.worth.share) : discount.worth.amount
  return smaller(base, wanted)
}
