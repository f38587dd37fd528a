import type { CartPorts, CartWork } from '../../../../../core/use-cases/shop/cart/cart-ports.js'
import type { OrderRow } from '../../engine/index.js'
import { lineId } from '../ids.js'
import { knownRow } from '../known-row.js'
import type { StoreVisitor } from '../orders/lock-visitor.js'
import { createVisitorWork } from '../orders/sql-visitor-work.js'
import { findAttempt } from '../orders/order-statements.js'
import { inTransaction } from '../site-database.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { readDiscount } from './discount-row.js'
import { findAnswerOrSale, findForSale } from './find-for-sale.js'
import { loadCart } from './load-cart.js'
import { toOpenLine } from './open-cart-rows.js'
import { saveCart } from './save-cart.js'

/** A visitor's cart in one open transaction, with a cache of the rows that it locked. */
function createCartWork(tables: Tables, siteId: string, visitor: StoreVisitor): CartWork {
  const orders = new Map<string, OrderRow>()
  const { rowId, ...visitorWork } = createVisitorWork(tables, siteId, visitor, orders)
  return {
    ...visitorWork,
    findAttempt: async (id) => {
      const row = await findAttempt(tables, { siteId }, id)
      return row && { id, createdMs: row.created_on }
    },
    loadCart: ({ id }, memberId) =>
      loadCart(tables, siteId, { order: knownRow(orders, id), toLine: toOpenLine }, async () => memberId),
    findForSale: (skuId, currency) => findForSale(tables, siteId, skuId, currency),
    findAnswerOrSale: (key, skuId, currency) => findAnswerOrSale(tables, siteId, key, skuId, currency),
    findDiscount: (code) => readDiscount(tables, siteId, code),
    lineIdOf: lineId,
    saveCart: (save) => saveCart(tables, { siteId, rowId: rowId() }, save),
  }
}

/** The units of work on a visitor's cart, over SQL. */
export const createCartUnits =
  (site: SiteDatabase, visitor: StoreVisitor): CartPorts['unitOfWork'] =>
  (work) =>
    inTransaction(site, (tables) => work(createCartWork(tables, site.siteId, visitor)))
