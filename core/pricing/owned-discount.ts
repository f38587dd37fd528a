import type { Discount } from './discount.js'

/**
 * A discount code as its owner sees it. `source` tells where it stands: in `vitrine.json`, or in the shop, whose code
 * takes the place of one of the file.
 */
export interface OwnedDiscount extends Discount {
  readonly source: 'settings' | 'shop'
  /** Counts the changes in the shop; 0: it stands in the file only. */
  readonly version: number
}

/** The state of a discount: it may be used, is over, or has been used as often as it may be. */
export type DiscountState = 'active' | 'ended' | 'used-up'

/** The state of a discount at a moment, wall-clock ms. */
export function discountState({ expiresOn, usageLimit, usedCount }: Discount, nowMs: number): DiscountState {
  if (expiresOn !== null && nowMs >= expiresOn) return 'ended'
  return usageLimit !== null && usedCount >= usageLimit ? 'used-up' : 'active'
}
