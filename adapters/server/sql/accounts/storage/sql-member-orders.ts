import { money } from '../../../../../core/money/index.js'
import { toList, toRecord } from '../../../../../core/shared/index.js'
import type {
  MemberOrder,
  MemberOrders,
} from '../../../../../core/use-cases/accounts/storage/member-orders.js'
import type { Querier } from '../../engine/index.js'
import type { AccountSite } from './account-site.js'

/** Reads an order's lines from its snapshot. */
function itemsOf(snapshot: unknown): MemberOrder['order']['items'] {
  const text = typeof snapshot === 'string' ? snapshot : '{}'
  return toList(toRecord(JSON.parse(text))['items']).map((item) => {
    const { count, product } = toRecord(item)
    return { name: `${toRecord(product)['name']}`, count: Number(count) }
  })
}

/** The placed orders of members, over SQL. */
export const createSqlMemberOrders = (
  querier: Querier,
  { siteId }: Pick<AccountSite, 'siteId'>,
): MemberOrders => ({
  of: async (memberId, most) => {
    const { rows } = await querier.query(
      `SELECT id, token, placed_on, total_minor, currency, snapshot FROM shop_order
        WHERE site_id = $1 AND member_id = $2 AND status = 'placed'
        ORDER BY placed_on DESC, id LIMIT $3`,
      [siteId, memberId, most],
    )
    return rows.map((row) => {
      const items = itemsOf(row['snapshot'])
      const order = {
        id: `${row['id']}`,
        placedOnMs: Number(row['placed_on'] ?? 0),
        total: money(Number(row['total_minor'] ?? 0), `${row['currency']}`),
        itemCount: items.reduce((sum, { count }) => sum + count, 0),
        items,
      }
      return { order, token: `${row['token'] ?? ''}` }
    })
  },
})
