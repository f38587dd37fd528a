import { PLACED_STATUSES } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { SiteDatabase, Tables } from '../site-database.js'

type Site = Pick<SiteDatabase, 'siteId'>

/** Counts one more use of a discount code, unless its limit is reached. */
export async function takeDiscount(
  tables: Tables,
  { siteId }: Site,
  code: string,
  limit: number | null,
): Promise<boolean> {
  await tables
    .insertInto('discount_use')
    .values({ site_id: siteId, id: code, used_count: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const query = tables
    .updateTable('discount_use')
    .set(({ eb }) => ({ used_count: eb('used_count', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', code)
  const { numUpdatedRows } = await (
    limit === null ? query : query.where('used_count', '<', limit)
  ).executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Takes back the counted use of a discount code if its order was not placed. */
export async function releaseDiscount(tables: Tables, { siteId }: Site, code: string): Promise<void> {
  await tables
    .updateTable('discount_use')
    .set(({ eb }) => ({ used_count: eb('used_count', '-', 1) }))
    .where('site_id', '=', siteId)
    .where('id', '=', code)
    .execute()
}

/** Frees the discount use of a placed order; call it once for each order. */
export const releaseDiscountUse = (tables: Tables, { siteId }: Site, orderId: string): Promise<unknown> =>
  tables
    .updateTable('discount_use')
    .set(({ eb }) => ({ used_count: eb('used_count', '-', 1) }))
    .where('site_id', '=', siteId)
    .where('used_count', '>', 0)
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('payment_attempt')
        .select('discount_code')
        .where('site_id', '=', siteId)
        .where('order_id', '=', orderId)
        .where('status', 'in', PLACED_STATUSES)
        .where('discount_code', 'is not', null)
        .$castTo<{ readonly discount_code: string }>(),
    )
    .execute()
