import type { CartKeeper, CartMove } from '../../../../../core/ports/cart-keeper.port.js'
import type { OrderRow } from '../../engine/index.js'
import { EXTRAS_UNKNOWN } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import { lineId, visitorRowId } from '../ids.js'
import { lockVisitor } from '../orders/lock-visitor.js'
import { lockOrderById, ordersOfVisitors, updateOrder } from '../orders/visitor-order.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'

type Context = Pick<StoreContext, 'sql' | 'siteId' | 'settings' | 'clock' | 'random'>

/** The cart that a member's other browsers show, the newest where they show several. */
async function cartOfMember(
  tables: Tables,
  context: Context,
  member: string,
  except: string | null,
): Promise<OrderRow | null> {
  const row = await ordersOfVisitors(tables, context)
    .select('shop_order.id')
    .where('visitor.member_id', '=', member)
    .where('shop_order.status', '=', 'cart')
    .where('shop_order.currency', '=', context.settings.currency)
    .$if(except !== null, (query) => query.where('shop_order.id', '!=', except ?? ''))
    .orderBy('shop_order.updated_on', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : lockOrderById(tables, context, row.id)
}

/** Puts the lines of `from` into `into`; of what is in both, as many pieces as the larger one has. */
async function mergeLines(
  tables: Tables,
  { siteId, clock }: Context,
  into: OrderRow,
  from: OrderRow,
): Promise<void> {
  const linesOf = (order: OrderRow) =>
    tables
      .selectFrom('order_line')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('order_id', '=', order.id)
      .execute()
  const own = new Map((await linesOf(into)).map((line) => [line.sku_id, line]))
  for (const line of await linesOf(from)) {
    const same = own.get(line.sku_id)
    if (same === undefined) {
      const id = lineId(into.id, line.sku_id)
      await tables
        .insertInto('order_line')
        .values({ ...line, id, order_id: into.id })
        .execute()
    } else if (line.count > same.count) {
      await tables
        .updateTable('order_line')
        .set({ count: line.count })
        .where('site_id', '=', siteId)
        .where('id', '=', same.id)
        .execute()
    }
  }
  await updateOrder(tables, into, { extras_seen: EXTRAS_UNKNOWN, updated_on: clock.wallTime() })
}

/** Whether a subscription, which is alone in its cart, would come together with other goods. */
async function wouldMix(
  tables: Tables,
  { siteId }: Context,
  carts: readonly [OrderRow, OrderRow],
): Promise<boolean> {
  const lines = await tables
    .selectFrom('order_line')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .select(['order_line.order_id', 'sku.billing'])
    .where('order_line.site_id', '=', siteId)
    .where(
      'order_line.order_id',
      'in',
      carts.map(({ id }) => id),
    )
    .execute()
  const isEach = carts.every(({ id }) => lines.some((line) => line.order_id === id))
  return isEach && lines.some(({ billing }) => billing === 'subscription')
}

/** Whoever showed one cart shows the other; the one is gone. */
async function replaceCart(tables: Tables, { siteId }: Context, old: OrderRow, by: OrderRow): Promise<void> {
  await tables
    .updateTable('visitor')
    .set({ order_id: by.id })
    .where('site_id', '=', siteId)
    .where('order_id', '=', old.id)
    .execute()
  await tables.deleteFrom('order_line').where('site_id', '=', siteId).where('order_id', '=', old.id).execute()
  await tables.deleteFrom('shop_order').where('site_id', '=', siteId).where('id', '=', old.id).execute()
}

/** The order that a visitor shows once they are logged in. */
async function joinCarts(
  tables: Tables,
  context: Context,
  current: OrderRow | null,
  member: string,
): Promise<OrderRow | null> {
  const earlier = await cartOfMember(tables, context, member, current?.id ?? null)
  if (earlier?.status !== 'cart') return current
  if (current === null || current.status === 'placed') return earlier
  if (current.status !== 'cart' || current.currency !== earlier.currency) return current
  // The other browsers keep the earlier cart.
  if (await wouldMix(tables, context, [current, earlier])) return current
  await mergeLines(tables, context, current, earlier)
  await replaceCart(tables, context, earlier, current)
  return current
}

async function moveCart(tables: Tables, context: Context, { from, to, member }: CartMove): Promise<void> {
  const { siteId, clock } = context
  const own = await lockVisitor(tables, context, { id: from, openedAt: clock.wallTime() })
  const shown = member === null ? own.order : await joinCarts(tables, context, own.order, member)
  await tables
    .updateTable('visitor')
    .set({
      id: visitorRowId(to),
      order_id: shown?.id ?? null,
      lineage: own.lineage,
      replaced_by: null,
      replaced_on: null,
      replaced_from: null,
      renewed_for: null,
      member_id: member,
      logged_in_on: member === null ? null : clock.wallTime(),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', own.rowId)
    .execute()
}

/** Hands the carts of the store on to what their visitors become. */
export const createCartKeeper = (context: Context): CartKeeper => ({
  move: (change) => inTransaction(context, (tables) => moveCart(tables, context, change)),
})
