import type { DeskOrder, Refund, RefundAnswer } from '../../../../../core/orders/index.js'
import type { OrderMoney } from '../../../../../core/ports/owner/order-desk.port.js'
import type { PaymentProcessor } from '../../../../../core/ports/payments/payment-processor.port.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import { attemptId, findAttempt } from '../orders/visitor-order.js'
import { tablesOf } from '../store-context.js'
import type { StoreContext } from '../store-context.js'
import { abilitiesOf } from './ask-provider.js'
import { processorOf } from '../../../../../core/use-cases/shop/payments/processors.js'
import { followPayment } from './receive-notice.js'
import { runAttempt } from './run-attempt.js'

const unknown = (message: string): RefundAnswer => ({ tag: 'unknown', message })

/** The provider's name for a payment. */
const paymentOf = ({ id, reference, payment_method: paymentMethod }: PaymentAttemptRow) => ({
  key: id,
  reference,
  paymentMethod,
})

/** Refunds money, and stores the provider's new total before the refund counts as done. */
async function refund(
  context: StoreContext,
  { refunds }: PaymentProcessor,
  attempt: PaymentAttemptRow,
  { id: key, amount }: Refund,
  { payment: { taken } }: DeskOrder,
): Promise<RefundAnswer> {
  if (refunds === undefined) {
    const page = `Refund it on the page of ${attempt.provider}.`
    return { tag: 'refused', message: `Refunds of ${attempt.provider} cannot be made from here. ${page}` }
  }
  const answer = await refunds.refund({ key, payment: paymentOf(attempt), amount, taken })
  if (answer.tag !== 'done') return answer
  const followed = await followPayment(context, attempt.id)
  return followed === 'later'
    ? unknown(`The money was refunded, and ${attempt.provider} cannot be asked about the payment now.`)
    : answer
}

/** Releases held money, unless it was taken meanwhile. */
async function release(
  context: StoreContext,
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
): Promise<RefundAnswer> {
  const { state } = await runAttempt(context, attempt, {
    tag: 'release-due',
    provider: abilitiesOf(processor),
  })
  const money = state.tag === 'placed' ? state.money : null
  if (money === 'lapsed') return { tag: 'done' }
  return money === 'taken'
    ? { tag: 'refused', message: 'The money was taken before it could be released: refund it instead.' }
    : unknown(`${attempt.provider} has not released the money yet.`)
}

/** The money of a shop's orders at its payment providers. */
export const createOrderMoney = (context: StoreContext): OrderMoney => ({
  refund: async (order, wanted) => {
    const { sql, siteId } = context
    const tables = tablesOf(sql)
    const row = await tables
      .selectFrom('shop_order')
      .select('attempts')
      .where('site_id', '=', siteId)
      .where('id', '=', order.id)
      .executeTakeFirst()
    const attempt = row && (await findAttempt(tables, context, attemptId(order.id, row.attempts)))
    if (attempt == null) return { tag: 'refused', message: 'There is no payment of this order.' }
    const processor = processorOf(context, attempt.provider)
    if (processor === null) return unknown(`The payment provider ${attempt.provider} is not set up.`)
    return wanted.kind === 'release'
      ? release(context, processor, attempt)
      : refund(context, processor, attempt, wanted, order)
  },
})
