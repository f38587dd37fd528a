import type { PlacedPayment } from '../../../../../core/orders/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import type { AttemptState } from '../../../../../core/use-cases/shop/payments/attempt-state.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { abilitiesOf } from './ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { runAttempt } from './run-attempt.js'

/** The state of a payment that was to be captured; `not-placed`: no such order, or it is not paid. */
export type CaptureStanding = PlacedPayment | 'not-placed'

/** The payments that were to be captured, by how they stand now. */
export interface CaptureReport {
  readonly taken: number
  readonly lapsed: number
  /** The provider could not be asked or has not decided: they are asked again. */
  readonly capturing: number
}

/**
 * Notes that the money of a placed order is to be taken, in one statement, so that a command can do it while
 * the site runs; `capturePayments` takes it. Saying it again changes nothing.
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

/** Takes the money of every order that its owner asked to capture. To be run from time to time. */
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

/** The line of the report that an attempt counts for. */
const standingIn = (state: AttemptState): keyof CaptureReport =>
  state.tag === 'placed' && (state.money === 'taken' || state.money === 'lapsed') ? state.money : 'capturing'
