import { formatMoney } from '../../money/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { checkText } from './check-text.js'
import type { DeskAct, DeskOrder } from './desk-order.js'
import type { Refund } from './refund.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'
import { refundPartsOf } from './refund-parts.js'
import type { RefundExtent, RefundPriceText } from './refund-parts.js'
import { isMadeOrRequested, isOpenRefund, refundableMoney } from './refundable.js'

/** A request for a refund. */
export interface RefundRequest {
  /** The caller's key: two requests with the same key are one refund. */
  readonly key: string
  readonly extent: RefundExtent
  /** True: the pieces return to stock; not possible without pieces. */
  readonly restocks: boolean
  readonly reason: string | null
  /**
   * True: refuse an amount that was refunded within the last hour, since two owners may mean the same refund.
   * @default false
   */
  readonly refusesSameAmount?: boolean
  /** Writes the amounts of a refusal. @default as English (US) writes them */
  readonly priceText?: RefundPriceText
}

/** `repeated`: the key was used before, so nothing is written. */
export type RefundDecision =
  | { readonly tag: 'decided'; readonly decision: OrderDecision; readonly refund: Refund }
  | { readonly tag: 'repeated'; readonly refund: Refund }

const SAME_AMOUNT_MS = 60 * 60_000

/** True for a refund of only an amount that equals a recent one, which another owner may have made. */
const hasSameAmount = ({ refunds }: DeskOrder, extent: RefundExtent, atMs: number): boolean =>
  extent.tag === 'amount' &&
  refunds.some(
    (one) =>
      isMadeOrRequested(one) &&
      one.lines.length === 0 &&
      one.amount.amount === extent.amount.amount &&
      atMs - one.atMs < SAME_AMOUNT_MS,
  )

const refuse = (tag: OrderRefusal['tag'], message: string) => err<OrderRefusal>({ tag, message })

/** The reason why no refund of any extent is possible. */
function refusalOf(order: DeskOrder): OrderRefusal | null {
  const { payment } = order
  if (payment.isDisputed) {
    const message =
      'This payment is disputed: the bank decides about its money, and a refund could pay it twice.'
    return { tag: 'disputed', message }
  }
  switch (payment.status) {
    case 'taken':
      break
    case 'free':
      return { tag: 'not-paid', message: 'Nothing was paid for this order.' }
    case 'held':
      return {
        tag: 'not-paid',
        message: 'The money of this order is held and was not taken. Cancel the order to release it.',
      }
    case 'capturing':
    case 'releasing':
      return { tag: 'under-way', message: 'The money of this order is being moved: try again in a minute.' }
    default:
      return { tag: 'not-paid', message: 'No money was taken for this order.' }
  }
  return order.refunds.some(isOpenRefund)
    ? { tag: 'under-way', message: 'A refund of this order is under way: wait until it is done or refused.' }
    : null
}

/** Decides a refund: never more than was taken, and one at a time for each order. */
export function decideRefund(
  order: DeskOrder,
  { key, extent, restocks, reason, refusesSameAmount = false, priceText = formatMoney }: RefundRequest,
  { id, atMs, by }: DeskAct,
): Result<RefundDecision, OrderRefusal> {
  const before = order.refunds.find((refund) => refund.key === key)
  if (before !== undefined) {
    const isOther = extent.tag === 'amount' && extent.amount.amount !== before.amount.amount
    return isOther
      ? refuse('key-taken', 'Another refund of this order was asked for with this key.')
      : ok({ tag: 'repeated', refund: before })
  }
  const refusal = refusalOf(order)
  if (refusal !== null) return err(refusal)
  const left = refundableMoney(order)
  if (left.amount === 0) return refuse('nothing-left', 'This order was refunded in full.')
  const text = checkText(reason, 'reason')
  if (!text.ok) return text
  const parts = refundPartsOf(order, extent, priceText)
  if (!parts.ok) return parts
  const { amount, lines, shipping } = parts.value
  if (restocks && order.cancelledMs !== null) {
    return refuse('cancelled', 'This order was cancelled, which has restocked its pieces already.')
  }
  if (restocks && lines.length === 0 && extent.tag !== 'whole') {
    return refuse(
      'bad-amount',
      'This refund names no pieces that could go back to stock: refund lines instead.',
    )
  }
  if (amount.currency !== left.currency || !Number.isSafeInteger(amount.amount) || amount.amount < 1) {
    return refuse('bad-amount', `Name an amount above zero, in ${left.currency}.`)
  }
  if (amount.amount > left.amount) {
    const message = `Only ${priceText(left)} can still be refunded, not ${priceText(amount)}.`
    return refuse('bad-amount', message)
  }
  if (refusesSameAmount && hasSameAmount(order, extent, atMs)) {
    return refuse('same-amount', `${priceText(amount)} of this order was refunded within the last hour.`)
  }
  const refund: Refund = {
    id,
    key,
    kind: 'refund',
    amount,
    lines,
    shipping,
    restocks,
    reason: text.value,
    state: 'requested',
    problem: null,
    atMs,
  }
  return ok({ tag: 'decided', refund, decision: requestOf(refund, by) })
}

/** The decision that requests a refund: its row is stored before the provider is asked. */
export const requestOf = (refund: Refund, by: string): OrderDecision => ({
  refund,
  events: [
    {
      tag: 'refund-requested',
      refundId: refund.id,
      kind: refund.kind,
      amountMinor: refund.amount.amount,
      lines: refund.lines,
      ...(refund.shipping.amount > 0 && { shippingMinor: refund.shipping.amount }),
      reason: refund.reason,
      atMs: refund.atMs,
      by,
    },
  ],
})
