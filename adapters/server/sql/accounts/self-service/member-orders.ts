import { money } from '../../../../../core/money/index.js'
import type { OrderLinks } from '../../../../../core/orders/index.js'
import type { AccountOrder } from '../../../../../core/ports/accounts/account-self-service.port.js'
import { toList, toRecord } from '../../../../../core/shared/index.js'
import type { AccountsContext } from '../accounts-context.js'

/** Number of orders on a page; the export has older ones. */
const SHOWN = 50

const NO_LINKS: OrderLinks = { invoicePath: null, withdrawalPath: null }

/** Reads an order's lines from its snapshot. */
function itemsOf(snapshot: unknown): AccountOrder['items'] {
  const text = typeof snapshot === 'string' ? snapshot : '{}'
  return toList(toRecord(JSON.parse(text))['items']).map((item) => {
    const { count, product } = toRecord(item)
    return { name: `${toRecord(product)['name']}`, count: Number(count) }
  })
}

/** An order in the export: without links, which would give access. */
type PlainOrder = Omit<AccountOrder, keyof OrderLinks>

async function readOrders(
  { sql, siteId }: Pick<AccountsContext, 'sql' | 'siteId'>,
  memberId: string,
  most: number,
): Promise<readonly { readonly order: PlainOrder; readonly token: string }[]> {
  const { rows } = await sql.query(
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
}

/** At most `most` orders that were placed while a member was logged in, newest first. */
export const ordersOfMember = async (
  context: Pick<AccountsContext, 'sql' | 'siteId'>,
  memberId: string,
  most: number,
): Promise<readonly PlainOrder[]> => (await readOrders(context, memberId, most)).map(({ order }) => order)

/** The newest orders that were placed while a member was logged in, with their current links. */
export async function linkedOrders(
  context: Pick<AccountsContext, 'sql' | 'siteId' | 'linksOfOrders'>,
  memberId: string,
): Promise<readonly AccountOrder[]> {
  const read = await readOrders(context, memberId, SHOWN)
  const links = await context.linksOfOrders?.(read.map(({ order: { id }, token }) => ({ id, token })))
  return read.map(({ order }) => ({ ...order, ...(links?.get(order.id) ?? NO_LINKS) }))
}
