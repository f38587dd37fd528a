import type { FulfilmentWord, PaymentWord } from './order-words.js'

/** Money in the owner's API: minor units, ISO 4217, and the number of decimal digits. */
export interface DeskMoney {
  readonly amountMinor: number
  readonly currency: string
  readonly digits: number
}

/** A number of pieces of a line. */
export interface DeskPieces {
  readonly lineId: string
  readonly count: number
}

/** A line of an order with the state of its pieces. */
export interface DeskLine {
  readonly id: string
  readonly name: string
  /** Such as `Size: L`. */
  readonly options: readonly string[]
  readonly code: string | null
  readonly imageUrl: string | null
  readonly count: number
  readonly price: DeskMoney
  readonly total: DeskMoney
  readonly sent: number
  readonly refunded: number
  readonly toSend: number
  /** Pieces to send from which the shopper has not withdrawn. */
  readonly sendable: number
  /** Pieces that can still be refunded. */
  readonly refundable: number
}

/** Shipping, a tax or a discount. */
export interface DeskExtra {
  readonly kind: 'SHIPPING' | 'TAX' | 'DISCOUNT'
  readonly name: string
  readonly price: DeskMoney
  readonly isIncluded: boolean
}

/** A postal address; an empty field is null. `country` is ISO 3166-1 alpha-2. */
export interface DeskAddress {
  readonly addressee: string | null
  readonly line1: string | null
  readonly line2: string | null
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly postalCode: string | null
}

/** The payment of an order. */
export interface DeskPayment {
  readonly provider: string | null
  readonly reference: string | null
  readonly card: { readonly brand: string; readonly last4: string } | null
  readonly taken: DeskMoney
  readonly refunded: DeskMoney
  readonly refundable: DeskMoney
  /** The part of it that was paid for shipping. */
  readonly refundableShipping: DeskMoney
  /** The end of the time to answer a dispute; null: no dispute, or it is not known. */
  readonly disputeDueAt: string | null
}

/** Pieces that were sent together. */
export interface DeskParcel {
  readonly id: string
  readonly lines: readonly DeskPieces[]
  readonly carrier: string | null
  readonly tracking: string | null
  readonly sentAt: string
}

/** A refund to the shopper; `RELEASE`: money that was only held is released. */
export interface DeskRefund {
  readonly id: string
  readonly kind: 'REFUND' | 'RELEASE'
  readonly state: 'REQUESTED' | 'PENDING' | 'DONE' | 'REFUSED'
  readonly amount: DeskMoney
  readonly restocks: boolean
  readonly problem: string | null
}

/** The kind of an order event. */
export type DeskEventKind =
  | 'FULFILLED'
  | 'CANCELLED'
  | 'CAPTURE_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'REFUNDED'
  | 'RELEASED'
  | 'REFUND_REFUSED'
  | 'REFUNDED_ELSEWHERE'
  | 'RETURNED_ELSEWHERE'
  | 'DISPUTED'
  | 'DISPUTE_OVER'
  | 'DOWNLOADS_SENT'
  | 'NOTE'
  | 'OTHER'

/** An event of an order. Fields that do not belong to its kind are null or empty. */
export interface DeskEvent {
  readonly kind: DeskEventKind
  readonly at: string
  readonly by: string
  readonly text: string | null
  readonly amount: DeskMoney | null
  readonly pieces: readonly DeskPieces[]
  readonly shipping: DeskMoney | null
  readonly carrier: string | null
  readonly tracking: string | null
}

/** A state of a return. */
export type DeskReturnState = 'REQUESTED' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED'

/** An action on a return. */
export type DeskReturnAct = 'ACCEPT' | 'REFUSE' | 'RECEIVE' | 'REFUND'

/** A shopper's withdrawal from an order, and the state of its return. */
export interface DeskReturn {
  readonly id: string
  readonly name: string
  readonly statement: string | null
  /** Empty: the whole order. */
  readonly lines: readonly DeskPieces[]
  readonly state: DeskReturnState
  readonly isLate: boolean
  readonly receivedAt: string
  readonly changedAt: string
  readonly acts: readonly DeskReturnAct[]
}

/** An action that is possible now. */
export type DeskOrderAction = 'FULFIL' | 'CAPTURE' | 'REFUND' | 'CANCEL' | 'SEND_DOWNLOADS' | 'NOTE'

/** An order with all its details. */
export interface DeskOrderView {
  readonly id: string
  readonly number: string
  /** The version that was read; changes are refused if it is no longer current. */
  readonly version: number
  readonly placedAt: string
  readonly payment: PaymentWord
  readonly fulfilment: FulfilmentWord
  readonly cancelledAt: string | null
  /** True while a paid order has pieces to send that the shopper keeps. */
  readonly needsSending: boolean
  readonly name: string | null
  readonly email: string | null
  readonly lines: readonly DeskLine[]
  readonly extras: readonly DeskExtra[]
  readonly subtotal: DeskMoney
  readonly total: DeskMoney
  readonly money: DeskPayment
  readonly shippingMethod: string | null
  readonly shippingAddress: DeskAddress | null
  readonly billingAddress: DeskAddress | null
  readonly answers: readonly {
    readonly name: string
    readonly text: string | null
    readonly isChecked: boolean | null
  }[]
  readonly comment: string | null
  readonly parcels: readonly DeskParcel[]
  readonly refunds: readonly DeskRefund[]
  /** Oldest first. */
  readonly events: readonly DeskEvent[]
  readonly actions: readonly DeskOrderAction[]
  /** Oldest first. */
  readonly returns: readonly DeskReturn[]
}
