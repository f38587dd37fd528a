import type { FulfilmentWord, PaymentWord } from './order-words.js'

/** Money as the owner's API writes it: minor units, ISO 4217, digits behind the point of a main unit. */
export interface DeskMoney {
  readonly amountMinor: number
  readonly currency: string
  readonly digits: number
}

/** So many pieces of a line. */
export interface DeskPieces {
  readonly lineId: string
  readonly count: number
}

/** A line of an order with what became of its pieces. */
export interface DeskLine {
  readonly id: string
  readonly name: string
  /** As `Size: L`. */
  readonly options: readonly string[]
  readonly code: string | null
  readonly imageUrl: string | null
  readonly count: number
  readonly price: DeskMoney
  readonly total: DeskMoney
  readonly sent: number
  readonly refunded: number
  readonly toSend: number
  /** Pieces of which the money was not given back. */
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
}

/** Pieces that left the shop together. */
export interface DeskParcel {
  readonly id: string
  readonly lines: readonly DeskPieces[]
  readonly carrier: string | null
  readonly tracking: string | null
  readonly sentAt: string
}

/** Money on its way back to the shopper; `RELEASE`: money that was only held is let go. */
export interface DeskRefund {
  readonly id: string
  readonly kind: 'REFUND' | 'RELEASE'
  readonly state: 'REQUESTED' | 'PENDING' | 'DONE' | 'REFUSED'
  readonly amount: DeskMoney
  readonly restocks: boolean
  readonly problem: string | null
}

/** The kind of what happened to an order. */
export type DeskEventKind =
  | 'FULFILLED'
  | 'CANCELLED'
  | 'CAPTURE_REQUESTED'
  | 'REFUND_REQUESTED'
  | 'REFUNDED'
  | 'RELEASED'
  | 'REFUND_REFUSED'
  | 'REFUNDED_ELSEWHERE'
  | 'DISPUTED'
  | 'DISPUTE_OVER'
  | 'DOWNLOADS_SENT'
  | 'NOTE'
  | 'OTHER'

/** Something that happened to an order. What does not belong to its kind is null or empty. */
export interface DeskEvent {
  readonly kind: DeskEventKind
  readonly at: string
  readonly by: string
  readonly text: string | null
  readonly amount: DeskMoney | null
  readonly pieces: readonly DeskPieces[]
  readonly carrier: string | null
  readonly tracking: string | null
}

/** A state of a return. */
export type DeskReturnState = 'REQUESTED' | 'ACCEPTED' | 'REFUSED' | 'RECEIVED' | 'REFUNDED'

/** An act on a return. */
export type DeskReturnAct = 'ACCEPT' | 'REFUSE' | 'RECEIVE' | 'REFUND'

/** A shopper's withdrawal from an order, and what became of it. */
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

/** One order with everything about it. */
export interface DeskOrderView {
  readonly id: string
  readonly number: string
  /** The state that was read; changes are refused where it is no longer current. */
  readonly version: number
  readonly placedAt: string
  readonly payment: PaymentWord
  readonly fulfilment: FulfilmentWord
  readonly cancelledAt: string | null
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
