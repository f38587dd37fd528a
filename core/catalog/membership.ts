import type { ProductId } from './ids.js'

/** A visitor's membership from a product they bought (reference/wire-protocol#products). */
export interface Membership {
  readonly productId: ProductId
  readonly orderId: string
  readonly active: boolean
}

/**
 * True if the visitor already holds the membership of this product: it can be bought only once
 * (reference/product#at-load).
 */
export const holdsMembership = (memberships: readonly Membership[], product: ProductId): boolean =>
  memberships.some((membership) => membership.active && membership.productId === product)
