import { zero } from '../../money/index.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { checkText } from './check-text.js'
import { requestOf } from './decide-refund.js'
import type { DeskAct, DeskOrder } from './desk-order.js'
import type { Refund } from './refund.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'
import { skuPiecesOf } from './order-standing.js'
import { withoutPieces } from './pieces.js'
import { wholeRest } from './refund-parts.js'
import { isOpenRefund, refundablePieces, restockedPieces } from './refundable.js'

/** A request to cancel an order of which nothing was sent. */
export interface CancelRequest {
  readonly reason: string | null
  /** True: its pieces return to stock. */
  readonly restocks: boolean
}

/** The reason why an order cannot be cancelled as it stands. */
function refusalOf(order: DeskOrder): OrderRefusal | null {
  if (order.cancelledMs !== null) return { tag: 'cancelled', message: 'This order was cancelled before.' }
  if (order.fulfilments.length > 0) {
    return { tag: 'sent', message: 'Pieces of this order were sent: refund what comes back instead.' }
  }
  if (order.payment.status === 'pending') {
    return { tag: 'not-placed', message: 'This order is not placed yet: its payment has no outcome.' }
  }
  if (order.payment.status === 'capturing') {
    return { tag: 'under-way', message: 'The money of this order is being captured: try again in a minute.' }
  }
  return order.refunds.some(isOpenRefund)
    ? { tag: 'under-way', message: 'A refund of this order is under way: wait until it is done or refused.' }
    : null
}

/**
 * The return of a cancelled order's money: held money is released, taken money is refunded; a bank decides
 * disputes.
 */
function moneyBack(order: DeskOrder, { id, atMs }: DeskAct, reason: string | null): Refund | null {
  const { payment } = order
  if (payment.isDisputed) return null
  const isHeld = payment.status === 'held'
  const parts = isHeld
    ? { amount: payment.amount, lines: [], shipping: zero(payment.amount.currency) }
    : wholeRest(order)
  if (parts.amount.amount === 0) return null
  return {
    id,
    key: id,
    kind: isHeld ? 'release' : 'refund',
    ...parts,
    restocks: false,
    reason,
    state: 'requested',
    problem: null,
    atMs,
  }
}

/** Cancels an order: its pieces return to stock at once, its money when the provider refunds it. */
export function decideCancel(
  order: DeskOrder,
  { reason, restocks }: CancelRequest,
  act: DeskAct,
): Result<OrderDecision, OrderRefusal> {
  const refusal = refusalOf(order)
  if (refusal !== null) return err(refusal)
  const text = checkText(reason, 'reason')
  if (!text.ok) return text
  const { atMs, by } = act
  const unstocked = withoutPieces(refundablePieces(order), restockedPieces(order))
  const stock = restocks ? skuPiecesOf(order, unstocked) : []
  const refund = moneyBack(order, act, text.value)
  return ok({
    cancelledMs: atMs,
    stockBack: stock,
    events: [
      { tag: 'cancelled', reason: text.value, stock, atMs, by },
      ...(refund === null ? [] : requestOf(refund, by).events),
    ],
    ...(refund !== null && { refund }),
    ...(refund?.kind === 'release' && { held: 'releasing' as const }),
  })
}
