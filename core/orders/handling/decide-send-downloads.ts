import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { downloadFilesOf } from '../download-files.js'
import { ownedLines } from '../owned-lines.js'
import type { DeskAct, DeskOrder } from './desk-order.js'
import { paidParts } from './paid-parts.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'

/** Mails the files of an order to its shopper, on every request. */
export function decideSendDownloads(
  { placed, payment, refunds, cancelledMs }: DeskOrder,
  { atMs, by }: DeskAct,
): Result<OrderDecision, OrderRefusal> {
  if (downloadFilesOf(placed.items).length === 0)
    return err({ tag: 'nothing-left', message: 'No files come with what was bought in this order.' })
  if (placed.email === null)
    return err({ tag: 'nothing-left', message: 'The address of this order was erased.' })
  if (cancelledMs !== null) return err({ tag: 'cancelled', message: 'This order was cancelled.' })
  if (payment.status === 'pending')
    return err({
      tag: 'not-placed',
      message: 'This order is not placed yet: its payment has no outcome.',
    })
  const { status, taken, refunded, isDisputed } = payment
  const owned = ownedLines({
    items: placed.items,
    isCancelled: false,
    payments: [
      {
        payment: status === 'free' || status === 'releasing' ? null : status,
        takenMinor: taken.amount,
        refundedMinor: refunded.amount,
        shippingMinor: paidParts(placed, taken).shipping.amount,
        isDisputed,
      },
    ],
    refunds,
  })
  if (downloadFilesOf(owned).length > 0) return ok({ events: [{ tag: 'downloads-sent', atMs, by }] })
  if (isDisputed)
    return err({ tag: 'disputed', message: 'The card holder disputes the payment: the files stay closed.' })
  return err({
    tag: 'not-paid',
    message:
      status === 'held' || status === 'capturing'
        ? 'The money is not taken yet: its capture mails the files.'
        : 'The buyer no longer owns the files: the payment was refunded or has lapsed.',
  })
}
