import type {
  ChargedPayment,
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../../../core/ports/payment-processor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { isStorable, prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { findAttempt, lockOrderById } from '../orders/visitor-order.js'
import { renameKeptMethod } from '../subscriptions/rename-kept-method.js'
import { endIfGivenBack } from '../subscriptions/renewal-outcome.js'
import { inTransaction, tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { isOpen, placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { writeCaptured } from './capture-payments.js'
import { processorOf } from './processors.js'
import { paymentOf } from './ask-provider.js'
import { refreshAttempt } from './settle-attempt.js'
import { takenOf } from './write-outcome.js'

/**
 * What became of a notice. `later`: its payment could not be looked up, so the provider has to send it again.
 * `unmatched`: money was taken for an attempt that had been given up; `lapsed`: the money of a placed order is
 * no longer held. The owner has to look.
 */
export interface NoticeReport {
  readonly outcome: 'done' | 'later' | 'unmatched' | 'lapsed'
}

/** Notices of one payment that come together wait for each other so often. */
const TRIES = 5

/** `unknown-provider`: the shop does not take payments through it. */
export type NoticeRefusal = NoticeFailure | { readonly tag: 'unknown-provider'; readonly message: string }

/**
 * Takes a notice of a provider. However often and in whatever order notices come, each only has its payment
 * looked up, so the last word is always what the provider says now.
 */
export async function receiveNotice(
  context: StoreContext,
  provider: string,
  notice: RawNotice,
): Promise<Result<NoticeReport, NoticeRefusal>> {
  const processor = processorOf(context, provider)
  if (processor === null) {
    return err({ tag: 'unknown-provider', message: `This shop takes no payments through ${provider}.` })
  }
  const payments = await processor.readNotice(notice)
  if (!payments.ok) return payments
  let outcome: NoticeReport['outcome'] = 'done'
  for (const payment of payments.value) {
    const attempt = await findAttemptOf(context, provider, payment)
    // A payment of another shop at the same provider.
    if (attempt === null) continue
    const became = await follow(context, attempt.id)
    if (payment.renamed !== undefined) await renameKeptMethod(context, provider, payment.renamed)
    if (became !== 'done' && (outcome === 'done' || became === 'unmatched')) outcome = became
  }
  return ok({ outcome })
}

/** Looks a payment up again where its attempt was changed meanwhile: what was found may be older than that. */
async function follow(context: StoreContext, id: string): Promise<NoticeReport['outcome']> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const attempt = await findAttempt(tablesOf(context.sql), context, id)
    const outcome = attempt === null ? 'done' : await followOnce(context, attempt)
    if (outcome !== 'changed') return outcome
  }
  return 'later'
}

async function followOnce(
  context: StoreContext,
  attempt: PaymentAttemptRow,
): Promise<NoticeReport['outcome'] | 'changed'> {
  if (isOpen(attempt)) {
    const { tag } = await refreshAttempt(context, attempt)
    // Somebody else may have placed it this moment, with an answer from before the notice.
    if (tag === 'placed') return 'changed'
    return tag === 'unknown' ? 'later' : 'done'
  }
  const processor = processorOf(context, attempt.provider)
  const found = await processor?.lookup(paymentOf(attempt))
  if (found === undefined || found.tag === 'unknown') return 'later'
  const isHeld = attempt.status === 'authorised' || attempt.status === 'capturing'
  if (isHeld && found.tag === 'charged') {
    await writeCaptured(context, attempt, found)
    return 'changed'
  }
  if (isHeld && (found.tag === 'none' || found.tag === 'declined')) {
    await writeCaptured(context, attempt, { tag: 'lapsed', message: 'The provider holds no money.' })
    return 'lapsed'
  }
  if (found.tag !== 'charged') return 'done'
  if (!(await writeTaken(context, attempt, found))) return 'changed'
  return placedPaymentOf(attempt.status) === null ? 'unmatched' : 'done'
}

/**
 * What was taken and given back shows on the order, which stays as it was placed; its subscription may end. false:
 * the attempt was changed since it was read, and nothing is written.
 */
const writeTaken = (
  context: StoreContext,
  read: PaymentAttemptRow,
  found: ChargedPayment,
): Promise<boolean> =>
  inTransaction(context, async (tables) => {
    const { siteId } = context
    const { id } = read
    const { amount, refunded, isDisputed } = found
    const order = await lockOrderById(tables, context, read.order_id)
    const now = await findAttempt(tables, context, id)
    const isAsRead =
      now?.captured_minor === read.captured_minor &&
      now.refunded_minor === read.refunded_minor &&
      now.disputed === read.disputed
    if (!isAsRead) return false
    await tables
      .updateTable('payment_attempt')
      .set(takenOf(found))
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
    const isWhole = amount.amount > 0 && refunded.amount >= amount.amount
    await endIfGivenBack(tables, context, order, { isWhole, isDisputed })
    return true
  })

const ofProvider = (tables: Tables, siteId: string, provider: string) =>
  tables
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
const selectNamed = prepared((tables: Tables, siteId: string, provider: string, key: string) =>
  ofProvider(tables, siteId, provider).where('id', '=', key),
)
const selectReferred = prepared((tables: Tables, siteId: string, provider: string, reference: string) =>
  ofProvider(tables, siteId, provider).where('reference', '=', reference),
)

/** Two attempts of one order may have the same reference: the key tells which is meant. */
async function findAttemptOf(
  { sql, siteId }: StoreContext,
  provider: string,
  { key, reference }: NotifiedPayment,
): Promise<PaymentAttemptRow | null> {
  // What no table can hold is no payment of ours, and asking for it fails.
  if (!isStorable(`${key ?? ''}${reference}`)) return null
  const tables = tablesOf(sql)
  const named = key === null ? [] : (await selectNamed(tables, siteId, provider, key)).rows
  return named[0] ?? (await selectReferred(tables, siteId, provider, reference)).rows[0] ?? null
}
