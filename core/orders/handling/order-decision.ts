import type { Withdrawal } from '../withdrawal/withdrawal.js'
import type { Fulfilment } from './fulfilment.js'
import type { SkuPieces } from './pieces.js'
import type { Refund } from './refund.js'
import type { OrderEvent } from './order-event.js'

/** The new state of a return. */
export type ReturnChange = Pick<Withdrawal, 'id' | 'state' | 'changedMs'>

/** The changes of an order, written together or not at all; absent parts change nothing. */
export interface OrderDecision {
  readonly events: readonly OrderEvent[]
  readonly fulfilment?: Fulfilment
  readonly refund?: Refund
  /** The new state of a refund that was requested before. */
  readonly refundChange?: Pick<Refund, 'id' | 'state' | 'problem'>
  /** The next states of returns. */
  readonly returnChanges?: readonly ReturnChange[]
  readonly cancelledMs?: number
  /** The next state of held money: captured, or released. */
  readonly held?: 'capturing' | 'releasing'
  /** In the order of SKU ids, each at most once. */
  readonly stockBack?: readonly SkuPieces[]
}

/** The reason why a requested change of an order is refused; `message` is for its owner. */
export interface OrderRefusal {
  readonly tag:
    | 'not-placed'
    | 'cancelled'
    | 'nothing-left'
    | 'too-many'
    | 'unknown-line'
    | 'bad-count'
    | 'bad-amount'
    | 'same-amount'
    | 'bad-text'
    | 'not-paid'
    | 'disputed'
    | 'under-way'
    | 'sent'
    | 'withdrawn'
    | 'key-taken'
    | 'nothing-held'
  readonly message: string
}
