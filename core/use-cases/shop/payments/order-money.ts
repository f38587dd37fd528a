import type { DeskOrder, Refund, RefundAnswer } from '../../../orders/index.js'
import type { OrderMoney } from '../../../ports/owner/order-desk.port.js'
import type { PaymentProcessor } from '../../../ports/payments/payment-processor.port.js'
import { abilitiesOf } from './ask-provider.js'
import type { AttemptPorts } from './attempt-ports.js'
import type { PaymentAttempt } from './payment-attempt.js'
import { processorOf } from './processors.js'
import { followPayment } from './receive-notice.js'
import { runAttempt } from './run-attempt.js'

const unknown = (message: string): RefundAnswer => ({ tag: 'unknown', message })

/** The provider's name for a payment. */
const paymentOf = ({ id, state, paymentMethod }: PaymentAttempt) => ({
  key: id,
  reference: state.reference,
  paymentMethod,
})

/** Refunds money, and stores the provider's new total before the refund counts as done. */
async function refund(
  ports: AttemptPorts,
  { refunds, provider: { name } }: PaymentProcessor,
  attempt: PaymentAttempt,
  { id: key, amount, taken }: Pick<Refund, 'id' | 'amount'> & Pick<DeskOrder['payment'], 'taken'>,
): Promise<RefundAnswer> {
  if (refunds === undefined) {
    const page = `Refund it on the page of ${name}.`
    return { tag: 'refused', message: `Refunds of ${name} cannot be made from here. ${page}` }
  }
  const answer = await refunds.refund({ key, payment: paymentOf(attempt), amount, taken })
  if (answer.tag !== 'done') return answer
  const followed = await followPayment(ports, attempt.id)
  return followed === 'later'
    ? unknown(`The money was refunded, and ${name} cannot be asked about the payment now.`)
    : answer
}

/** Releases held money, unless it was taken meanwhile. */
async function release(
  ports: AttemptPorts,
  processor: PaymentProcessor,
  attempt: PaymentAttempt,
): Promise<RefundAnswer> {
  const event = { tag: 'release-due', provider: abilitiesOf(processor) } as const
  const { state } = await runAttempt(ports, attempt, event, 'unattended')
  const money = state.tag === 'placed' ? state.money : null
  if (money === 'lapsed') return { tag: 'done' }
  return money === 'taken'
    ? { tag: 'refused', message: 'The money was taken before it could be released: refund it instead.' }
    : unknown(`${processor.provider.name} has not released the money yet.`)
}

/** The money of a shop's orders at its payment providers. */
export const createOrderMoney = (ports: AttemptPorts): OrderMoney => ({
  refund: async ({ id, payment: { taken } }, wanted) => {
    const attempt = await ports.attempts.findLatest(id)
    if (attempt === null) return { tag: 'refused', message: 'There is no payment of this order.' }
    const { provider } = attempt.state.terms
    const processor = processorOf(ports, provider)
    if (processor === null) return unknown(`The payment provider ${provider} is not set up.`)
    return wanted.kind === 'release'
      ? release(ports, processor, attempt)
      : refund(ports, processor, attempt, { ...wanted, taken })
  },
})
