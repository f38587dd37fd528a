import type { CartKeeper, CartMove } from '../../../../../core/ports/shop/cart-keeper.port.js'
import type { OrderRow } from '../../engine/index.js'
import { EXTRAS_UNKNOWN } from '../../../../../core/use-cases/shop/orders/known-extras.js'
import { lineId, visitorRowId } from '../ids.js'
import { lockVisitor } from '../orders/lock-visitor.js'
import { lockOrderById, updateOrder } from '../orders/visitor-order.js'
import { inTransaction } from '../store-context.js'
import type { StoreContext, Tables } from '../store-context.js'
import { MAX_CART_LINES } from '../../../../../core/use-cases/shop/buying-rules.js'
import { mergeCarts } from '../../../../../core/use-cases/shop/merge-carts.js'
import {
  isTakenOver,
  decideJoin,
  decideFormerOrder,
  wouldMixSubscription,
} from '../../../../../core/use-cases/shop/move-cart.js'
import type { MovedOrder } from '../../../../../core/use-cases/shop/move-cart.js'
import { deleteOrders } from './delete-orders.js'

type Context = Pick<StoreContext, 'sql' | 'siteId' | 'settings' | 'clock' | 'random'>

/** The newest cart that is stored for a member. */
async function cartOfMember(
  tables: Tables,
  { siteId, settings }: Context,
  member: string,
  except: string | null,
): Promise<OrderRow | null> {
  const row = await tables
    .selectFrom('shop_order')
    .select('id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', member)
    .where('status', '=', 'cart')
    .where('currency', '=', settings.currency)
    .$if(except !== null, (query) => query.where('id', '!=', except ?? ''))
    .orderBy('updated_on', 'desc')
    .executeTakeFirst()
  return row === undefined ? null : lockOrderById(tables, { siteId }, row.id)
}

/** Moves the lines of `from` into `into`, the last added ones first; true if all fit. */
async function mergeLines(
  tables: Tables,
  { siteId, clock }: Context,
  into: OrderRow,
  from: OrderRow,
): Promise<boolean> {
  const linesOf = async (order: OrderRow) => {
    const rows = await tables
      .selectFrom('order_line')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('order_id', '=', order.id)
      .orderBy('added_on', 'desc')
      .orderBy('id')
      .execute()
    return rows.map((row) => ({ id: row.id, skuId: row.sku_id, count: row.count, row }))
  }
  const merge = mergeCarts(await linesOf(into), await linesOf(from), MAX_CART_LINES)
  for (const { row } of merge.added)
    await tables
      .insertInto('order_line')
      .values({ ...row, id: lineId(into.id, row.sku_id), order_id: into.id })
      .execute()
  for (const { id, count } of merge.raised)
    await tables
      .updateTable('order_line')
      .set({ count })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
  if (merge.gone.length > 0)
    await tables
      .deleteFrom('order_line')
      .where('site_id', '=', siteId)
      .where('id', 'in', merge.gone)
      .execute()
  await updateOrder(tables, into, { extras_seen: EXTRAS_UNKNOWN, updated_on: clock.wallTime() })
  return merge.isWhole
}

/** True if a subscription, which must be alone in its cart, would be mixed with other goods. */
async function wouldMixGoods(
  tables: Tables,
  { siteId }: Context,
  into: OrderRow,
  from: OrderRow,
): Promise<boolean> {
  const lines = await tables
    .selectFrom('order_line')
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .select(['order_line.order_id', 'sku.billing'])
    .where('order_line.site_id', '=', siteId)
    .where('order_line.order_id', 'in', [into.id, from.id])
    .execute()
  const goodsOf = ({ id }: OrderRow) =>
    lines
      .filter((line) => line.order_id === id)
      .map(({ billing }) => ({ isSubscription: billing === 'subscription' }))
  return wouldMixSubscription(goodsOf(into), goodsOf(from))
}

