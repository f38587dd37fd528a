import { MAX_STOCK } from '../../../../core/catalog/index.js'
import type { StockDesk, StockStanding } from '../../../../core/ports/owner/stock-desk.port.js'
import { isStorable } from '../engine/index.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { findStock, stockChange } from '../shop/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges } from './owner-statements.js'

/** The stock of a shop as its owner enters it, over SQL. */
export function createSqlStockDesk({
  sql,
  commit,
  siteId,
}: {
  readonly sql: Querier
  readonly commit: CommitChanges
  readonly siteId: string
}): StockDesk {
  const find = async (variant: string): Promise<StockStanding | null> => {
    const level = isStorable(variant) ? await findStock(sql, siteId, variant) : null
    return level && { variantId: level.id, productName: level.product, left: level.left }
  }
  return {
    find,
    enter: async (variant, order, entry) => {
      const before = await find(variant)
      if (before === null) return { tag: 'unknown' }
      const { variantId, left } = before
      if (order.tag === 'add' && left === null) return { tag: 'uncounted' }
      const changes = [stockChange(siteId, variantId, order), ...auditChanges(siteId, entry)]
      if (await commitUnlessTaken(commit, changes))
        return { tag: 'done', standing: (await find(variantId)) ?? before }
      const isTooMany = order.tag === 'add' && left !== null && left + order.pieces > MAX_STOCK
      return { tag: isTooMany ? 'too-many' : 'changed' }
    },
  }
}
