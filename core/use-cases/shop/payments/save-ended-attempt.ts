import { noticeProvider, notedElsewhere, orderId } from '../../../orders/index.js'
import type { ChargedPayment, FailedRefund } from '../../../ports/payments/payment-processor.port.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import { writeRefundAnswer } from '../orders/settle-refunds.js'
import { saveGivenBack } from '../subscriptions/save-renewal-outcome.js'
import type { AttemptPorts, AttemptWork } from './attempt-ports.js'
import type { EndedChange, PlacedMoney } from './attempt-state.js'
import type { ProviderNews } from '../../mails/orders/payment-mails.js'
import { mailedBy } from './mailed-by.js'
import type { PaymentAttempt, ReportedMoney } from './payment-attempt.js'
import { afterCapture, afterNews } from './payment-follow-ups.js'
import type { FollowUps } from './payment-follow-ups.js'

type Ports = Pick<AttemptPorts, 'unitOfWork' | 'settings' | 'clock' | 'random' | 'desk' | 'onMail'>

/** The states in which the money must be for a change to be written. */
const EXPECTED: Readonly<Record<Exclude<EndedChange['tag'], 'taken'>, readonly PlacedMoney[]>> = {
  'want-capture': ['held'],
  captured: ['held', 'capturing', 'releasing'],
  lapse: ['held', 'capturing', 'releasing'],
  'release-hold': ['testing'],
}

/**
 * Writes a change of an attempt whose order is placed or whose stock was released, if its state is still the
 * expected one. False: the attempt or its order has changed since, so that the provider must be asked again.
 */
export async function saveEndedAttempt(
  ports: Ports,
  read: PaymentAttempt,
  change: EndedChange,
): Promise<boolean> {
  const { unitOfWork, onMail } = ports
  if (change.tag === 'taken') {
    const { failedRefunds = [] } = change.paid
    const followUps = await saveTaken(ports, read, change)
    if (followUps === null) return false
    if (followUps.mails.length > 0) onMail?.()
    return recordFailedRefunds(ports, read.orderId, failedRefunds)
  }
  await unitOfWork(async (work) => {
    const isWritten = await work.saveEnded(read, change, EXPECTED[change.tag], ports.clock.wallTime())
    if (change.tag === 'captured' && isWritten) await queueCapture(ports, work, read.orderId, change.paid)
  })
  if (change.tag === 'captured') onMail?.()
  return true
}

/** The same without mails, where the shop queues none. */
const queued = (ports: Ports, followUps: FollowUps): FollowUps => ({
  ...followUps,
  mails: mailedBy(ports, followUps.mails),
})

/** Queues what follows the capture of an order's money. */
async function queueCapture(
  ports: Ports,
  work: AttemptWork,
  id: string,
  paid: ChargedPayment,
): Promise<void> {
  const found = await work.readMailedOrder(id)
  const followUps = afterCapture(ports.settings, id, found?.order ?? null, paid)
  await work.queue({ id, email: found?.email ?? null }, queued(ports, followUps), stampOf(ports))
}

/**
 * Stores taken and refunded money on the order, which stays placed; its subscription may end. Returns what was
 * queued; null: the attempt has changed since.
 */
const saveTaken = (
  ports: Ports,
  read: PaymentAttempt,
  change: Extract<EndedChange, { readonly tag: 'taken' }>,
): Promise<FollowUps | null> =>
  ports.unitOfWork(async (work) => {
    const { order, attempt: now } = await work.lock(read)
    if (now === null || !isSameReport(now.reported, read.reported)) return null
    const stamp = stampOf(ports)
    const { nowMs } = stamp
    await work.saveEnded(read, change, 'any', nowMs)
    const { paid } = change
    const news = await recordProviderNews(work, read, paid, nowMs)
    const followUps = queued(ports, afterNews(ports.settings, read.orderId, news, paid))
    await work.queue({ id: read.orderId, email: order?.email ?? null }, followUps, stamp)
    if (order !== null) await saveGivenBack(work.subscriptions, order, paid, stamp)
    return followUps
  })

const isSameReport = (one: ReportedMoney, other: ReportedMoney): boolean =>
  one.capturedMinor === other.capturedMinor &&
  one.refundedMinor === other.refundedMinor &&
  one.isDisputed === other.isDisputed

/** Records news of the provider in the log of an order, and returns them. */
async function recordProviderNews(
  work: AttemptWork,
  { orderId: id, reported }: PaymentAttempt,
  { amount, refunded, isDisputed, disputeDueMs, failedRefunds = [], refunds }: ChargedPayment,
  atMs: number,
): Promise<ProviderNews> {
  const says = { capturedMinor: amount.amount, refundedMinor: refunded.amount, isDisputed }
  const isSame = isSameReport(reported, says)
  // A refund on the provider's page can make up for one that the bank returned: the sum is the same.
  if (isSame && failedRefunds.length === 0 && !refunds?.length) return { events: [], notedMinor: 0 }
  const history = await work.historyOf(id)
  const events = noticeProvider(
    history,
    {
      refundedMinor: says.refundedMinor,
      isDisputed,
      failedRefunds: failedRefunds.map(({ key }) => key),
      ...(refunds !== undefined && {
        refunds: refunds.map(({ amount: part, ...refund }) => ({ ...refund, amountMinor: part.amount })),
      }),
      ...(disputeDueMs !== undefined && { disputeDueMs }),
    },
    { atMs },
  )
  if (!isSame || events.length > 0) await work.recordNews(id, events)
  return { events, notedMinor: notedElsewhere(history) }
}

/**
 * Records refunds whose money the bank returned after they were made, each in one transaction with its mail to
 * the owner; a repeated report changes nothing. False: others kept changing the order, so that the report must
 * come again.
 */
async function recordFailedRefunds(
  { desk, clock, onMail }: Pick<Ports, 'desk' | 'clock' | 'onMail'>,
  order: string,
  failed: readonly FailedRefund[],
): Promise<boolean> {
  for (const { key, message } of failed) {
    const due = { orderId: orderId(order), refundId: key }
    const result = await writeRefundAnswer({ desk, clock }, due, { tag: 'returned', message })
    if (result === 'busy') return false
    if (result === 'written') onMail?.()
  }
  return true
}
