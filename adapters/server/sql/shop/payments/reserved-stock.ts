import type { Reserved } from '../../../../../core/use-cases/shop/payments/payment-attempt.js'
import { prepared } from '../../engine/index.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import type { SiteDatabase, Tables } from '../site-database.js'
import { releaseDiscount } from './discount-uses.js'
import { reservedOf } from './stored-attempt.js'

type Site = Pick<SiteDatabase, 'siteId'>

const takeFrom = (goods: 'for-sale' | 'also-withdrawn') =>
  prepared((tables: Tables, siteId: string, skuId: string, count: number) =>
    tables
      .updateTable('sku')
      .set(({ eb }) => ({ quantity: eb('quantity', '-', count) }))
      .where('site_id', '=', siteId)
      .where('id', '=', skuId)
      .$if(goods === 'for-sale', (query) => query.where('withdrawn', '=', false))
      // Unlimited stock is NULL and stays NULL.
      .where(({ eb, or }) => or([eb('quantity', 'is', null), eb('quantity', '>=', count)])),
  )
const TAKE = { 'for-sale': takeFrom('for-sale'), 'also-withdrawn': takeFrom('also-withdrawn') }

/**
 * Takes pieces from stock, each only if enough are left. False: a SKU had too few, and the transaction must
 * be rolled back. Withdrawn SKUs can still be taken for subscriptions.
 */
export async function takeStock(
  tables: Tables,
  { siteId }: Site,
  needed: readonly Reserved[],
  goods: keyof typeof TAKE = 'for-sale',
): Promise<boolean> {
  for (const [skuId, count] of needed) {
    const { numAffectedRows } = await TAKE[goods](tables, siteId, skuId, count)
    if (numAffectedRows !== 1n) return false
  }
  return true
}

/** Puts pieces of a SKU back; unlimited stock is NULL and stays NULL. */
export async function returnToStock(
  tables: Tables,
  { siteId }: Site,
  skuId: string,
  count: number,
): Promise<void> {
  await tables
    .updateTable('sku')
    .set(({ eb }) => ({ quantity: eb('quantity', '+', count) }))
    .where('site_id', '=', siteId)
    .where('id', '=', skuId)
    .execute()
}

/** Releases the stock of an attempt. */
export async function releaseReserved(
  tables: Tables,
  { siteId }: Site,
  attempt: Pick<PaymentAttemptRow, 'reserved' | 'discount_code'>,
): Promise<void> {
  for (const [skuId, count] of reservedOf(attempt)) await returnToStock(tables, { siteId }, skuId, count)
  if (attempt.discount_code !== null) await releaseDiscount(tables, { siteId }, attempt.discount_code)
}
