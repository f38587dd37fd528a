import { createSqlOrderList } from '../../../adapters/server/sql/shop/index.js'
import type { Querier } from '../../../adapters/server/sql/engine/index.js'
import type { OrderSummary } from '../../../core/orders/index.js'
import { valueOf } from '../value-of.js'

/** The newest orders of a shop, at most a hundred. */
export async function listOrders(shop: {
  readonly sql: Querier
  readonly siteId: string
}): Promise<readonly OrderSummary[]> {
  const sort = { key: 'time', isDescending: true } as const
  const { items } = valueOf(
    await createSqlOrderList(shop).page({ filter: {}, sort, limit: 100, after: null }),
  )
  return items
}
