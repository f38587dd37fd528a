import type { FulfilmentWord, PaymentWord } from './order-words.js'
import type { DeskMoney } from './order-view.js'

/** One page of a list; `next` starts the following page, null on the last. */
export interface DeskPage<Item> {
  readonly items: readonly Item[]
  readonly next: string | null
}

/** An order in a list. */
export interface DeskOrderRow {
  readonly id: string
  /** In the form that people read out: `7K3M-9QWT`. */
  readonly number: string
  /** ISO 8601. */
  readonly placedAt: string
  /** `SUBMITTING`: the payment has begun and its outcome is unknown. */
  readonly state: 'PLACED' | 'SUBMITTING'
  readonly payment: PaymentWord
  readonly fulfilment: FulfilmentWord
  readonly isCancelled: boolean
  readonly name: string
  readonly email: string | null
  /** The number of pieces, not of lines. */
  readonly itemCount: number
  readonly total: DeskMoney
}

/** The conditions of a list of orders; without conditions, all orders. */
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
