import { isLive } from '../../../../../core/subscriptions/index.js'
import { subscriptionLine } from '../cart/cart.js'
import type { Cart } from '../cart/cart.js'
import type { StoreSite, Tables } from '../store-site.js'
import { standingOf } from '../subscriptions/subscription-rows.js'

/**
 * True if a member already has the membership in the cart, which can be bought once
 * (reference/product#at-load).
 */
export async function hasMembership(
  tables: Tables,
  { siteId, nowMs }: Pick<StoreSite, 'siteId'> & { readonly nowMs: number },
  cart: Cart,
  memberId: string | null,
): Promise<boolean> {
  const line = subscriptionLine(cart)
  if (memberId === null || line?.product.type !== 'Membership') return false
  const rows = await tables
    .selectFrom('subscription')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('product_id', '=', line.product.id)
    .execute()
  return rows.some((row) => isLive(standingOf(row), nowMs))
}
