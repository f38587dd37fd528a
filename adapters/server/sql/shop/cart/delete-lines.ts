import { defer } from '../../engine/index.js'
import type { StoreContext, Tables } from '../store-context.js'
import type { CartLine } from './cart.js'

/** Takes lines out of a cart. */
export async function deleteLines(
  tables: Tables,
  { siteId }: Pick<StoreContext, 'siteId'>,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map(({ row }) => row.id)
  await defer(tables, tables.deleteFrom('order_line').where('site_id', '=', siteId).where('id', 'in', ids))
}
