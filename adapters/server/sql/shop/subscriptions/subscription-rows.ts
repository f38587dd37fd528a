import type { Stamp } from '../../../../../core/ports/platform/stamp.port.js'
import type { SubscriptionPlan, SubscriptionStanding } from '../../../../../core/subscriptions/index.js'
import { isStorable } from '../../engine/index.js'
import type { SubscriptionRow } from '../../engine/index.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import type { SubscriptionChange } from '../../../../../core/use-cases/shop/subscriptions/decide-renewal.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** The state of a subscription from its row. */
export const standingOf = (row: SubscriptionRow): SubscriptionStanding => ({
  status: row.status as SubscriptionStanding['status'],
  period: row.period,
  periodEndMs: row.period_end,
  anchorMs: row.anchor_on,
  anchorPeriod: row.anchor_period,
  failures: row.failures,
  dueMs: row.due_on,
  lastPaidMs: row.last_paid_on,
  canceledOnMs: row.canceled_on,
  endedOnMs: row.ended_on,
})

/** The same as columns. */
export const columnsOf = (standing: SubscriptionStanding) => ({
  status: standing.status,
  period: standing.period,
  period_end: standing.periodEndMs,
  anchor_on: standing.anchorMs,
  anchor_period: standing.anchorPeriod,
  failures: standing.failures,
  due_on: standing.dueMs,
  last_paid_on: standing.lastPaidMs,
  canceled_on: standing.canceledOnMs,
  ended_on: standing.endedOnMs,
})

/** The plan, which says how often it is paid. */
export const planOf = ({ plan }: Pick<SubscriptionRow, 'plan'>): SubscriptionPlan =>
  JSON.parse(plan) as SubscriptionPlan

const selectById = (tables: Tables, { siteId }: Site, id: string) =>
  tables.selectFrom('subscription').selectAll().where('site_id', '=', siteId).where('id', '=', id)

/** A subscription; null: it does not exist. */
export const findSubscription = async (
  tables: Tables,
  site: Site,
  id: string,
): Promise<SubscriptionRow | null> =>
  isStorable(id) ? ((await selectById(tables, site, id).executeTakeFirst()) ?? null) : null

/** Locks a subscription until the transaction ends and reads it; null: it does not exist. */
export const lockSubscription = async (
  tables: Tables,
  site: Site,
  id: string,
): Promise<SubscriptionRow | null> =>
  (await selectById(tables, site, id).forUpdate().executeTakeFirst()) ?? null

/** The subscriptions of a member to a product. */
export async function membershipsOf(
  tables: Tables,
  siteId: string,
  memberId: string,
  product: string,
): Promise<readonly SubscriptionStanding[]> {
  const rows = await tables
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('product_id', '=', product)
    .execute()
  return rows.map(standingOf)
}

/**
 * Writes a change of a row that was read before; false: another request changed it, and nothing was written.
 */
export async function changeSubscription(
  tables: Tables,
  { site_id: siteId, id, revision }: Pick<SubscriptionRow, 'site_id' | 'id' | 'revision'>,
  change: Partial<SubscriptionRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables
    .updateTable('subscription')
    .set({ ...change, revision: revision + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Records events. Their details contain no secrets. */
export async function recordSubscriptionEvents(
  tables: Tables,
  { siteId }: Site,
  subscriptionId: string,
  events: SubscriptionChange['events'],
  { nowMs, newId }: Stamp,
): Promise<void> {
  for (const { kind, detail } of events)
    await tables
      .insertInto('subscription_event')
      .values({
        site_id: siteId,
        id: newId(),
        subscription_id: subscriptionId,
        kind,
        detail: JSON.stringify(detail),
        at: nowMs,
        told_on: null,
      })
      .execute()
}
