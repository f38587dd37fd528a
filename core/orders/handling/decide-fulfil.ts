import { err, ok, plural } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { linesToDeliver } from '../lines-to-deliver.js'
import { choosePieces } from './choose-pieces.js'
import type { PiecesWanted } from './choose-pieces.js'
import { checkText } from './check-text.js'
import type { DeskAct, DeskOrder } from './desk-order.js'
import type { OrderDecision, OrderRefusal } from './order-decision.js'
import { piecesToSend, sendablePieces } from './order-standing.js'
import { piecesByLine } from './pieces.js'
import type { LinePieces } from './pieces.js'

/** Pieces that leave the shop. */
export interface FulfilRequest {
  readonly pieces: PiecesWanted
  /** Empty texts count as absent. */
  readonly carrier: string | null
  readonly tracking: string | null
  /** True: also pieces from which the shopper has withdrawn. @default false */
  readonly sendsWithdrawn?: boolean
}

/** The reason why the state of an order's payment allows no parcel. */
function moneyRefusal({ payment }: DeskOrder): OrderRefusal | null {
  switch (payment.status) {
    case 'pending':
      return { tag: 'not-placed', message: 'This order is not placed yet: its payment has no outcome.' }
    case 'lapsed':
    case 'releasing':
      return {
        tag: 'not-paid',
        message:
          'This order is not paid: its money is no longer held. Ask the shopper for another way to pay.',
      }
    default:
      return null
  }
}

/** Refuses a parcel with pieces from which the shopper has withdrawn. */
function withdrawalRefusal(order: DeskOrder, chosen: readonly LinePieces[]): OrderRefusal | null {
  const kept = piecesByLine(sendablePieces(order))
  const counts = piecesByLine(chosen)
  const names = order.placed.items.flatMap(({ id, product }, index) => {
    const over = (counts.get(id) ?? 0) - (kept.get(id) ?? 0)
    return over > 0 ? [`${plural(over, 'piece')} of line ${index + 1} (${product.name})`] : []
  })
  if (names.length === 0) return null
  const message = `The shopper has withdrawn from ${names.join(' and ')}. Send only what the shopper keeps.`
  return { tag: 'withdrawn', message }
}

/**
 * Sends pieces of an order, never more than were ordered. The first parcel captures held money, in shops that
 * capture when the goods go out. Pieces from which the shopper has withdrawn are sent only if the owner says
 * so.
 */
export function decideFulfil(
  order: DeskOrder,
  request: FulfilRequest,
  { id, atMs, by }: DeskAct,
): Result<OrderDecision, OrderRefusal> {
  if (order.cancelledMs !== null) return err({ tag: 'cancelled', message: 'This order was cancelled.' })
  const refusal = moneyRefusal(order)
  if (refusal !== null) return err(refusal)
  const carrier = checkText(request.carrier, 'carrier')
  if (!carrier.ok) return carrier
  const tracking = checkText(request.tracking, 'tracking number')
  if (!tracking.ok) return tracking
  if (linesToDeliver(order.placed).length === 0) {
    return err({
      tag: 'nothing-left',
      message: 'There is nothing to send: the site itself delivers the files and memberships of this order.',
    })
  }
  const chosen = choosePieces(order, request.pieces, piecesToSend(order), 'sent')
  if (!chosen.ok) return chosen
  const withdrawn = request.sendsWithdrawn === true ? null : withdrawalRefusal(order, chosen.value)
  if (withdrawn !== null) return err(withdrawn)
  const parcel = { lines: chosen.value, carrier: carrier.value, tracking: tracking.value }
  const isHeld = order.payment.status === 'held'
  return ok({
    fulfilment: { id, atMs, ...parcel },
    events: [
      { tag: 'fulfilled', fulfilmentId: id, ...parcel, atMs, by },
      ...(isHeld ? [{ tag: 'capture-requested', atMs, by } as const] : []),
    ],
    ...(isHeld && { held: 'capturing' as const }),
  })
}
