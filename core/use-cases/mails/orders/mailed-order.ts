import type { MailAttachment } from '../../../ports/mail/mailer.port.js'
import type { BusinessIdentity, Order } from '../../../orders/index.js'
import type { StockLeft } from '../running-out.js'
import type { NoticeName } from '../texts/notice-texts.js'
import type { OrderTemplateName } from '../texts/order-mail-texts.js'
import type { MailTemplate, MailWords } from '../texts/mail-words.js'

/** A placed order with the data that its mails need. */
export interface MailedOrder {
  /** The order as placed; its `downloads` are the files that the buyer may fetch now. */
  readonly order: Order
  /** The number for people (`orderNumber`). */
  readonly number: string
  /** Wall-clock ms. */
  readonly placedMs: number
  /** The path of the page that shows the order; null: there is none any more. */
  readonly confirmationPath: string | null
  /** Variants of its lines that are running out, by the stock at the time of writing. */
  readonly runningOut: readonly StockLeft[]
}

/** The shop in its mails. */
export interface MailShop {
  readonly name: string
  /** The address of the site for visitors: `https://shop.example.org`. */
  readonly origin: string
  /** `de`, `en-GB` ... */
  readonly language: string
  /** The country of the business, whose order of day, month and year dates have; null: not known. */
  readonly country: string | null
  /** The locale of prices; null: that of the language. */
  readonly priceLocale: string | null
  readonly business: BusinessIdentity | null
  /** The owner's terms as text; null: none are added. */
  readonly terms: string | null
  /** The owner's text on the right of withdrawal; null: none is added. */
  readonly withdrawal: string | null
  /** The owner's files that are attached to the confirmation: terms, and the right of withdrawal. */
  readonly files: readonly MailAttachment[]
  /** The path of invoices, completed by the order's link; null: mails have no such link. */
  readonly invoicePath: string | null
  /** The path of the withdrawal page; null: none. */
  readonly withdrawalPath: string | null
  /** The address of the desk, for links in the owner's mails; null: not known. */
  readonly deskAddress: string | null
  /** The owner's own texts, which replace the built-in ones. */
  readonly templates: Readonly<Partial<Record<OrderTemplateName, OwnTemplate>>>
  /** The owner's texts of mails that are not about an order. */
  readonly notices: Readonly<Partial<Record<NoticeName, MailTemplate>>>
  /** The owner's words, for other languages. */
  readonly words: Partial<MailWords>
}

/** The shop in mails that are not about an order. */
export type NoticeShop = Pick<MailShop, 'name' | 'origin' | 'language' | 'country' | 'notices'>

/** An owner's own mail. */
export interface OwnTemplate extends MailTemplate {
  /** The whole mail as markup, with the same placeholders; null: made from the text. */
  readonly html: string | null
}
