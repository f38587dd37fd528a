import type { Money } from '../../../money/index.js'

/** Pieces of an order's line, under its name in the mail. */
export interface MailLine {
  readonly name: string
  readonly count: number
}

/** Goods that were sent. */
export interface MailedShipment {
  readonly lines: readonly MailLine[]
  /** null: unknown. */
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** The address for tracking the parcel, `https:`; null: unknown. */
  readonly trackingUrl: string | null
  /** True if more goods of the order follow. */
  readonly isPartial: boolean
}

/** A refund. */
export interface MailedRefund {
  readonly amount: Money
  /** The refunded pieces; empty: shipping, or an amount that belongs to no line. */
  readonly lines: readonly MailLine[]
  /** The part of the amount that was paid for shipping. Absent: none. */
  readonly shipping?: Money
  readonly reason: string | null
}

/** A cancelled order. */
export interface MailedCancellation {
  readonly reason: string | null
  /** The refunded amount; null: `money` tells why there is none. */
  readonly refund: Money | null
  /**
   * `released`: it was held, and the hold ends; `disputed`: the bank decides about it; `untaken`: none was taken.
   * Absent: it is refunded, nothing of it is left, or the order was free.
   */
  readonly money?: 'released' | 'disputed' | 'untaken'
}

/** A shopper's withdrawal from the contract, as received. */
export interface MailedWithdrawal {
  /** Wall-clock ms. */
  readonly receivedMs: number
  /** The name that the shopper gave. */
  readonly name: string
  /** The withdrawn pieces; empty: the whole order. */
  readonly lines: readonly MailLine[]
  /** The shopper's own words; null: none. */
  readonly statement: string | null
  /** `held`: only reserved; `untaken`: none was taken; `disputed`: the bank decides. Absent: taken, or free. */
  readonly money?: 'held' | 'untaken' | 'disputed'
}

/** The event that an order's mail reports. */
export type OrderMailAbout =
  | { readonly kind: 'orderPlaced'; readonly isHeld?: true }
  /** To the owner: an order came in. `isHeld`: its money is held, and is taken later. */
  | { readonly kind: 'orderReceived'; readonly isHeld?: true }
  | { readonly kind: 'orderDispatched'; readonly shipment: MailedShipment }
  | { readonly kind: 'orderRefunded'; readonly refund: MailedRefund }
  | { readonly kind: 'orderCancelled'; readonly cancellation: MailedCancellation }
  /** The money could not be taken; the link leads to the order. */
  | { readonly kind: 'orderPaymentFailed'; readonly reason: string | null }
  /** The files that were bought, with their links. */
  | { readonly kind: 'orderDownloads' }
  /** The invoice, once money is taken that was held when the order was placed. `paid` absent: the total. */
  | { readonly kind: 'orderInvoice'; readonly paid?: Money }
  | { readonly kind: 'withdrawalReceived'; readonly withdrawal: MailedWithdrawal }
  /** To the owner: the payment provider refused a refund, so the shopper has not got the money. */
  | { readonly kind: 'orderRefundRefused'; readonly refund: MailedRefund }
  /** To the owner: the card holder has disputed the payment; `dueMs` null: no deadline is known. */
  | { readonly kind: 'orderDisputed'; readonly dueMs: number | null }
  /** To the owner: a shopper has withdrawn. */
  | { readonly kind: 'withdrawalNotice'; readonly withdrawal: MailedWithdrawal }

/** A mail about an order; the order's own data are read when the mail is sent. */
export type OrderMail = OrderMailAbout & { readonly orderId: string }

/** The kinds of mails about orders. */
export type OrderMailKind = OrderMailAbout['kind']

/** The kinds for the owner of the shop. */
const TO_OWNER: readonly OrderMailKind[] = [
  'orderReceived',
  'orderRefundRefused',
  'orderDisputed',
  'withdrawalNotice',
]

/** True for mails to the owner of the shop instead of the shopper. */
export const goesToOwner = (kind: OrderMailKind): boolean => TO_OWNER.includes(kind)
