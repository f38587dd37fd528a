import type { FulfilmentWord, PaymentWord } from './order-words.js'
import type { DeskMoney } from './order-view.js'

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
  /** True while a paid order has pieces to send that the shopper keeps. */
  readonly needsSending: boolean
  readonly name: string
  readonly email: string | null
  /** The number of pieces, not of lines. */
  readonly itemCount: number
  readonly total: DeskMoney
}
