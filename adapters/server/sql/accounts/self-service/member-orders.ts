import { money } from '../../../../../core/money/index.js'
import type { AccountOrder } from '../../../../../core/ports/account-self-service.port.js'
import { toList, toRecord } from '../../../../../core/shared/index.js'
import type { AccountsContext } from '../accounts-context.js'

/** As many as a page shows; older ones are in the export. */
const SHOWN = 50

/** Reads an order's lines from its frozen text. */
function itemsOf(snapshot: unknown): AccountOrder['items'] {
  const text = typeof snapshot === 'string' ? snapshot : '{}'
  return toList(toRecord(JSON.parse(text))['items']).map((item) => {
    const { count, product } = toRecord(item)
    return { name: `${toRecord(product)['name']}`, count: Number(count) }
  })
}

/** The orders that were placed while a member was logged in, newest first. */
export async function ordersOfMember(
  { sql, siteId }: Pick<AccountsContext, 'sql' | 'siteId'>,
  memberId: string,
  most = SHOWN,
): Promise<readonly AccountOrder[]> {
  const { rows } = await sql.query(
    `SELECT id, placed_on, total_minor, currency, snapshot FROM shop_order
      WHERE site_id = $1 AND member_id = $2 AND status = 'placed'
      ORDER BY placed_on DESC, id LIMIT $3`,
    [siteId, memberId, most],
  )
  return rows.map((row) => {
    const items = itemsOf(row['snapshot'])
    return {
      id: `${row['id']}`,
      placedOnMs: Number(row['placed_on'] ?? 0),
      total: money(Number(row['total_minor'] ?? 0), `${row['currency']}`),
      itemCount: items.reduce((sum, { count }) => sum + count, 0),
      items,
    }
  })
}
