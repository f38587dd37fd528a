import type { Money } from '../money/index.js'

/** The present links of an order's shopper; null: none. */
export interface OrderLinks {
  /** The path of the invoice, with the id and the token of the order. */
  readonly invoicePath: string | null
  /** The path of the withdrawal page, with the number of the order. */
  readonly withdrawalPath: string | null
}

/** A parcel, as far as its shopper may see it. */
export interface SentParcel {
  readonly carrier: string | null
  readonly tracking: string | null
  /** ISO 8601. */
  readonly sentOn: string
}

/** The history of a placed order, as far as its shopper may see it: no notes, reasons or names. */
export interface OrderProgress extends OrderLinks {
  /** A `PaymentStanding`, or another engine's word. */
  readonly payment: string
  /** A `FulfilmentStanding`, or another engine's word. */
  readonly fulfilment: string
  readonly isCancelled: boolean
  /** The refunded money. */
  readonly refunded: Money
  /** Oldest first. */
  readonly parcels: readonly SentParcel[]
}
