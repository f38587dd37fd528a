import type { NotifiedPayment } from '../../../../../core/ports/payments/payment-processor.port.js'
import { tablesOf } from '../site-database.js'
import type { SiteDatabase } from '../site-database.js'

/** Stores the new name of a stored payment method; running charges can still use the old one. */
export async function renameKeptMethod(
  { sql, siteId }: SiteDatabase,
  provider: string,
  { from, to }: NonNullable<NotifiedPayment['renamed']>,
): Promise<void> {
  await tablesOf(sql)
    .updateTable('subscription')
    .set({ payment_method: to })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('payment_method', '=', from)
    .execute()
}
