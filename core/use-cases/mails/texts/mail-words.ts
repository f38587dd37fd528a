import type { SubscriptionWords } from '../../../subscriptions/index.js'

/** The words of a mail's tables and buttons, in one language. */
export interface MailWords extends SubscriptionWords {
  readonly order: string
  readonly number: string
  readonly date: string
  readonly customer: string
  readonly email: string
  readonly phone: string
  readonly payment: string
  /** Of an order that costs nothing. */
  readonly free: string
  readonly shipping: string
  readonly subtotal: string
  readonly total: string
  readonly refundTotal: string
  readonly shippingAddress: string
  readonly billingAddress: string
  readonly downloads: string
  readonly seeOrder: string
  /** The label of the link to the checkout, in the mail about a payment that failed. */
  readonly payAgain: string
  readonly trackParcel: string
  readonly carrier: string
  readonly trackingNumber: string
  /** Above the goods of which few are left. */
  readonly runningOut: string
  readonly received: string
  readonly statement: string
  readonly reason: string
  readonly terms: string
  readonly withdrawal: string
  /** The label of the link to the invoice. */
  readonly invoice: string
  /** The label of the link to the page on which shoppers withdraw. */
  readonly withdrawHere: string
  readonly seller: string
  readonly taxId: string
  readonly register: string
  readonly yes: string
  readonly no: string
}

/** A mail as its owner may write it: the text's paragraphs hold placeholders (docs/mail.md). */
export interface MailTemplate {
  readonly subject: string
  readonly text: string
}
