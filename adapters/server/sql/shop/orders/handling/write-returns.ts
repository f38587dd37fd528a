import { hasUnsentPieces } from '../../../../../../core/orders/index.js'
import type { DeclaredReturn, DeskOrder } from '../../../../../../core/orders/index.js'
import { collectChanges } from '../../../engine/index.js'
import type { Change } from '../../../engine/index.js'
import { tablesOf } from '../../site-database.js'
import { ensureDesk } from './write-decision.js'

/**
 * Counts a change of an order's returns, unless another change was counted since the order was read, and stores
 * if something is still to be sent. The payment comes first, as in decisions about the order.
 */
export async function changesOfReturns(
  siteId: string,
  order: DeskOrder,
  returns: readonly DeclaredReturn[],
): Promise<readonly Change[]> {
  const { id, revision } = order
  const unsent = hasUnsentPieces({ ...order, returns })
  const prepared = await collectChanges(async (querier) => {
    const tables = tablesOf(querier)
    await tables
      .updateTable('payment_attempt')
      .set({ unsent })
      .where('site_id', '=', siteId)
      .where('order_id', '=', id)
      .execute()
    await ensureDesk(tables, siteId, id)
  })
  const counted = await collectChanges(async (querier) => {
    await tablesOf(querier)
      .updateTable('order_desk')
      .set({ revision: revision + 1 })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .where('revision', '=', revision)
      .execute()
  })
  return [...prepared, ...counted.map((change) => ({ ...change, mustChange: true }))]
}
