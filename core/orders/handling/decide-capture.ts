import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { DeskAct, DeskOrder, DeskPaymentStatus } from './desk-order.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'

const REFUSALS: Readonly<Record<Exclude<DeskPaymentStatus, 'held' | 'capturing' | 'taken'>, OrderRefusal>> = {
  pending: { tag: 'not-placed', message: 'This order is not placed yet: its payment has no outcome.' },
  releasing: { tag: 'cancelled', message: 'The money of this order is being released.' },
  lapsed: {
    tag: 'nothing-held',
    message:
      'The money of this order is no longer held, and none was taken. Ask the shopper for another way to pay.',
  },
  trial: {
    tag: 'nothing-held',
    message:
      'This order began a trial: nothing is taken for it. `vitrine subscriptions list` shows the next charge.',
  },
  free: { tag: 'nothing-held', message: 'Nothing is to be paid for this order.' },
}

/**
 * Requests the capture of held money; null: it is being captured or was captured already, so nothing is
 * written.
 */
export function decideCapture(
  order: DeskOrder,
  { atMs, by }: DeskAct,
): Result<OrderDecision | null, OrderRefusal> {
  if (order.cancelledMs !== null) return err({ tag: 'cancelled', message: 'This order was cancelled.' })
  const { status } = order.payment
  if (status === 'capturing' || status === 'taken') return ok(null)
  if (status !== 'held') return err(REFUSALS[status])
  return ok({ held: 'capturing', events: [{ tag: 'capture-requested', atMs, by }] })
}
