import type { ProductId } from './ids.js'

/** A visitor's membership through a product they bought (spec 3 "Membership"). */
export interface Membership {
  readonly productId: ProductId
  readonly orderId: string
  readonly active: boolean
}

/**
 * Whether the visitor already holds the membership of this product: it can be bought only once (spec 4
 * "Product page").
 */
export const holdsMembership = (memberships: readonly Membership[], product: ProductId): boolean =>
  memberships.some((membership) => membership.active && membership.productId === product)
