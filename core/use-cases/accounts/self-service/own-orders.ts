import type { OrderLinks } from '../../../orders/index.js'
import type { AccountOrder } from '../../../ports/accounts/account-self-service.port.js'
import type { OrderLinkPorts, StoredAccounts } from '../account-ports.js'
import type { MemberOrder } from '../storage/member-orders.js'

/** Number of orders on a page; the export has older ones. */
const SHOWN = 50
const MAX_EXPORTED = 10_000

const NO_LINKS: OrderLinks = { invoicePath: null, withdrawalPath: null }

/** The orders of a member for the export, newest first: without links, which would give access. */
export const exportedOrders = async (
  { store }: StoredAccounts,
  memberId: string,
): Promise<readonly MemberOrder['order'][]> =>
  (await store.orders.of(memberId, MAX_EXPORTED)).map(({ order }) => order)

/** The newest orders that were placed while a member was logged in, with their current links. */
export async function linkedOrders(
  { store, linksOfOrders }: OrderLinkPorts & StoredAccounts,
  memberId: string,
): Promise<readonly AccountOrder[]> {
  const read = await store.orders.of(memberId, SHOWN)
  const links = await linksOfOrders?.(read.map(({ order: { id }, token }) => ({ id, token })))
  return read.map(({ order }) => ({ ...order, ...(links?.get(order.id) ?? NO_LINKS) }))
}
