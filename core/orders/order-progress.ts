import type { Money } from '../money/index.js'

/** The links that the shopper of an order has now; null: there is none. */
export interface OrderLinks {
  /** The path of the invoice, with the id and the token of the order. */
  readonly invoicePath: string | null
  /** The path of the page on which the shopper withdraws, with the number of the order. */
  readonly withdrawalPath: string | null
}

/** A parcel as its shopper may see it. */
export interface SentParcel {
  readonly carrier: string | null
  readonly tracking: string | null
  /** ISO 8601. */
  readonly sentOn: string
}

/** The life of an order after it was placed, as its shopper may see it: no notes, reasons or names. */
export interface OrderProgress extends OrderLinks {
  /** A `PaymentStanding`, or another engine's word. */
  readonly payment: string
  /** A `FulfilmentStanding`, or another engine's word. */
  readonly fulfilment: string
  readonly isCancelled: boolean
  /** The money that was given back. */
  readonly refunded: Money
  /** Oldest first. */
  readonly parcels: readonly SentParcel[]
}
