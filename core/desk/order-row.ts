import type { FulfilmentWord, PaymentWord } from './order-words.js'
import type { DeskMoney } from './order-view.js'

/** One page of a list; `next` begins the one after it, null on the last. */
export interface DeskPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** An order in a list. */
export interface DeskOrderRow {
  readonly id: string
  /** As people say it: `7K3M-9QWT`. */
  readonly number: string
  /** ISO 8601. */
  readonly placedAt: string
  /** `SUBMITTING`: the payment was begun, its outcome is not known. */
  readonly state: 'PLACED' | 'SUBMITTING'
  readonly payment: PaymentWord
  readonly fulfilment: FulfilmentWord
  readonly isCancelled: boolean
  readonly name: string
  readonly email: string | null
  /** Pieces, not lines. */
  readonly itemCount: number
  readonly total: DeskMoney
}

/** The conditions on a list of orders; without one, all orders. */
export interface DeskOrderFilter {
  readonly toSend?: boolean
  readonly held?: boolean
  readonly disputed?: boolean
  /** With a return that waits for the shop. */
  readonly returned?: boolean
  readonly cancelled?: boolean
  readonly refund?: 'UNDER_WAY' | 'REFUSED'
  /** A number, or a part of a name, a mail address, a variant's code or a tracking number. */
  readonly search?: string
}
