import type { StockDesk, StockOutcome, StockStanding } from '../../../../core/ports/stock-desk.port.js'
import { isStorable } from '../engine/index.js'
import type { Sql } from '../engine/index.js'
import { enterStock, findStock } from '../shop/index.js'
import type { StockChange, StockLevel } from '../shop/index.js'
import { withEntry } from './with-entry.js'

const toStanding = ({ id, product, left }: StockLevel): StockStanding => ({
  variantId: id,
  productName: product,
  left,
})

const toOutcome = (change: StockChange): StockOutcome => {
  if (change.tag === 'changed') return { tag: 'done', standing: toStanding(change.level) }
  return { tag: change.tag === 'other-count' ? 'changed' : change.tag }
}

/** The stock of a shop as its owner enters it, over SQL. */
export const createSqlStockDesk = (place: { readonly sql: Sql; readonly siteId: string }): StockDesk => ({
  find: async (variant) => {
    if (!isStorable(variant)) return null
    const level = await findStock(place.sql, place.siteId, variant)
    return level === null ? null : toStanding(level)
  },
  enter: async (variant, order, entry) => {
    const done = await withEntry(place, entry, async (querier) => {
      const change = await enterStock(querier, place.siteId, variant, order)
      return { value: toOutcome(change), hasChanged: change.tag === 'changed' }
    })
    return done === null ? { tag: 'changed' } : done.value
  },
})
