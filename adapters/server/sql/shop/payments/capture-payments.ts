import type { PlacedPayment } from '../../../../../core/orders/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import type { AttemptState } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { abilitiesOf } from './ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { runAttempt } from './run-attempt.js'

/** The state of a payment to capture; `not-placed`: no such order, or it is not paid. */
export type CaptureStanding = PlacedPayment | 'not-placed'

/** The numbers of payments to capture, by their present state. */
export interface CaptureReport {
  readonly taken: number
  readonly lapsed: number
  /** The provider did not answer or has not decided; it is asked again. */
  readonly capturing: number
}

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

/** Captures the money of every order with a capture request. Run it regularly. */
export async function capturePayments(context: StoreContext): Promise<CaptureReport> {
  const { sql, siteId } = context
  const attempts = await tablesOf(sql)
    .selectFrom('payment_attempt')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('status', '=', 'capturing')
    .execute()
  const report = { taken: 0, lapsed: 0, capturing: 0 }
  for (const attempt of attempts) {
    const provider = abilitiesOf(processorOf(context, attempt.provider))
    const { state } = await runAttempt(context, attempt, { tag: 'capture-due', provider })
    report[standingIn(state)] += 1
  }
  return report
}

/** The line of the report that counts an attempt. */
const standingIn = (state: AttemptState): keyof CaptureReport =>
  state.tag === 'placed' && (state.money === 'taken' || state.money === 'lapsed') ? state.money : 'capturing'
