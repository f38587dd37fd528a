import { isNoticeDue, NOTICE_MS } from '../../../../../core/subscriptions/index.js'
import type { SubscriptionRow } from '../../engine/index.js'
import { settleAttempt } from '../payments/settle-attempt.js'
import { inTransaction, tablesOf } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { beginRenewal } from './begin-renewal.js'
import { writeEnded } from './renewal-outcome.js'
import {
  changeSubscription,
  lockSubscription,
  planOf,
  recordSubscriptionEvent,
  standingOf,
} from './subscription-rows.js'

/** So many are charged in one round: what is due beyond that waits for the next. */
const AT_ONCE = 200
/** So many are with the provider at the same time. */
const SIDE_BY_SIDE = 4

/** The result of one round. */
export interface RenewalReport {
  readonly renewed: number
  /** Not paid: they are tried again, or have ended. */
  readonly failed: number
  /** The provider has given no usable answer: the reconciliation asks again. */
  readonly unknown: number
}

const dueRows = ({ sql, siteId, clock }: StoreContext) =>
  tablesOf(sql)
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('due_on', '<=', clock.wallTime())
    .orderBy('due_on')
    .limit(AT_ONCE)
    .execute()

/** Those whose charge comes so near that it may have to be announced, and was not. */
const comingRows = ({ sql, siteId, clock }: StoreContext) =>
  tablesOf(sql)
    .selectFrom('subscription')
    .select('id')
    .where('site_id', '=', siteId)
    .where('due_on', '>', clock.wallTime())
    .where('due_on', '<=', clock.wallTime() + NOTICE_MS)
    .whereRef('announced_period', '<=', 'period')
    .execute()

const withLocked = (
  context: StoreContext,
  id: string,
  work: (tables: Tables, row: SubscriptionRow) => Promise<unknown>,
): Promise<void> =>
  inTransaction(context, async (tables) => {
    const row = await lockSubscription(tables, context, id)
    if (row !== null) await work(tables, row)
  })

/**
 * Charges one subscription for its next period, in three steps that may each be cut off: the order and its
 * attempt in a transaction, the charge under the attempt's key, the outcome in a second transaction. A later
 * run carries on (`reconcilePayments`).
 */
async function renew(context: StoreContext, row: SubscriptionRow): Promise<keyof RenewalReport> {
  const isMember = (await context.isMember?.(row.member_id)) ?? true
  if (!isMember) {
    await withLocked(context, row.id, (tables, locked) => writeEnded(tables, context, locked, 'member-gone'))
    return 'failed'
  }
  const attempt = await inTransaction(context, (tables) => beginRenewal(tables, context, row.id))
  if (attempt === null) return 'failed'
  const { tag } = await settleAttempt(context, attempt, 'abandon-challenge')
  if (tag === 'placed') return 'renewed'
  return tag === 'unknown' ? 'unknown' : 'failed'
}

/** Charges every subscription whose next period is due. To be run from time to time, by any number of processes. */
export async function renewSubscriptions(context: StoreContext): Promise<RenewalReport> {
  const due = [...(await dueRows(context))]
  const report = { renewed: 0, failed: 0, unknown: 0 }
  const work = async (): Promise<void> => {
    for (let row = due.shift(); row !== undefined; row = due.shift()) report[await renew(context, row)] += 1
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  return report
}

/** Writes down whose charge is to be announced now; once for each period. */
export async function announceRenewals(context: StoreContext): Promise<void> {
  const now = context.clock.wallTime()
  for (const { id } of await comingRows(context)) {
    await withLocked(context, id, async (tables, row) => {
      const standing = standingOf(row)
      // A period that is too short to be announced is marked as well, to be looked at once.
      await changeSubscription(tables, row, { announced_period: row.period + 1 })
      if (!isNoticeDue(standing, planOf(row), row.announced_period, now)) return
      await recordSubscriptionEvent(tables, context, id, 'renewal-ahead', { due: standing.dueMs })
    })
  }
}
