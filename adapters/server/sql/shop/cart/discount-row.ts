import type { Discount } from '../../../../../core/pricing/index.js'
import { prepared } from '../../engine/index.js'
import type { StoreSite, Tables } from '../store-site.js'

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

/**
 * The present discount of a code, with its number of uses; a discount of the shop takes precedence over one
 * of the settings. Null: none.
 */
export async function readDiscount(
  tables: Tables,
  { siteId, settings }: Pick<StoreSite, 'siteId' | 'settings'>,
  code: string,
): Promise<Discount | null> {
  const row = (await selectDiscount(tables, siteId, code)).rows[0]
  const usedCount = row?.used_count ?? 0
  if (typeof row?.document === 'string' && typeof row.name === 'string')
    return toDiscount(row.document, { code, name: row.name, usedCount })
  const inSettings = settings.discounts.find((one) => one.code === code)
  return inSettings === undefined ? null : { ...inSettings, usedCount }
}
