import type { SubscriptionWords } from '../../../subscriptions/index.js'

/** The labels of a mail's tables and buttons, in one language. */
export interface MailWords extends SubscriptionWords {
  readonly order: string
  /** The heading of the order in the owner's mails. */
  readonly ownOrder: string
  readonly number: string
  readonly date: string
  readonly customer: string
  readonly email: string
  readonly phone: string
  readonly payment: string
  /** For a free order. */
  readonly free: string
  /** To the shopper: the amount of a new order is held, and is taken later. */
  readonly moneyHeld: string
  /** Follows that text if files were bought. */
  readonly filesLater: string
  /** The text about held money to the owner. */
  readonly moneyToCapture: string
  /** To the shopper of a cancelled order, whose money was held. */
  readonly moneyReleased: string
  /** To the shopper of a cancelled order, whose payment is disputed. */
  readonly moneyDisputed: string
  /** To the shopper of a cancelled order, for which nothing was taken. */
  readonly moneyUntaken: string
  readonly shipping: string
  readonly subtotal: string
  readonly total: string
  readonly refundTotal: string
  readonly shippingAddress: string
  readonly billingAddress: string
  readonly downloads: string
  readonly seeOrder: string
  /** The label of the link to the order at the desk, in the owner's mails. */
  readonly openAtDesk: string
  /** The label of the link to the checkout, in the mail about a failed payment. */
  readonly payAgain: string
  readonly trackParcel: string
  readonly carrier: string
  readonly trackingNumber: string
  /** The heading above goods that are running out. */
  readonly runningOut: string
  readonly received: string
  readonly statement: string
  /** The label for what a shopper has withdrawn from. */
  readonly withdrawn: string
  readonly wholeOrder: string
  readonly reason: string
  readonly terms: string
  readonly withdrawal: string
  /** The label of the link to the invoice. */
  readonly invoice: string
  /** The label of the link to the withdrawal page. */
  readonly withdrawHere: string
  readonly seller: string
  /** The label of a VAT number, which begins with its country. */
  readonly taxId: string
  /** The label of the numbers of Austria and Switzerland, whose name in German is another one. */
  readonly uid: string
  /** The label of any other tax number. */
  readonly taxNumber: string
  readonly register: string
  /** The colon after a label, with the space before it where the language has one. */
  readonly colon: string
  readonly yes: string
  readonly no: string
}

/** A mail in the form in which its owner may write it: its paragraphs contain placeholders (docs/mail.md). */
export interface MailTemplate {
  readonly subject: string
  readonly text: string
}
