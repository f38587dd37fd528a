import type { Discount } from '../../../../../core/pricing/index.js'
import type { CardSummary } from '../../../../../core/orders/index.js'
import type { Goods } from '../../../../../core/use-cases/shop/buying-rules.js'
import type { SubscriptionPlan } from '../../../../../core/subscriptions/index.js'
import type { OrderLineRow, OrderRow, ProductRow, SkuRow } from '../../engine/index.js'

/** A line of a cart with what the catalogue says of it now. */
export interface CartLine {
  readonly row: OrderLineRow
  readonly product: ProductRow
  readonly sku: SkuRow
  /** It was withdrawn from sale. */
  readonly isGone: boolean
}

/**
 * One order that is being filled, as the store works with it. `discount` is that of its code as it stands now; null:
 * it has no code, or its owner has removed it.
 */
export interface Cart {
  readonly order: OrderRow
  readonly lines: readonly CartLine[]
  readonly discount: Discount | null
}

/** JSON text that this program wrote itself; null stays null. */
export const documentOrNull = <T>(text: string | null): T | null =>
  text === null ? null : (JSON.parse(text) as T)

/** The card that an order or a subscription is to be paid with; null where none is stored. */
export const cardOf = ({ card }: Pick<OrderRow, 'card'>): CardSummary | null =>
  documentOrNull<CardSummary>(card)

/** A line as the rules of buying see it. */
export const goodsOf = ({ sku, product }: Pick<CartLine, 'sku' | 'product'>): Goods => ({
  isSubscription: sku.billing === 'subscription',
  isMembership: product.type === 'Membership',
})

/** The line of a cart that is a subscription; it is alone there. */
export const subscriptionLine = ({ lines }: Cart): CartLine | null =>
  lines.find(({ sku }) => sku.billing === 'subscription') ?? null

/** The plan of a line; null: it is paid once. */
export const planOfLine = ({ sku }: CartLine): SubscriptionPlan | null =>
  documentOrNull<SubscriptionPlan>(sku.plan)

/** True if a line begins with a trial. */
export const hasTrial = (line: CartLine): boolean => (planOfLine(line)?.trialDays ?? 0) > 0
