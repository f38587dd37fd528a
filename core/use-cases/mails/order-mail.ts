import type { Money } from '../../money/index.js'

/** Pieces of an order's line, named as the mail shows them. */
export interface MailLine {
  readonly name: string
  readonly count: number
}

/** Goods on their way. */
export interface MailedShipment {
  readonly lines: readonly MailLine[]
  /** null: not said. */
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** The address at which the parcel can be followed, `https:`; null: not known. */
  readonly trackingUrl: string | null
  /** True where more goods of the order follow. */
  readonly isPartial: boolean
}

/** Money on its way back. */
export interface MailedRefund {
  readonly amount: Money
  /** The pieces it is for; empty: an amount that belongs to no line. */
  readonly lines: readonly MailLine[]
  readonly reason: string | null
}

/** An order that is not carried out. */
export interface MailedCancellation {
  readonly reason: string | null
  /** The amount that is given back; null: nothing was taken. */
  readonly refund: Money | null
}

/** A shopper's withdrawal from the contract, as it came in. */
export interface MailedWithdrawal {
  /** Wall-clock ms. */
  readonly receivedMs: number
  /** The name that was given with it. */
  readonly name: string
  /** The pieces it is about; empty: the whole order. */
  readonly lines: readonly MailLine[]
  /** The shopper's own words; null: none. */
  readonly statement: string | null
}

/** The event that an order's mail tells of. */
export type OrderMailAbout =
  | { readonly kind: 'orderPlaced' }
  /** To the owner: an order came in. */
  | { readonly kind: 'orderReceived' }
  | { readonly kind: 'orderDispatched'; readonly shipment: MailedShipment }
  | { readonly kind: 'orderRefunded'; readonly refund: MailedRefund }
  | { readonly kind: 'orderCancelled'; readonly cancellation: MailedCancellation }
  /** The money could not be taken; the link leads to the order. */
  | { readonly kind: 'orderPaymentFailed'; readonly reason: string | null }
  /** The files that were bought, with their links. */
  | { readonly kind: 'orderDownloads' }
  /** The invoice, once money is taken that was held when the order was placed. */
  | { readonly kind: 'orderInvoice' }
  | { readonly kind: 'withdrawalReceived'; readonly withdrawal: MailedWithdrawal }
  /** To the owner: the card holder has called on their bank; `dueMs` null: no deadline is known. */
  | { readonly kind: 'orderDisputed'; readonly dueMs: number | null }
  /** To the owner: a shopper has withdrawn. */
  | { readonly kind: 'withdrawalNotice'; readonly withdrawal: MailedWithdrawal }

/** A mail about an order; the order's own data are read when the mail is sent. */
export type OrderMail = OrderMailAbout & { readonly orderId: string }

/** The kinds of mails about orders. */
export type OrderMailKind = OrderMailAbout['kind']

/** All kinds of mails about orders, in the order of an order's life. */
export const ORDER_MAIL_KINDS = [
  'orderPlaced',
  'orderReceived',
  'orderPaymentFailed',
  'orderDownloads',
  'orderInvoice',
  'orderDispatched',
  'orderRefunded',
  'orderCancelled',
  'orderDisputed',
  'withdrawalReceived',
  'withdrawalNotice',
] as const satisfies readonly OrderMailKind[]

/** The kinds that go to the owner of the shop. */
const TO_OWNER: readonly OrderMailKind[] = ['orderReceived', 'orderDisputed', 'withdrawalNotice']

/** True for mails that go to the owner of the shop and not to the shopper. */
export const goesToOwner = (kind: OrderMailKind): boolean => TO_OWNER.includes(kind)
