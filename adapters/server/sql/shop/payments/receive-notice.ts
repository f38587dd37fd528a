import type {
  NoticeFailure,
  NotifiedPayment,
  RawNotice,
} from '../../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { isStorable, prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { findAttempt } from '../orders/visitor-order.js'
import { renameKeptMethod } from '../subscriptions/rename-kept-method.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { isOpen } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { NoticeOutcome } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { abilitiesOf } from './ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { runAttempt } from './run-attempt.js'
import { settledOf } from './settle-attempt.js'

/**
 * The outcome of a notice. `later`: its payment could not be looked up, so the provider must send it again.
 * `unmatched`: money was taken for a released attempt; `lapsed`: the money of a placed order is no longer
 * held. Both need the owner.
 */
export interface NoticeReport {
  readonly outcome: Exclude<NoticeOutcome, 'changed'>
}

/** The maximum number of retries if simultaneous notices of one payment conflict. */
const TRIES = 5

/** `unknown-provider`: the shop does not use this provider. */
export type NoticeRefusal = NoticeFailure | { readonly tag: 'unknown-provider'; readonly message: string }

/**
 * Handles a provider's notice. Notices may be repeated and in any order: each one only triggers a look-up of
 * its payment, so that the provider's present state decides.
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
    const became = await followPayment(context, attempt.id)
    if (payment.renamed !== undefined) await renameKeptMethod(context, provider, payment.renamed)
    if (became !== 'done' && (outcome === 'done' || became === 'unmatched')) outcome = became
  }
  return ok({ outcome })
}

/**
 * Stores the provider's present state of a payment. If the attempt was changed meanwhile, it is looked up
 * again, since the result may be outdated.
 */
export async function followPayment(context: StoreContext, id: string): Promise<NoticeReport['outcome']> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const attempt = await findAttempt(tablesOf(context.sql), context, id)
    const outcome = attempt === null ? 'done' : await followOnce(context, attempt)
    if (outcome !== 'changed') return outcome
  }
  return 'later'
}

async function followOnce(context: StoreContext, attempt: PaymentAttemptRow): Promise<NoticeOutcome> {
  const provider = abilitiesOf(processorOf(context, attempt.provider))
  const rest = await runAttempt({ ...context, isUnattended: true }, attempt, { tag: 'noticed', provider })
  if (!isOpen(attempt)) return rest.outcome ?? 'later'
  const { tag } = settledOf(rest)
  // Another process may just have placed it, with an answer from before the notice.
  if (tag === 'placed') return 'changed'
  return tag === 'unknown' ? 'later' : 'done'
}

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

/** Two attempts of one order may have the same reference: the key distinguishes them. */
async function findAttemptOf(
  { sql, siteId }: StoreContext,
  provider: string,
  { key, reference }: NotifiedPayment,
): Promise<PaymentAttemptRow | null> {
  // A reference that no table can store is not ours, and a query for it would fail.
  if (!isStorable(`${key ?? ''}${reference}`)) return null
  const tables = tablesOf(sql)
  const named = key === null ? [] : (await selectNamed(tables, siteId, provider, key)).rows
  return named[0] ?? (await selectReferred(tables, siteId, provider, reference)).rows[0] ?? null
}
