import type { StockDesk, StockStanding } from '../../../../core/ports/owner/stock-desk.port.js'
import { stockAfter } from '../../../../core/use-cases/owner/stock-after.js'
import { isStorable } from '../engine/index.js'
import type { CommitChanges, Querier } from '../engine/index.js'
import { findStock, stockChange } from '../shop/index.js'
import { commitUnlessTaken } from './commit-unless-taken.js'
import { auditChanges } from './audit-statements.js'

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
      const { variantId } = before
      const foreseen = stockAfter(before, order)
      if (foreseen.tag !== 'done') return foreseen
      const changes = [stockChange(siteId, variantId, order), ...auditChanges(siteId, entry)]
      if (await commitUnlessTaken(commit, changes))
        return { tag: 'done', standing: (await find(variantId)) ?? before }
      return { tag: 'changed' }
    },
  }
}
