import { decideRefundOutcome, isOpenRefund } from '../../../orders/index.js'
import type { Refund, RefundAnswer } from '../../../orders/index.js'
import { eachInTurn } from '../../../shared/index.js'
import type { Clock } from '../../../ports/platform/clock.port.js'
import type { DueRefund, OrderDesk, OrderMoney, RefundQueue } from '../../../ports/owner/order-desk.port.js'

/** The ports for writing what a provider says of a refund. */
export interface RefundAnswerPorts {
  readonly desk: Pick<OrderDesk, 'load' | 'save'>
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The ports for carrying out refunds. */
export interface SettleRefundsPorts extends RefundAnswerPorts {
  readonly queue: RefundQueue
  readonly money: OrderMoney
}

/** A refund that a provider refused. */
export interface RefusedRefund {
  readonly due: DueRefund
  readonly message: string
}

/** The results of the due refunds. */
export interface RefundReport {
  readonly done: number
  readonly refused: readonly RefusedRefund[]
  /** The provider gave no answer or has not decided; it is asked again. */
  readonly waiting: number
}

const MINUTE_MS = 60_000
const MAX_PAUSE_MS = 60 * MINUTE_MS

/** The pause before a provider is asked again: a minute, doubled each time, up to an hour. */
const pauseMs = (tries: number): number => Math.min(MAX_PAUSE_MS, MINUTE_MS * 2 ** Math.min(tries, 6))

/** The maximum number of attempts for a payment that others keep changing; then it waits for the next run. */
const MAX_TRIES = 5

/** Writes a provider's answer about a refund; `unchanged`: it changes nothing. `busy`: nothing could be written. */
export async function writeRefundAnswer(
  { desk, clock }: RefundAnswerPorts,
  { orderId, refundId }: Pick<DueRefund, 'orderId' | 'refundId'>,
  answer: RefundAnswer,
): Promise<'written' | 'unchanged' | 'busy'> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const order = await desk.load(orderId)
    if (order === null) return 'unchanged'
    const decision = decideRefundOutcome(order, refundId, answer, { atMs: clock.wallTime(), by: 'provider' })
    if (decision === null) return 'unchanged'
    if (await desk.save(order, decision)) return 'written'
  }
  return 'busy'
}

async function find({ desk }: SettleRefundsPorts, { orderId, refundId }: DueRefund) {
  const order = await desk.load(orderId)
  const refund: Refund | undefined = order?.refunds.find(({ id }) => id === refundId)
  return order !== null && refund !== undefined && isOpenRefund(refund) ? { order, refund } : null
}

/**
 * Carries out due refunds at their providers; run it regularly. The row of a refund exists before its
 * provider is asked, and its id is the key. A crash, a lost answer or a second process thus makes no second
 * refund.
 */
export async function settleRefunds(ports: SettleRefundsPorts): Promise<RefundReport> {
  const { queue, money, clock } = ports
  const refused: RefusedRefund[] = []
  let done = 0
  let waiting = 0
  const settle = async (due: DueRefund): Promise<void> => {
    const found = await find(ports, due)
    if (found === null) return
    const answer = await money.refund(found.order, found.refund)
    await writeRefundAnswer(ports, due, answer)
    if (answer.tag === 'done') done += 1
    else if (answer.tag === 'refused') refused.push({ due, message: answer.message })
    else {
      waiting += 1
      await queue.postpone(due.refundId, clock.wallTime() + pauseMs(due.tries))
    }
  }
  const all = await queue.due(clock.wallTime())
  // A refund that cannot be written does not stop the others, and is reported.
  await eachInTurn(all.map((due) => () => settle(due)))
  return { done, refused, waiting }
}
