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
 * The outcome of a notice. `later`: its payment could not be looked up, so the provider has to send it again.
 * `unmatched`: money was taken for an attempt that had been given up; `lapsed`: the money of a placed order
 * is no longer held. The owner has to look.
 */
export interface NoticeReport {
  readonly outcome: Exclude<NoticeOutcome, 'changed'>
}

/** Notices of one payment that come together wait for each other so often. */
const TRIES = 5

/** `unknown-provider`: the shop does not take payments through it. */
export type NoticeRefusal = NoticeFailure | { readonly tag: 'unknown-provider'; readonly message: string }

/**
 * Takes a notice of a provider. Notices may come repeatedly and in any order: each only has its payment
 * looked up, so the last word is always the provider's present state.
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
 * Writes what the provider says of a payment now. Looks it up again where its attempt was changed meanwhile: what was
 * found may be older than that.
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
  // Another process may have placed it this moment, with an answer from before the notice.
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

/** Two attempts of one order may have the same reference: the key tells which is meant. */
async function findAttemptOf(
  { sql, siteId }: StoreContext,
  provider: string,
  { key, reference }: NotifiedPayment,
): Promise<PaymentAttemptRow | null> {
  // A reference that no table can hold is no payment of ours, and asking for it fails.
  if (!isStorable(`${key ?? ''}${reference}`)) return null
  const tables = tablesOf(sql)
  const named = key === null ? [] : (await selectNamed(tables, siteId, provider, key)).rows
  return named[0] ?? (await selectReferred(tables, siteId, provider, reference)).rows[0] ?? null
}
