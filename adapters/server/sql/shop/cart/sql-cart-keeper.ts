import type { CartMove } from '../../../../../core/ports/shop/cart-keeper.port.js'
import type {
  CartKeeperPorts,
  CartMoveWork,
  KeptOrder,
} from '../../../../../core/use-cases/shop/cart/keep-carts.js'
import type { CartMerge, MergedLine } from '../../../../../core/use-cases/shop/merge-carts.js'
import { EXTRAS_UNKNOWN } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import type { OrderLineRow, OrderRow } from '../../engine/index.js'
import { lineId, visitorRowId } from '../ids.js'
import { knownRow } from '../known-row.js'
import { lockVisitor } from '../orders/lock-visitor.js'
import type { LockedVisitor } from '../orders/lock-visitor.js'
import { lockOrderById, updateOrder } from '../orders/order-statements.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { deleteOrders } from './delete-orders.js'

const toKeptOrder = (row: OrderRow): KeptOrder => ({
  id: row.id,
  status: row.status,
  currency: row.currency,
  ownerId: row.member_id,
  leftIn: row.left_in,
})

/** A line with its row, for the cart that it moves to. */
interface LineOfRow extends MergedLine {
  readonly row: OrderLineRow
}

/** The carts of one open transaction, with a cache of the rows that it locked or read. */
function createCartMoveWork(tables: Tables, siteId: string, move: CartMove): CartMoveWork {
  const orders = new Map<string, OrderRow>()
  const lines = new Map<string, LineOfRow>()
  let visitor: LockedVisitor | null = null
  const kept = (row: OrderRow): KeptOrder => {
    orders.set(row.id, row)
    return toKeptOrder(row)
  }
  const change = (order: KeptOrder, columns: Partial<OrderRow>): Promise<void> =>
    updateOrder(tables, knownRow(orders, order.id), columns)
  const rowId = (): string => visitor?.rowId ?? visitorRowId(move.from)
  return {
    lockVisitor: async (nowMs) => {
      visitor = await lockVisitor(tables, { siteId }, { id: move.from, openedAt: nowMs })
      return visitor.order && kept(visitor.order)
    },
    newestOf: async (member, currency, except) => {
      const id = await newestCartOf(tables, siteId, { member, currency, except })
      const locked = id === null ? null : await lockOrderById(tables, { siteId }, id)
      return locked && kept(locked)
    },
    linesOf: async ({ id }) => {
      const found = await readLines(tables, siteId, id)
      for (const line of found) lines.set(line.id, line)
      return found
    },
    goodsOf: async (one, other) => {
      const goods = await readGoods(tables, siteId, [one.id, other.id])
      return [goods(one.id), goods(other.id)]
    },
    saveMerge: async (into, merge, nowMs) => {
      const added = merge.added.flatMap(({ id }) => lines.get(id)?.row ?? [])
      await writeMerge(tables, siteId, into.id, { ...merge, added })
      await change(into, { extras_seen: EXTRAS_UNKNOWN, updated_on: nowMs })
    },
    replace: async (old, by) => {
      await tables
        .updateTable('visitor')
        .set({ order_id: by.id })
        .where('site_id', '=', siteId)
        .where('order_id', '=', old.id)
        .execute()
      await deleteOrders(tables, siteId, [old.id])
    },
    saveLeftIn: (order, leftIn) => change(order, { left_in: leftIn }),
    saveOwner: (order, member) => change(order, { member_id: member }),
    deleteOrder: async ({ id }) => {
      await deleteOrders(tables, siteId, [id])
    },
    forgetVisitor: async () => {
      await tables.deleteFrom('visitor').where('site_id', '=', siteId).where('id', '=', rowId()).execute()
    },
    renameVisitor: (shown) =>
      renameVisitor(tables, siteId, {
        from: rowId(),
        to: visitorRowId(move.to),
        shown,
        lineage: visitor?.lineage ?? rowId(),
      }),
  }
}

/** The id of a member's newest cart in a currency, besides one; null: there is none. */
async function newestCartOf(
  tables: Tables,
  siteId: string,
  {
    member,
    currency,
    except,
  }: { readonly member: string; readonly currency: string; readonly except: string | null },
): Promise<string | null> {
  const row = await tables
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', member)
    .where('status', '=', 'cart')
    .where('currency', '=', currency)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .orderBy('updated_on', 'desc')
    .executeTakeFirst()
  return row?.id ?? null
}

/** A visitor's row under its new id, with the order that the pages show. */
interface Renaming {
  readonly from: string
  readonly to: string
  readonly shown: KeptOrder
  readonly lineage: string
}

async function renameVisitor(
  tables: Tables,
  siteId: string,
  { from, to, shown, lineage }: Renaming,
): Promise<void> {
  await tables
    .updateTable('visitor')
    .set({
      id: to,
      order_id: shown.id,
      lineage,
      replaced_by: null,
      replaced_on: null,
      replaced_from: null,
      renewed_for: null,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', from)
    .execute()
}

async function readLines(tables: Tables, siteId: string, orderId: string): Promise<readonly LineOfRow[]> {
  const rows = await tables
    .selectFrom('order_line')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .orderBy('added_on', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, skuId: row.sku_id, count: row.count, row }))
}

/** The goods of carts by their ids. */
async function readGoods(tables: Tables, siteId: string, orderIds: readonly string[]) {
  const lines = await tables
    .selectFrom('order_line')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .select(['order_line.order_id', 'sku.billing'])
    .where('order_line.site_id', '=', siteId)
    .where('order_line.order_id', 'in', orderIds)
    .execute()
  return (orderId: string) =>
    lines
      .filter((line) => line.order_id === orderId)
      .map(({ billing }) => ({ isSubscription: billing === 'subscription' }))
}

async function writeMerge(
  tables: Tables,
  siteId: string,
  into: string,
  {
    added,
    raised,
    gone,
  }: Pick<CartMerge<MergedLine>, 'raised' | 'gone'> & { readonly added: readonly OrderLineRow[] },
): Promise<void> {
  for (const row of added)
    await tables
      .insertInto('order_line')
      .values({ ...row, id: lineId(into, row.sku_id), order_id: into })
      .execute()
  for (const { id, count } of raised)
    await tables
      .updateTable('order_line')
      .set({ count })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  if (gone.length > 0)
    await tables.deleteFrom('order_line').where('site_id', '=', siteId).where('id', 'in', gone).execute()
}

/** The units of work that move the store's carts when a visitor logs in or out. */
export const createSqlCartMoves =
  ({ sql, siteId }: SiteDatabase): CartKeeperPorts['unitOf'] =>
  (move) =>
  (work) =>
    inTransaction({ sql }, (tables) => work(createCartMoveWork(tables, siteId, move)))
