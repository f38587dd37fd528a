import type { Discount } from '../../../../../core/pricing/index.js'
import type { Goods } from '../../../../../core/use-cases/shop/buying-rules.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import { beginOf } from '../../../../../core/use-cases/shop/subscriptions/begun-subscription.js'
import { documentOrNull } from '../row-documents.js'
import type { OrderLineRow, OrderRow, ProductRow, SkuRow } from '../../engine/index.js'

/** A line of a cart with its present data in the catalogue. */
export interface CartLine {
  readonly row: OrderLineRow
  readonly product: ProductRow
  readonly sku: SkuRow
  /** True if the SKU was withdrawn from sale. */
  readonly isGone: boolean
}

/**
 * An order that is not placed yet. `discount` has the present terms of its code; null: the order has no code,
 * or the owner has removed it.
 */
export interface Cart {
  readonly order: OrderRow
  readonly lines: readonly CartLine[]
  readonly discount: Discount | null
}

/** A line in the form for the purchase rules. */
export const goodsOf = ({ sku, product }: Pick<CartLine, 'sku' | 'product'>): Goods => ({
  isSubscription: sku.billing === 'subscription',
  isMembership: product.type === 'Membership',
})

/** The subscription of a cart, which is its only line; undefined: none. */
export const subscriptionLine = ({ lines }: Cart): CartLine | null =>
  lines.find(({ sku }) => sku.billing === 'subscription') ?? null

/** The plan of a line; null: a single payment. */
export const planOfLine = ({ sku }: Pick<CartLine, 'sku'>): SubscriptionPlan | null =>
  documentOrNull<SubscriptionPlan>(sku.plan)

/** True if a line begins with a trial. */
export const hasTrial = (line: CartLine): boolean => beginOf(planOfLine(line)) === 'trial'
