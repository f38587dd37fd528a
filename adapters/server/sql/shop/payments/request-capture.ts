import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import { captureStandingOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import type { CaptureStanding } from '../../../../../core/use-cases/shop/payments/attempt-status.js'

/**
 * Requests the capture of a placed order's money in one statement, so that a command can do it while the site
 * runs; `capturePayments` makes it. Repeating the request changes nothing.
 */
export async function requestCapture(
  querier: Querier,
  siteId: string,
  orderId: string,
): Promise<CaptureStanding> {
  const tables = tablesOf(querier)
  await tables
    .updateTable('payment_attempt')
    .set({ status: 'capturing' })
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('status', '=', 'authorised')
    .execute()
  const attempts = await tables
    .selectFrom('payment_attempt')
    .select('status')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .execute()
  return captureStandingOf(attempts.map(({ status }) => status))
}
