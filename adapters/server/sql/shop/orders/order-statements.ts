import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { defer, prepared } from '../../engine/index.js'
import type { MailRow, OrderRow, PaymentAttemptRow } from '../../engine/index.js'
import { withMails } from '../../mails/index.js'
import { visitorRowId } from '../ids.js'
import type { SiteDatabase, Tables } from '../site-database.js'

/** A site's visitors, each with the order of their pages. */
export const ordersOfVisitors = (tables: Tables, { siteId }: Pick<SiteDatabase, 'siteId'>) =>
  tables
    .selectFrom('visitor')
    .innerJoin('shop_order', (join) =>
      join
        .onRef('shop_order.site_id', '=', 'visitor.site_id')
        .onRef('shop_order.id', '=', 'visitor.order_id'),
    )
    .where('visitor.site_id', '=', siteId)

/** The order that the visitor's pages show, in any state. Locks and creates nothing. */
export async function findOrder(
  tables: Tables,
  siteId: string,
  { id }: Pick<Visitor, 'id'>,
): Promise<OrderRow | null> {
  const row = await ordersOfVisitors(tables, { siteId })
    .selectAll('shop_order')
    .where('visitor.id', '=', visitorRowId(id))
    .executeTakeFirst()
  return row ?? null
}

const selectToLock = prepared((tables: Tables, siteId: string, orderId: string) =>
  tables
    .selectFrom('shop_order')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', orderId)
    .forUpdate(),
)

/** Locks an order until the transaction ends and reads it; null: it does not exist. */
export async function lockOrderById(
  tables: Tables,
  { siteId }: Pick<SiteDatabase, 'siteId'>,
  orderId: string,
): Promise<OrderRow | null> {
  const { rows } = await selectToLock(tables, siteId, orderId)
  return rows[0] ?? null
}

/** Writes fields of an order's own row; the same statement queues `mails`. */
export async function updateOrder(
  tables: Tables,
  { site_id: siteId, id }: OrderRow,
  change: Partial<OrderRow>,
  mails: readonly MailRow[] = [],
): Promise<void> {
  const update = tables.updateTable('shop_order').set(change)
  await defer(tables, withMails(update.where('site_id', '=', siteId).where('id', '=', id), mails))
}

/** Writes a new order, which the pages of a locked visitor show from now on. */
export const showOrder = (tables: Pick<Tables, 'with'>, rowId: string, order: OrderRow) =>
  tables
    .with('begun', (beside) => beside.insertInto('shop_order').values(order))
    .updateTable('visitor')
    .set({ order_id: order.id })
    .where('site_id', '=', order.site_id)
    .where('id', '=', rowId)

const selectAttempt = prepared((tables: Tables, siteId: string, id: string) =>
  tables.selectFrom('payment_attempt').selectAll().where('site_id', '=', siteId).where('id', '=', id),
)

/** The payment attempt of an order that is being submitted. */
export async function findAttempt(
  tables: Tables,
  { siteId }: Pick<SiteDatabase, 'siteId'>,
  attemptId: string,
): Promise<PaymentAttemptRow | null> {
  const { rows } = await selectAttempt(tables, siteId, attemptId)
  return rows[0] ?? null
}

/** A change of an attempt's own row. */
export const updateAttempt = (
  tables: Tables,
  siteId: string,
  id: string,
  columns: Partial<PaymentAttemptRow>,
) => tables.updateTable('payment_attempt').set(columns).where('site_id', '=', siteId).where('id', '=', id)

/** An attempt with its order; null: the row does not exist any more. */
export interface AttemptWithOrder {
  readonly attempt: PaymentAttemptRow | null
  readonly order: OrderRow | null
}

/** Locks the order of an attempt until the transaction ends, and reads both. */
export async function lockAttempt(
  tables: Tables,
  site: Pick<SiteDatabase, 'siteId'>,
  { id, order_id: orderId }: Pick<PaymentAttemptRow, 'id' | 'order_id'>,
): Promise<AttemptWithOrder> {
  const order = await lockOrderById(tables, site, orderId)
  return { attempt: await findAttempt(tables, site, id), order }
}
