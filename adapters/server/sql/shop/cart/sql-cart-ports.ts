import { setImmediate as nextTurn } from 'node:timers/promises'
import { newId } from '../../../../../core/ports/platform/stamp.js'
import type { CartPorts, CartWork } from '../../../../../core/use-cases/shop/cart/cart-ports.js'
import type { OrderRow } from '../../engine/index.js'
import { lineId } from '../ids.js'
import { knownRow } from '../known-row.js'
import { lockShopper } from '../orders/lock-visitor.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { toStoredOrder } from '../orders/to-stored-order.js'
import { findAttempt } from '../orders/visitor-order.js'
import { inTransaction } from '../store-site.js'
import type { StoreSite, Tables } from '../store-site.js'
import { readDiscount } from './discount-row.js'
import { findAnswerOrSale, findForSale } from './find-for-sale.js'
import { loadCart } from './load-cart.js'
import { toOpenCart } from './open-cart-rows.js'
import { saveCart } from './save-cart.js'

/** A visitor's cart in one open transaction, with a cache of the rows that it locked. */
function createCartWork(tables: Tables, context: StoreSite, visitor: StoreVisitor): CartWork {
  const { siteId, settings } = context
  const orders = new Map<string, OrderRow>()
  let rowId = ''
  return {
    lockShopper: async () => {
      const { order, lineage, memberId, rowId: locked } = await lockShopper(tables, context, visitor)
      rowId = locked
      if (order !== null) orders.set(order.id, order)
      return { lineage, memberId, order: order && toStoredOrder(order) }
    },
    findAttempt: async (id) => {
      const row = await findAttempt(tables, context, id)
      return row && { id, createdMs: row.created_on }
    },
    loadCart: async ({ id }, memberId) =>
      toOpenCart(await loadCart(tables, context, knownRow(orders, id), () => Promise.resolve(memberId))),
    findForSale: (skuId) => findForSale(tables, context, skuId),
    findAnswerOrSale: (key, skuId) => findAnswerOrSale(tables, context, key, skuId),
    findDiscount: (code) => readDiscount(tables, context, code),
    lineIdOf: lineId,
    saveCart: (save) => saveCart(tables, { siteId, currency: settings.currency, rowId }, save),
  }
}

/** The ports of a visitor's cart, over SQL. */
export const createCartPorts = (
  context: StoreSite,
  visitor: StoreVisitor,
  settle: CartPorts['settle'],
): CartPorts => ({
  isVisitorKnown: visitor.id !== '',
  unitOfWork: (work) => inTransaction(context, (tables) => work(createCartWork(tables, context, visitor))),
  settle,
  // All other changes of this event-loop turn join the same transaction.
  arrived: nextTurn,
  newId: () => newId(context),
  settings: context.settings,
  language: context.language ?? 'en',
  clock: context.clock,
})