/** Makes all visitors of one cart show the other, and deletes the first. */
async function replaceCart(tables: Tables, { siteId }: Context, old: OrderRow, by: OrderRow): Promise<void> {
  await tables
    .updateTable('visitor')
    .set({ order_id: by.id })
    .where('site_id', '=', siteId)
    .where('order_id', '=', old.id)
    .execute()
  await deleteOrders(tables, siteId, [old.id])
}

/** Merges another cart of the member into the shown one, as far as it fits; true if nothing is left of it. */
async function mergeEarlier(
  tables: Tables,
  context: Context,
  current: OrderRow,
  earlier: OrderRow,
): Promise<boolean> {
  const isWhole =
    !(await wouldMixGoods(tables, context, current, earlier)) &&
    (await mergeLines(tables, context, current, earlier))
  if (isWhole) await replaceCart(tables, context, earlier, current)
  return isWhole
}

/** Merges carts of the member into the shown one, the newest first, until one does not fit. */
async function mergeAll(
  tables: Tables,
  context: Context,
  shown: OrderRow,
  newest: OrderRow | null,
  member: string,
): Promise<void> {
  let other = newest
  while (other !== null && (await mergeEarlier(tables, context, shown, other))) {
    const hasMore = shown.left_in !== null || other.left_in !== null
    other = hasMore ? await cartOfMember(tables, context, member, shown.id) : null
  }
  // Lines that do not fit are kept for a later log-in; until then other browsers show them.
  const leftIn = other?.id ?? null
  if (shown.left_in !== leftIn) await updateOrder(tables, shown, { left_in: leftIn })
}

const movedOrder = (row: OrderRow): MovedOrder => ({ ...row, ownerId: row.member_id })

/** Finds the cart for a visitor after a log-in, and assigns it to the member. */
async function joinCarts(
  tables: Tables,
  context: Context,
  current: OrderRow | null,
  member: string,
): Promise<OrderRow | null> {
  const earlier = await cartOfMember(tables, context, member, current?.id ?? null)
  const join = decideJoin(current && movedOrder(current), earlier && movedOrder(earlier))
  if (join === 'merge' && current !== null && earlier !== null)
    await mergeAll(tables, context, current, earlier, member)
  const shown = join === 'earlier' ? earlier : current
  if (join === 'earlier' && earlier !== null && earlier.left_in !== null) {
    const left = await cartOfMember(tables, context, member, earlier.id)
    await mergeAll(tables, context, earlier, left, member)
  }
  if (shown !== null && isTakenOver(movedOrder(shown)))
    await updateOrder(tables, shown, { member_id: member })
  return shown
}

async function moveCart(tables: Tables, context: Context, move: CartMove): Promise<void> {
  const own = await lockVisitor(tables, context, { id: move.from, openedAt: context.clock.wallTime() })
  const fate = own.order && decideFormerOrder(movedOrder(own.order), move)
  if (own.order !== null && fate === 'delete') await deleteOrders(tables, context.siteId, [own.order.id])
  const current = fate === 'keep' ? own.order : null
  const shown = move.tag === 'log-in' ? await joinCarts(tables, context, current, move.member) : current
  if (shown === null) {
    // The visitor is created by the first change; keys used with the previous cart no longer open it.
    await tables
      .deleteFrom('visitor')
      .where('site_id', '=', context.siteId)
      .where('id', '=', own.rowId)
      .execute()
    return
  }
  await tables
    .updateTable('visitor')
    .set({
      id: visitorRowId(move.to),
      order_id: shown.id,
      lineage: own.lineage,
      replaced_by: null,
      replaced_on: null,
      replaced_from: null,
      renewed_for: null,
    })
    .where('site_id', '=', context.siteId)
    .where('id', '=', own.rowId)
    .execute()
}

/** Moves the store's carts when a visitor logs in or out. */
export const createCartKeeper = (context: Context): CartKeeper => ({
  move: (change) => inTransaction(context, (tables) => moveCart(tables, context, change)),
})
