import type { StoredDiscount } from '../../../../../core/use-cases/shop/cart/present-cart.js'
import type { Discount } from '../../../../../core/pricing/index.js'
import { prepared } from '../../engine/index.js'
import type { Tables } from '../site-database.js'

/** The JSON document of a discount for its row; code, name and number of uses are columns of their own. */
export const discountDocument = (discount: Discount): string => {
  const { worth, expiresOn, usageLimit, minimumSubtotal, minimumCount, productIds } = discount
  return JSON.stringify({ worth, expiresOn, usageLimit, minimumSubtotal, minimumCount, productIds })
}

/** The discount of a row. */
export const toDiscount = (
  document: string,
  beside: Pick<Discount, 'code' | 'name' | 'usedCount'>,
): Discount => ({ ...(JSON.parse(document) as Omit<Discount, keyof typeof beside>), ...beside })

const selectDiscount = prepared((tables: Tables, siteId: string, code: string) =>
  tables.selectNoFrom(({ selectFrom }) => [
    selectFrom('discount')
      .select('document')
      .where('site_id', '=', siteId)
      .where('id', '=', code)
      .as('document'),
    selectFrom('discount').select('name').where('site_id', '=', siteId).where('id', '=', code).as('name'),
    selectFrom('discount_use')
      .select('used_count')
      .where('site_id', '=', siteId)
      .where('id', '=', code)
      .as('used_count'),
  ]),
)

/** The discount of a code in the shop, with the number of its uses. */
export async function readDiscount(tables: Tables, siteId: string, code: string): Promise<StoredDiscount> {
  const row = (await selectDiscount(tables, siteId, code)).rows[0]
  const usedCount = row?.used_count ?? 0
  const made =
    typeof row?.document === 'string' && typeof row.name === 'string'
      ? toDiscount(row.document, { code, name: row.name, usedCount })
      : null
  return { code, made, usedCount }
}
