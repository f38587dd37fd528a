import type { StoreContext, Tables } from '../store-context.js'
import type { CartLine } from './cart.js'

/** Takes lines out of a cart. */
export async function deleteLines(
  tables: Tables,
  { siteId }: Pick<StoreContext, 'siteId'>,
  lines: readonly CartLine[],
): Promise<void> {
  if (lines.length === 0) return
  await tables
    .deleteFrom('order_line')
    .where('site_id', '=', siteId)
    .where(
      'id',
      'in',
      lines.map(({ row }) => row.id),
    )
    .execute()
}
