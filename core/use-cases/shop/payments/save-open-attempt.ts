import { orderToken } from '../../../orders/index.js'
import type { Order, OrderRenewal } from '../../../orders/index.js'
import { stampOf } from '../../../ports/platform/stamp.port.js'
import type { Stamp } from '../../../ports/platform/stamp.port.js'
import { assertNever } from '../../../shared/index.js'
import type { EndedWithoutOrder } from '../../mails/orders/payment-mails.js'
import { latestAttemptId } from '../orders/stored-order.js'
import type { StoredOrder } from '../orders/stored-order.js'
import { decideBegun } from '../subscriptions/decide-begun.js'
import type { NewSubscription } from '../subscriptions/decide-begun.js'
import { saveNotRenewed, saveRenewed } from '../subscriptions/save-renewal-outcome.js'
import type { AttemptPorts, AttemptWork } from './attempt-ports.js'
import type { OpenChange } from './attempt-state.js'
import { isSameStatus } from './attempt-status.js'
import type { AttemptWithOrder, PaymentAttempt } from './payment-attempt.js'
import { afterFailure, afterPlacement, sendsEvents } from './payment-follow-ups.js'
import { mailedBy } from './mailed-by.js'

type Change<Tag extends OpenChange['tag']> = Extract<OpenChange, { readonly tag: Tag }>
type Ports = Pick<AttemptPorts, 'unitOfWork' | 'settings' | 'clock' | 'random' | 'onMail'>

/** `attended`: a shopper waits for the answer. `unattended`: a failed payment is reported by mail. */
export type Presence = 'attended' | 'unattended'

/**
 * Writes a change of an open attempt, with the order locked, unless another process was faster. Returns what
 * is stored then.
 */
export async function saveOpenAttempt(
  ports: Ports,
  read: PaymentAttempt,
  change: OpenChange,
  presence: Presence,
): Promise<AttemptWithOrder> {
  const saved = await ports.unitOfWork(async (work): Promise<AttemptWithOrder> => {
    const present = await work.lock(read)
    const { attempt, order } = present
    if (order?.status !== 'submitting' || latestAttemptId(order) !== read.id) return present
    if (attempt === null || !isSameStatus(attempt.state, read.state)) return present
    return write(ports, work, { attempt, order, presence }, change)
  })
  // Its mails are committed now; a shopper who sees the payment fail gets none.
  const isMailed = change.tag === 'place' || (change.tag === 'release' && hasMails(change, presence))
  if (isMailed) ports.onMail?.()
  return saved
}

/** True if a failed payment is reported by mail: no shopper waits for its answer, or it was a renewal. */
const hasMails = ({ order }: Change<'release'>, presence: Presence): boolean =>
  presence === 'unattended' || order === 'unpaid'

/** An attempt that can still be changed. */
interface Open {
  readonly attempt: PaymentAttempt
  readonly order: StoredOrder
  readonly presence: Presence
}

async function write(
  ports: Ports,
  work: AttemptWork,
  open: Open,
  change: OpenChange,
): Promise<AttemptWithOrder> {
  const stamp = stampOf(ports)
  switch (change.tag) {
    case 'place': {
      const attempt = await work.save(open.attempt, change, stamp.nowMs)
      return { attempt, order: await place(ports, work, open, change, stamp) }
    }
    case 'release': {
      await work.releaseReserved(open.attempt)
      const attempt = await work.save(open.attempt, change, stamp.nowMs)
      return { attempt, order: await reopen(ports, work, open, change, stamp) }
    }
    default:
      return { attempt: await work.save(open.attempt, change, stamp.nowMs), order: open.order }
  }
}

async function place(
  ports: Ports,
  work: AttemptWork,
  { attempt, order }: Open,
  change: Change<'place'>,
  stamp: Stamp,
): Promise<StoredOrder> {
  const { settings, random } = ports
  const begun = await writeSubscribed(work, { attempt, order }, change, stamp)
  const placed = placedOrder(attempt.frozen, change, begun, stamp.nowMs)
  const stock = sendsEvents(settings) ? await work.stockOf(placed) : new Map<string, number>()
  const { mails, ...others } = afterPlacement(settings, placed, change, stock)
  const placement = {
    order: placed,
    token: orderToken(random.token()),
    reference: change.paid.reference,
    begun: begun && { id: begun.id, period: begun.standing.period },
  }
  const after = await work.placeOrder(order, placement, mailedBy(ports, mails), stamp)
  await work.queue(order, { ...others, mails: [] }, stamp)
  return after
}

/** The order as it is placed: paid with the card of the payment. */
const placedOrder = (
  frozen: Order,
  { paid }: Change<'place'>,
  begun: NewSubscription | null,
  nowMs: number,
): Order => ({
  ...frozen,
  ...(frozen.renewal && { renewal: renewalFrom(frozen.renewal, begun?.standing.dueMs ?? null) }),
  status: 'placed',
  card: paid.card ?? frozen.card,
  updatedOn: nowMs,
})

/** The agreed renewals, from the actual start of the subscription. */
const renewalFrom = (agreed: OrderRenewal, renewsMs: number | null): OrderRenewal | null =>
  renewsMs === null ? null : { ...agreed, fromMs: renewsMs }

/** Writes the subscription that a paid order begins or renews; returns the one that it begins. */
async function writeSubscribed(
  work: AttemptWork,
  { attempt, order }: Pick<Open, 'attempt' | 'order'>,
  { subscription, paid }: Change<'place'>,
  stamp: Stamp,
): Promise<NewSubscription | null> {
  switch (subscription) {
    case 'none':
      return null
    case 'begins': {
      const begun = decideBegun({ order, attempt, paid }, stamp.nowMs)
      await work.insertSubscription(begun, stamp)
      return begun
    }
    case 'renewed':
      await saveRenewed(work.subscriptions, order, stamp)
      return null
    default:
      return assertNever(subscription)
  }
}

const endOf = (
  { attempt: { state, createdMs }, presence }: Open,
  { failure }: Change<'release'>,
  nowMs: number,
): EndedWithoutOrder => ({
  purpose: state.terms.purpose,
  wasPending: state.tag === 'pending' && state.reference !== null,
  isRefused: failure !== null,
  ageMs: nowMs - createdMs,
  isAttended: presence === 'attended',
})

/** Makes the order of a failed payment a cart again, or an unpaid period of its subscription. */
async function reopen(
  ports: Ports,
  work: AttemptWork,
  open: Open,
  change: Change<'release'>,
  stamp: Stamp,
): Promise<StoredOrder> {
  const { attempt, order } = open
  if (change.forgetsTrial) await work.forgetTrial(order.id)
  const reopening = { status: change.order, forgetsMethod: change.forgetsMethod }
  const after = await work.reopenOrder(order, reopening, stamp.nowMs)
  const { mails, ...others } = afterFailure(endOf(open, change, stamp.nowMs))
  await work.queue(order, { ...others, mails: mailedBy(ports, mails) }, stamp)
  if (change.order === 'unpaid') {
    const failed = { reason: change.failure?.message ?? null, nextTryMs: attempt.nextTryMs }
    await saveNotRenewed(work.subscriptions, order, failed, stamp)
  }
  return after
}
