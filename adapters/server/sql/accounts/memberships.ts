import { productId } from '../../../../core/catalog/index.js'
import type { Membership } from '../../../../core/catalog/index.js'
import type { MembershipSource } from '../../../../core/ports/accounts/membership-source.port.js'
import { tablesOf } from './accounts-context.js'
import type { AccountsContext } from './accounts-context.js'
import { groupsOf } from './members.js'
import { currentMember } from './sessions.js'

type SiteTables = Pick<AccountsContext, 'sql' | 'siteId' | 'clock'>

interface HeldMembership extends Membership {
  readonly slug: string
}

/**
 * The memberships that a member holds by placed and paid orders. A refunded or disputed order no longer counts; an
 * order that began a subscription counts as long as that gives access.
 */
async function heldBy(
  { sql, siteId, clock }: SiteTables,
  memberId: string,
): Promise<readonly HeldMembership[]> {
  const { rows } = await sql.query(
    `SELECT DISTINCT product.id AS product_id, product.slug, shop_order.id AS order_id,
        CASE WHEN subscription.id IS NOT NULL THEN CASE WHEN subscription.ended_on IS NULL
            AND (subscription.status <> 'canceled' OR subscription.period_end > $3) THEN 1 ELSE 0 END
          WHEN EXISTS (SELECT 1 FROM payment_attempt
          WHERE payment_attempt.site_id = shop_order.site_id AND payment_attempt.order_id = shop_order.id
            AND (payment_attempt.disputed OR (payment_attempt.amount_minor > 0
              AND COALESCE(payment_attempt.refunded_minor, 0) >=
                COALESCE(payment_attempt.captured_minor, payment_attempt.amount_minor))))
          THEN 0 ELSE 1 END AS is_active
      FROM shop_order
      JOIN order_line ON order_line.site_id = shop_order.site_id AND order_line.order_id = shop_order.id
      JOIN sku ON sku.site_id = order_line.site_id AND sku.id = order_line.sku_id
      JOIN product ON product.site_id = sku.site_id AND product.id = sku.product_id
      LEFT JOIN subscription ON subscription.site_id = shop_order.site_id
        AND subscription.id = shop_order.subscription_id
      WHERE shop_order.site_id = $1 AND shop_order.member_id = $2 AND shop_order.status = 'placed'
        AND product.type = 'Membership'`,
    [siteId, memberId, clock.wallTime()],
  )
  return rows.map((row) => ({
    productId: productId(`${row['product_id']}`),
    slug: `${row['slug']}`,
    orderId: `${row['order_id']}`,
    active: Number(row['is_active']) === 1,
  }))
}

/** The groups of a member: those that the owner gave, and paid ones while the member holds their product. */
export async function groupsOfMember(context: AccountsContext, memberId: string): Promise<readonly string[]> {
  const own = await groupsOf(tablesOf(context.sql), context, memberId)
  const paid = context.settings.groups.filter(({ product }) => product !== null)
  if (paid.length === 0) return own
  const held = (await heldBy(context, memberId)).filter(({ active }) => active).map(({ slug }) => slug)
  const bought = paid.filter(({ product }) => product !== null && held.includes(product)).map(({ id }) => id)
  return [...new Set([...own, ...bought])]
}

/** Creates the source of visitors' memberships. */
export const createMembershipSource = (context: AccountsContext): MembershipSource => ({
  read: async (visitor, products) => {
    const member = await currentMember(context, visitor)
    if (member === null) return []
    const held = await heldBy(context, member.id)
    return held
      .filter((one) => products.includes(one.productId))
      .map(({ productId: id, orderId, active }) => ({ productId: id, orderId, active }))
  },
})
