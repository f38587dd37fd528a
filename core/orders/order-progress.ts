import type { Money } from '../money/index.js'

/** A parcel as its shopper may see it. */
export interface SentParcel {
  readonly carrier: string | null
  readonly tracking: string | null
  /** ISO 8601. */
  readonly sentOn: string
}

/** The life of an order after it was placed, as its shopper may see it: no notes, reasons or names. */
export interface OrderProgress {
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
