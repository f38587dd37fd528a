import { periodOrderId } from '../../../../../core/use-cases/shop/subscriptions/renewal-order.js'
import { createHash } from 'node:crypto'
import type { CardChange, CardChanged } from '../../../../../core/ports/accounts/member-subscriptions.port.js'
import type { KeptMethod } from '../../../../../core/ports/payments/payment-processor.port.js'
import { takesAnotherCard } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { isStorable } from '../../engine/index.js'
import { OPEN_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { settleAttempt } from '../../../../../core/use-cases/shop/payments/settle-attempt.js'
import { createPaymentPorts } from '../payments/create-payment-ports.js'
import { inTransaction, tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { beginRenewal } from '../../../../../core/use-cases/shop/subscriptions/renew-subscriptions.js'
import { cardKept, cardNotKept } from '../../../../../core/use-cases/shop/subscriptions/card-change.js'
import { createRenewalWork } from './sql-renewal-work.js'
import {
  changeSubscription,
  findSubscription,
  lockSubscription,
  recordSubscriptionEvents,
  standingOf,
} from './subscription-rows.js'

const UNKNOWN = { tag: 'unknown-subscription' } as const
const NOT_WITH_PROVIDER = { tag: 'not-with-provider' } as const

type Kept = Extract<KeptMethod, { readonly tag: 'kept' }>

/** One key for each card of a subscription, so that a request after a lost answer stores nothing twice. */
const keyOf = ({ subscriptionId, provider, token }: CardChange): string => {
  const digest = createHash('sha256').update(JSON.stringify([provider, token]))
  return `${subscriptionId}:card:${digest.digest('hex').slice(0, 24)}`
}

const ownRow = (row: SubscriptionRow | null, memberId: string): SubscriptionRow | null =>
  row?.member_id === memberId && takesAnotherCard(standingOf(row)) ? row : null

/** The running charge of a debt; null: none. */
async function openAttemptOf(
  tables: Tables,
  { siteId }: StoreContext,
  { id, period, status }: SubscriptionRow,
): Promise<string | null> {
  if (status !== 'past_due') return null
  const attempt = await tables
    .selectFrom('payment_attempt')
    .select('id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', periodOrderId(id, period + 1))
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirst()
  return attempt?.id ?? null
}

/**
 * Stores the card and begins to charge the debt, in one transaction. The same card, or a card during a
 * running charge, begins no charge: a period has at most one open attempt. Returns that attempt; null: none.
 */
async function writeCard(
  tables: Tables,
  context: StoreContext,
  memberId: string,
  { subscriptionId: id, provider }: CardChange,
  { keptMethod, card }: Kept,
): Promise<{ readonly attempt: string | null } | null> {
  const row = ownRow(await lockSubscription(tables, context, id), memberId)
  if (row === null) return null
  if (row.payment_method === keptMethod && row.provider === provider)
    return { attempt: await openAttemptOf(tables, context, row) }
  const change = { provider, payment_method: keptMethod, card: card === null ? null : JSON.stringify(card) }
  await changeSubscription(tables, row, change)
  const detail = { provider, last4: card?.last4 ?? null }
  await recordSubscriptionEvents(tables, context, id, [{ kind: 'card-changed', detail }])
  const begun = await beginRenewal(createRenewalWork(tables, context), id, 'extra', context.clock.wallTime())
  return { attempt: begun ?? (await openAttemptOf(tables, context, row)) }
}

/** Charges a member's subscription to another card from now on (`MemberSubscriptions.changeCard`). */
export async function changeCard(
  context: StoreContext,
  memberId: string,
  change: CardChange,
): Promise<CardChanged> {
  const { subscriptionId: id, provider, token, confirmation } = change
  const tables = tablesOf(context.sql)
  const mine = isStorable(id) ? ownRow(await findSubscription(tables, context, id), memberId) : null
  const processor = processorOf(context, provider)
  if (mine === null || processor?.keep === undefined) return mine === null ? UNKNOWN : NOT_WITH_PROVIDER
  // A wallet's reference from a page could be an approval of another shopper.
  const paymentMethod = processor.wallet === undefined ? token : null
  const kept = await processor.keep({ key: keyOf(change), paymentMethod, confirmation })
  if (kept.tag !== 'kept') return cardNotKept(kept)
  const written = await inTransaction(context, (locked) => writeCard(locked, context, memberId, change, kept))
  return written === null ? UNKNOWN : chargeDebt(context, id, written.attempt)
}

/** Settles the charge that the new card began, if there is one, and reports what is still owed. */
async function chargeDebt(context: StoreContext, id: string, attempt: string | null): Promise<CardChanged> {
  const settled =
    attempt === null
      ? null
      : await settleAttempt(createPaymentPorts(context), attempt, { challenge: 'abandon' })
  const after = await findSubscription(tablesOf(context.sql), context, id)
  return cardKept(settled?.tag === 'unknown', after?.status === 'past_due')
}
