import type { DeskMoney } from '../orders/order-view.js'

/** A discount code. */
export interface DeskDiscount {
  readonly code: string
  readonly name: string
  readonly state: 'ACTIVE' | 'ENDED' | 'USED_UP'
  /** `SETTINGS`: defined in `vitrine.json`. */
  readonly source: 'SETTINGS' | 'SHOP'
  /** Increases with every change. */
  readonly version: number
  /** From 0 to 100; null: a fixed amount. */
  readonly percent: number | null
  readonly amount: DeskMoney | null
  readonly expiresAt: string | null
  readonly usageLimit: number | null
  readonly usedCount: number
  readonly minimumSubtotal: DeskMoney | null
  readonly minimumCount: number | null
  readonly productIds: readonly string[] | null
}

/** The parts of a discount; absent parts stay, null removes a limit, amounts are minor units. */
export interface DeskDiscountFields {
  readonly name?: string
  /** Instead of `amountMinor`. */
  readonly percent?: number
  readonly amountMinor?: number
  /** ISO 8601. */
  readonly expiresAt?: string | null
  readonly usageLimit?: number | null
  readonly minimumSubtotalMinor?: number | null
  readonly minimumCount?: number | null
  readonly productIds?: readonly string[] | null
}
