import { productId, productSlug } from '../../../../../core/catalog/index.js'
import { orderOrNull } from '../row-documents.js'
import type { MembershipLine } from '../../../../../core/use-cases/shop/subscriptions/member-subscriptions.js'
import { PLACED_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { toRefund } from '../orders/handling/order-rows.js'
import { standingOf } from '../orders/money-standing.js'
import type { Tables } from '../site-database.js'

/** The lines of memberships in a member's placed orders, with the subscription that an order began. */
const readLines = (tables: Tables, siteId: string, memberId: string) =>
  tables
    .selectFrom('shop_order')
    .innerJoin('order_line', (join) =>
      join
        .onRef('order_line.site_id', '=', 'shop_order.site_id')
        .onRef('order_line.order_id', '=', 'shop_order.id'),
    )
    .innerJoin('sku', (join) =>
      join.onRef('sku.site_id', '=', 'order_line.site_id').onRef('sku.id', '=', 'order_line.sku_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.site_id', '=', 'sku.site_id').onRef('product.id', '=', 'sku.product_id'),
    )
    .leftJoin('subscription', (join) =>
      join
        .onRef('subscription.site_id', '=', 'shop_order.site_id')
        .onRef('subscription.id', '=', 'shop_order.subscription_id'),
    )
    .leftJoin('order_desk', (join) =>
      join
        .onRef('order_desk.site_id', '=', 'shop_order.site_id')
        .onRef('order_desk.id', '=', 'shop_order.id'),
    )
    .select(['product.id as product_id', 'product.slug', 'order_line.id', 'order_line.count'])
    .select(['shop_order.id as order_id', 'order_desk.cancelled_on', 'subscription.id as subscription_id'])
    .select(['subscription.status', 'subscription.period_end', 'subscription.ended_on'])
    .where('shop_order.site_id', '=', siteId)
    .where('shop_order.member_id', '=', memberId)
    .where('shop_order.status', '=', 'placed')
    .where('product.type', '=', 'Membership')
    .execute()

type Line = Awaited<ReturnType<typeof readLines>>[number]

/** The money and the refunds of orders by their id. */
async function readMoney(tables: Tables, siteId: string, orderIds: readonly string[]) {
  if (orderIds.length === 0) return { attempts: [], refunds: [] }
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select([
      'order_id',
      'status',
      'amount_minor',
      'currency',
      'captured_minor',
      'refunded_minor',
      'disputed',
    ])
    .select((each) =>
      each.case().when('refunded_minor', '>', 0).then(each.ref('snapshot')).else(null).end().as('snapshot'),
    )
    .where('site_id', '=', siteId)
    .where('order_id', 'in', orderIds)
    .where('status', 'in', PLACED_STATUSES)
    .execute()
  const withRefunds = attempts.flatMap(({ order_id: id, snapshot }) => (snapshot === null ? [] : [id]))
  if (withRefunds.length === 0) return { attempts, refunds: [] }
  const refunds = await tables
    .selectFrom('refund')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', 'in', withRefunds)
    .execute()
  return { attempts, refunds }
}

/** The subscription that the order of a line began; null: none. */
const subscriptionOf = (line: Line): MembershipLine['subscription'] =>
  line.subscription_id === null
    ? null
    : {
        status: line.status as NonNullable<MembershipLine['subscription']>['status'],
        periodEndMs: Number(line.period_end),
        endedOnMs: line.ended_on,
      }

/** The lines of memberships in a member's placed orders; money is read for those without a subscription. */
export async function membershipLines(
  tables: Tables,
  siteId: string,
  memberId: string,
): Promise<readonly MembershipLine[]> {
  const lines = await readLines(tables, siteId, memberId)
  const bought = lines.filter((line) => line.subscription_id === null)
  const orderIds = [...new Set(bought.map((line) => line.order_id))]
  const { attempts, refunds } = await readMoney(tables, siteId, orderIds)
  return lines.map((line) => {
    const ofOrder = <Row extends { readonly order_id: string }>(rows: readonly Row[]): readonly Row[] =>
      rows.filter((row) => row.order_id === line.order_id)
    return {
      id: line.id,
      count: line.count,
      productId: productId(line.product_id),
      slug: productSlug(line.slug),
      orderId: line.order_id,
      subscription: subscriptionOf(line),
      isCancelled: line.cancelled_on !== null,
      payments: ofOrder(attempts).map((attempt) => standingOf(attempt, orderOrNull(attempt.snapshot))),
      refunds: ofOrder(refunds).map(toRefund),
    }
  })
}
