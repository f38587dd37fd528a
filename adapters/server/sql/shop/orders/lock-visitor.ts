import { isInFlight } from '../../../../../core/use-cases/shop/orders/in-flight.js'
import type { Visitor } from '../../../../../core/ports/visitor.port.js'
import { prepared } from '../../engine/index.js'
import type { OrderRow, VisitorRow } from '../../engine/index.js'
import { sourceId, visitorRowId } from '../ids.js'
import { rowText } from '../row-text.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { lockOrderById, ordersOfVisitors } from './order-statements.js'

/** A visitor of one gateway; the secret was valid when the gateway was opened. */
export interface StoreVisitor extends Visitor {
  /** Wall-clock ms. */
  readonly openedAt: number
}

/** A visitor who is locked until the transaction ends. */
export interface LockedVisitor {
  readonly rowId: string
  /** The owner of the visitor's request keys; the same before and after an order. */
  readonly lineage: string
  /** The order that the visitor's pages show, in any state; null: none yet. */
  readonly order: OrderRow | null
}

type Site = Pick<SiteDatabase, 'siteId'>

const selectToLock = prepared((tables: Tables, siteId: string, rowId: string) =>
  tables.selectFrom('visitor').selectAll().where('site_id', '=', siteId).where('id', '=', rowId).forUpdate(),
)

/** Locks a row until the transaction ends and reads it; null: it does not exist. */
export async function lockVisitorRow(
  tables: Tables,
  { siteId }: Site,
  rowId: string,
): Promise<VisitorRow | null> {
  const { rows } = await selectToLock(tables, siteId, rowId)
  return rows[0] ?? null
}

const selectBothToLock = prepared((tables: Tables, siteId: string, rowId: string) =>
  ordersOfVisitors(tables, { siteId })
    .selectAll('shop_order')
    .select(rowText('visitor').as('visitor_row'))
    .where('visitor.id', '=', rowId)
    .forUpdate(['visitor', 'shop_order']),
)

interface Locked {
  readonly row: VisitorRow | null
  /** The order of the row; undefined: not locked yet. */
  readonly order?: OrderRow
}

/**
 * Locks the row of a visitor, made if it is missing, and in the same statement the order that it shows:
 * always the visitor first, to avoid deadlocks. If nothing is found, there is no order yet, or another
 * transaction has assigned another one meanwhile.
 */
async function lockWithOrder(tables: Tables, context: Site, rowId: string): Promise<Locked> {
  const [both] = (await selectBothToLock(tables, context.siteId, rowId)).rows
  if (both === undefined) return { row: await makeOrLock(tables, context, rowId) }
  const { visitor_row: visitorText, ...order } = both
  return { row: JSON.parse(visitorText) as VisitorRow, order }
}

const insertVisitor = prepared((tables: Tables, siteId: string, rowId: string) =>
  tables
    .insertInto('visitor')
    .values({ site_id: siteId, id: rowId })
    .onConflict((conflict) => conflict.doNothing()),
)

const freshRow = (siteId: string, rowId: string): VisitorRow => ({
  site_id: siteId,
  id: rowId,
  order_id: null,
  lineage: null,
  replaced_by: null,
  replaced_on: null,
  replaced_from: null,
  renewed_for: null,
})

/** Inserts or locks the row of a visitor without an order; most of them are new. */
async function makeOrLock(tables: Tables, context: Site, rowId: string): Promise<VisitorRow | null> {
  const { numAffectedRows } = await insertVisitor(tables, context.siteId, rowId)
  return numAffectedRows === 1n ? freshRow(context.siteId, rowId) : lockVisitorRow(tables, context, rowId)
}

/**
 * True if a request was sent before its browser had the secret that replaced the one of a row. Few secrets are
 * replaced: for the others no digest of the address is made.
 */
const isUnderWay = (row: VisitorRow, { openedAt, address }: StoreVisitor): boolean =>
  row.replaced_on !== null &&
  isInFlight(
    { replacedMs: row.replaced_on, replacedFor: row.replaced_from },
    { openedMs: openedAt, source: address === undefined ? null : sourceId(address) },
  )

/**
 * Locks the visitor, so that two tabs of one shopper wait for each other; then locks and reads the order of
 * the row. Requests that were in flight when the secret was replaced continue with the new one, so that
 * nothing is lost.
 */
export async function lockVisitor(tables: Tables, context: Site, who: StoreVisitor): Promise<LockedVisitor> {
  const own = await lockWithOrder(tables, context, visitorRowId(who.id))
  const nextId = own.row !== null && isUnderWay(own.row, who) ? own.row.replaced_by : null
  const next = nextId === null ? null : await lockVisitorRow(tables, context, nextId)
  const { row, order }: Locked = next === null ? own : { row: next }
  const rowId = row?.id ?? visitorRowId(who.id)
  return {
    rowId,
    lineage: row?.lineage ?? rowId,
    order: order ?? (row?.order_id == null ? null : await lockOrderById(tables, context, row.order_id)),
  }
}

/** Takes the order from a visitor, whose keys have another owner from then on. */
export async function leaveOrder(
  tables: Tables,
  siteId: string,
  rowId: string,
  lineage: string,
): Promise<void> {
  await tables
    .updateTable('visitor')
    .set({ order_id: null, lineage, renewed_for: null })
    .where('site_id', '=', siteId)
    .where('id', '=', rowId)
    .execute()
}

/** Finds the owner of a visitor's keys; locks and creates nothing. */
export async function lineageOf(tables: Tables, { siteId }: Site, secret: string): Promise<string> {
  const rowId = visitorRowId(secret)
  const row = await tables
    .selectFrom('visitor')
    .select('lineage')
    .where('site_id', '=', siteId)
    .where('id', '=', rowId)
    .executeTakeFirst()
  return row?.lineage ?? rowId
}
