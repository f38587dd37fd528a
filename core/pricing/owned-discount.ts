import type { Discount } from './discount.js'

/**
 * A discount code for its owner. `source`: `vitrine.json`, or the shop, whose code replaces the same code of
 * the file.
 */
export interface OwnedDiscount extends Discount {
  readonly source: 'settings' | 'shop'
  /** Increases with each change in the shop; 0: defined in the file only. */
  readonly version: number
}

/** The state of a discount: usable, over, or used up. */
export type DiscountState = 'active' | 'ended' | 'used-up'

/** The state of a discount at a moment, wall-clock ms. */
export function discountState({ expiresOn, usageLimit, usedCount }: Discount, nowMs: number): DiscountState {
  if (expiresOn !== null && nowMs >= expiresOn) return 'ended'
  return usageLimit !== null && usedCount >= usageLimit ? 'used-up' : 'active'
}
