import { money } from '../../../../../core/money/index.js'
import type { CapturedPayment } from '../../../../../core/ports/payment-processor.port.js'
import type { PlacedPayment } from '../../../../../core/orders/index.js'
import type { PaymentAttemptRow, Querier } from '../../engine/index.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { placedPaymentOf } from '../../../../../core/use-cases/shop/payments/attempt-status.js'
import { processorOf } from './processors.js'
import { takenOf } from './write-outcome.js'

/** How a payment stands that was to be captured; `not-placed`: there is no such order, or it is not paid. */
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
    const { tag } = await writeCaptured(context, attempt, await capture(context, attempt))
    report[tag] += 1
  }
  return report
}

async function capture(context: StoreContext, attempt: PaymentAttemptRow): Promise<CapturedPayment> {
  const authorisation = processorOf(context, attempt.provider)?.authorisation
  if (authorisation === undefined) {
    return { tag: 'unknown', message: `The payment provider ${attempt.provider} is not set up.` }
  }
  const { id, reference, amount_minor: amount, currency } = attempt
  return authorisation.capture({ key: id, reference, amount: money(amount, currency) })
}

/** Writes what became of money that was held; without an answer nothing changes. */
export async function writeCaptured(
  { sql, siteId, clock }: StoreContext,
  { id }: Pick<PaymentAttemptRow, 'id'>,
  captured: CapturedPayment,
): Promise<{ readonly tag: keyof CaptureReport }> {
  if (captured.tag === 'unknown' || captured.tag === 'pending') return { tag: 'capturing' }
  const change =
    captured.tag === 'charged' ? { status: 'succeeded', ...takenOf(captured) } : { status: 'lapsed' }
  await tablesOf(sql)
    .updateTable('payment_attempt')
    .set({ ...change, updated_on: clock.wallTime() })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('status', 'in', ['authorised', 'capturing'])
    .execute()
  return { tag: captured.tag === 'charged' ? 'taken' : 'lapsed' }
}
