import type { Fulfilment, Refund, SkuPieces } from './desk-order.js'
import type { OrderEvent } from './order-event.js'

/** What is to be written of an order, all of it or nothing; a part that is left out changes nothing. */
export interface OrderDecision {
  readonly events: readonly OrderEvent[]
  readonly fulfilment?: Fulfilment
  readonly refund?: Refund
  /** What became of a refund that was requested before. */
  readonly refundChange?: Pick<Refund, 'id' | 'state' | 'problem'>
  readonly cancelledMs?: number
  /** What happens to money that is held: it is taken, or let go. */
  readonly held?: 'capturing' | 'releasing'
  /** In the order of the SKUs' ids, each at most once. */
  readonly stockBack?: readonly SkuPieces[]
}

/** Why an order cannot be changed as it was asked; `message` is for its owner. */
export interface OrderRefusal {
  readonly tag:
    | 'not-placed'
    | 'cancelled'
    | 'nothing-left'
    | 'too-many'
    | 'unknown-line'
    | 'bad-count'
    | 'bad-amount'
    | 'bad-text'
    | 'not-paid'
    | 'disputed'
    | 'under-way'
    | 'sent'
    | 'key-taken'
    | 'nothing-held'
  readonly message: string
}
