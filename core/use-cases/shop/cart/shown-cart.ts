import type { LineItem } from '../../../orders/index.js'
import type { SubscriptionPlan } from '../../../subscriptions/index.js'
import type { OpenCart, OpenLine } from './open-cart.js'

/** A line of a cart with what pages show of its variant. */
export interface ShownLine extends OpenLine {
  readonly product: LineItem['product']
  readonly sku: LineItem['sku']
  /** The plan in the catalogue; null: a single payment. */
  readonly plan: SubscriptionPlan | null
}

/** A cart with what pages show of it. */
export type ShownCart = OpenCart<ShownLine>

/** The plan of a line as its buyer gets it, without a trial that was begun before; null: a single payment. */
export function planOfLine({ plan, variant }: Pick<ShownLine, 'plan' | 'variant'>): SubscriptionPlan | null {
  const isTrialGone = variant.trialDays === 0 && (plan?.trialDays ?? 0) > 0
  return plan !== null && isTrialGone ? { ...plan, trialDays: null } : plan
}

/** The subscription of a cart, which is its only line; null: none. */
export const subscriptionLine = <Line extends OpenLine>({ lines }: OpenCart<Line>): Line | null =>
  lines.find(({ variant }) => variant.isSubscription) ?? null
