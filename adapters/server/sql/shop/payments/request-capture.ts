import type { PlacedPayment } from '../../../../../core/orders/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../site-database.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'

/** The state of a payment to capture; `not-placed`: no such order, or it is not paid. */
export type CaptureStanding = PlacedPayment | 'not-placed'

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
  return attempts.map(({ status }) => placedPaymentOf(status)).find((found) => found !== null) ?? 'not-placed'
}
