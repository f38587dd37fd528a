import type {
  AskingMember,
  CardChange,
  CardChanged,
} from '../../../ports/accounts/member-subscriptions.port.js'
import type { KeptMethod } from '../../../ports/payments/payment-processor.port.js'
import type { UnitOfWork } from '../../../ports/platform/unit-of-work.port.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import { takesAnotherCard } from '../../../subscriptions/index.js'
import type { AttemptPorts } from '../payments/attempt-ports.js'
import { processorOf } from '../payments/processors.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import { cardKept, cardNotKept } from './card-change.js'
import type { SubscriptionEvent } from './decide-renewal.js'
import { beginRenewal } from './renew-subscriptions.js'
import { lockOwn } from './lock-own.js'
import type { OwnWork } from './lock-own.js'
import type { RenewedSubscription } from './renewal-work.js'
import { periodOrderId } from './renewal-order.js'

type Kept = Extract<KeptMethod, { readonly tag: 'kept' }>

/** A card with the provider that stores it. */
export interface NewCard extends Pick<Kept, 'keptMethod' | 'card'> {
  readonly provider: string
}

/** Subscriptions in the unit of work of another card. */
export interface CardWork extends OwnWork {
  readonly saveCard: (
    subscription: RenewedSubscription,
    card: NewCard,
    events: readonly SubscriptionEvent[],
    stamp: Stamp,
  ) => Promise<void>
  /** The attempt of an order whose outcome is open; null: none. */
  readonly openAttemptOf: (orderId: string) => Promise<string | null>
}

/** The subscriptions that take another card. */
export interface CardStore {
  /** A subscription, without a lock; null: there is none. */
  readonly find: (id: string) => Promise<Pick<RenewedSubscription, 'memberId' | 'standing'> | null>
  readonly unitOfWork: UnitOfWork<CardWork>
  /** A short digest: equal for equal parts. */
  readonly digest: (parts: readonly string[]) => string
}

/** The ports of another card. */
export interface CardPorts extends CardStore {
  readonly payments: AttemptPorts
}

const UNKNOWN = { tag: 'unknown-subscription' } as const
const NOT_WITH_PROVIDER = { tag: 'not-with-provider' } as const

/** Only a member's own subscription takes another card, and only while it is charged. */
const own = <Found extends Pick<RenewedSubscription, 'memberId' | 'standing'>>(
  found: Found | null,
  memberId: string,
): Found | null => (found?.memberId === memberId && takesAnotherCard(found.standing) ? found : null)

/** The running charge of a debt; null: none. */
const runningCharge = async (
  work: CardWork,
  { id, standing: { status, period } }: RenewedSubscription,
): Promise<string | null> =>
  status === 'past_due' ? work.openAttemptOf(periodOrderId(id, period + 1)) : null

/**
 * Stores the card and begins to charge the debt, in one unit. The same card, or a card during a running
 * charge, begins no charge: a period has at most one open attempt. Returns that attempt; null: none.
 */
async function saveCard(
  { payments }: CardPorts,
  work: CardWork,
  subscription: RenewedSubscription,
  { provider, keptMethod, card }: NewCard,
): Promise<string | null> {
  if (subscription.keptMethod === keptMethod && subscription.provider === provider)
    return runningCharge(work, subscription)
  const detail = { provider, last4: card?.last4 ?? null }
  const stamp = stampOf(payments)
  const changed = { kind: 'card-changed', detail } as const
  await work.saveCard(subscription, { provider, keptMethod, card }, [changed], stamp)
  const shop = { processors: payments.processors, ...stamp }
  const begun = await beginRenewal(work, shop, subscription.id, 'extra')
  return begun ?? (await runningCharge(work, subscription))
}

/** Charges a member's subscription to another card from now on (`MemberSubscriptions.changeCard`). */
export async function changeCard(
  ports: CardPorts,
  asking: AskingMember,
  { subscriptionId: id, provider, token, confirmation }: CardChange,
): Promise<CardChanged> {
  const mine = own(await ports.find(id), asking.memberId)
  const processor = processorOf(ports.payments, provider)
  if (mine === null || processor?.keep === undefined) return mine === null ? UNKNOWN : NOT_WITH_PROVIDER
  // A wallet's reference from a page could be an approval of another shopper.
  const paymentMethod = processor.wallet === undefined ? token : null
  // One key for each card, so that a request after a lost answer stores nothing twice.
  const key = `${id}:card:${ports.digest([provider, token])}`
  const kept = await processor.keep({ key, paymentMethod, confirmation })
  if (kept.tag !== 'kept') return cardNotKept(kept)
  const { keptMethod, card } = kept
  const written = await ports.unitOfWork(async (work) => {
    const subscription = own(
      await lockOwn(work, asking, id, ports.payments.clock.wallTime()),
      asking.memberId,
    )
    if (subscription === null) return null
    return { attempt: await saveCard(ports, work, subscription, { provider, keptMethod, card }) }
  })
  return written === null ? UNKNOWN : chargeDebt(ports, id, written.attempt)
}

/** Settles the charge that the new card began, if there is one, and reports what is still owed. */
async function chargeDebt(ports: CardPorts, id: string, attempt: string | null): Promise<CardChanged> {
  const settled =
    attempt === null ? null : await settleAttempt(ports.payments, attempt, { challenge: 'abandon' })
  const after = await ports.find(id)
  return cardKept(settled?.tag === 'unknown', after?.standing.status === 'past_due')
}
