import type { MemberSubscription } from '../../../accounts/index.js'
import type { PaymentPlan } from '../../../catalog/index.js'
import { NO_ADDRESS, ownedLines } from '../../../orders/index.js'
import type { Order, OrderStanding } from '../../../orders/index.js'
import type {
  BoughtMembership,
  MemberSubscriptions,
} from '../../../ports/accounts/member-subscriptions.port.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { Random } from '../../../ports/platform/random.port.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import { isLive } from '../../../subscriptions/index.js'
import { SUBSCRIPTIONS } from '../payments/attempt-outcome.js'
import type { AttemptPorts } from '../payments/attempt-ports.js'
import type { PaymentAttempt } from '../payments/payment-attempt.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import { unfinishedStatus } from '../payments/unfinished-subscription.js'
import { cancelOwn } from './cancel-own.js'
import type { CancelOwnPorts } from './cancel-own.js'
import { changeCard } from './change-card.js'
import type { CardStore } from './change-card.js'

/** The last attempt of an order that is not placed. */
export interface UnplacedAttempt extends Pick<PaymentAttempt, 'id' | 'state' | 'createdMs' | 'renewal'> {
  /** Wall-clock ms. */
  readonly updatedMs: number
}

/** A line of a placed order that gives a membership. */
export interface MembershipLine
  extends Pick<BoughtMembership, 'productId' | 'slug' | 'orderId'>, OrderStanding {
  readonly id: string
  readonly count: number
  /** The subscription that its order began; null: none. */
  readonly subscription: Parameters<typeof isLive>[0] | null
}

/** The stored subscriptions and memberships of members. */
export interface StoredSubscriptions {
  /** The paid ones, newest first. */
  readonly paidOf: (memberId: string) => Promise<readonly MemberSubscription[]>
  /** The last attempts of orders that are not placed, newest first. */
  readonly unplacedOf: (memberId: string) => Promise<readonly UnplacedAttempt[]>
  /** True if the member has placed an order. */
  readonly hasBought: (memberId: string) => Promise<boolean>
  readonly membershipsOf: (memberId: string) => Promise<readonly MembershipLine[]>
}

/** The ports of members' subscriptions. */
export interface MemberSubscriptionPorts {
  readonly stored: StoredSubscriptions
  readonly cards: CardStore
  readonly payments: AttemptPorts
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** A subscription whose first payment was not made, from its attempt; none: the member does not see it. */
function toUnfinished(
  { id, state, createdMs, updatedMs, renewal }: UnplacedAttempt,
  nowMs: number,
): readonly MemberSubscription[] {
  const begins = SUBSCRIPTIONS[state.terms.purpose] === 'begins'
  const status = begins ? unfinishedStatus(state, nowMs - updatedMs) : null
  const item = renewal?.items[0]
  if (status === null || renewal === null || item?.subscription == null) return []
  return [
    {
      id,
      productName: item.product.name,
      price: renewal.total,
      plan: item.subscription as PaymentPlan,
      image: item.sku.mainImage,
      status,
      lastInvoicedMs: null,
      periodEndMs: null,
      createdOnMs: createdMs,
      canceledOnMs: status === 'incomplete' ? null : updatedMs,
      endsOnMs: null,
      billingAddress: billingAddressOf(renewal),
      card: renewal.card,
    },
  ]
}

/** The address of the invoices of a repeated order. */
export const billingAddressOf = ({ billingAddress, shippingAddress }: Order) =>
  billingAddress ?? shippingAddress ?? NO_ADDRESS

/** True if a line still gives its membership: by the subscription of its order, or while it is the buyer's. */
function isActive({ id, count, subscription, ...order }: MembershipLine, nowMs: number): boolean {
  if (subscription !== null) return isLive(subscription, nowMs)
  return ownedLines({ ...order, items: [{ id, count }] }).length > 0
}

/** The subscriptions of the members of a site. `payments`: those of its store. */
export function createMemberSubscriptions(ports: MemberSubscriptionPorts): MemberSubscriptions {
  const { stored, payments, clock, random } = ports
  const cards = { ...ports.cards, payments }
  const unfinishedOf = async (memberId: string): Promise<readonly MemberSubscription[]> => {
    const attempts = await stored.unplacedOf(memberId)
    const nowMs = clock.wallTime()
    return attempts.flatMap((attempt) => toUnfinished(attempt, nowMs))
  }
  const cancelling: CancelOwnPorts = {
    find: cards.find,
    unitOfWork: cards.unitOfWork,
    unpaid: async (memberId) =>
      (await unfinishedOf(memberId)).flatMap(({ id, status }) => (status === 'incomplete' ? [id] : [])),
    settle: (attempt) => settleAttempt(payments, attempt, { challenge: 'abandon' }),
    stamp: () => stampOf({ clock, random }),
  }
  return {
    of: async (memberId) => {
      const unfinished = await unfinishedOf(memberId)
      const all = [...unfinished, ...(await stored.paidOf(memberId))]
      return all.length > 0 || (await stored.hasBought(memberId)) ? all : null
    },
    memberships: async (memberId) => {
      const lines = await stored.membershipsOf(memberId)
      const nowMs = clock.wallTime()
      return lines.map((line) => ({
        productId: line.productId,
        slug: line.slug,
        orderId: line.orderId,
        active: isActive(line, nowMs),
      }))
    },
    cancel: (asking, id) => cancelOwn(cancelling, asking, id),
    cardProviders: payments.processors.flatMap(({ provider, keep }) => (keep ? [provider] : [])),
    changeCard: (asking, change) => changeCard(cards, asking, change),
  }
}
