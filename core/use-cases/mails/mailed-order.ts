import type { MailAttachment } from '../../ports/mailer.port.js'
import type { BusinessIdentity, Order } from '../../orders/index.js'
import type { StockLeft } from './running-out.js'
import type { NoticeName } from './texts/notice-texts.js'
import type { OrderTemplateName } from './texts/order-mail-texts.js'
import type { MailTemplate, MailWords } from './texts/mail-words.js'

/** A placed order as its mails tell of it. */
export interface MailedOrder {
  /** As it was placed; its `downloads` are the files that the buyer may fetch now. */
  readonly order: Order
  /** The number that people say. */
  readonly number: string
  /** Wall-clock ms. */
  readonly placedMs: number
  /** The path of the page that shows the order; null: none shows it any more. */
  readonly confirmationPath: string | null
  /** Variants of its lines that are running out, as the stock is when the mail is written. */
  readonly runningOut: readonly StockLeft[]
}

/** The shop that a mail comes from. */
export interface MailShop {
  readonly name: string
  /** The address of the site for its visitors: `https://shop.example.org`. */
  readonly origin: string
  /** `de`, `en-GB` ... */
  readonly language: string
  /** As which locale prices are written; null: as the language does. */
  readonly priceLocale: string | null
  readonly business: BusinessIdentity | null
  /** The owner's terms as text; null: none are sent along. */
  readonly terms: string | null
  /** The owner's text on the right of withdrawal; null: none is sent along. */
  readonly withdrawal: string | null
  /** Files of the owner's that come with the confirmation: terms, and the right of withdrawal. */
  readonly files: readonly MailAttachment[]
  /** The path of the page that shows invoices, with the link of the order; null: mails lead to none. */
  readonly invoicePath: string | null
  /** The path of the page on which shoppers withdraw; null: there is none. */
  readonly withdrawalPath: string | null
  /** The owner's own texts, which take the place of ours. */
  readonly templates: Readonly<Partial<Record<OrderTemplateName, OwnTemplate>>>
  /** The owner's texts of mails about no order. */
  readonly notices: Readonly<Partial<Record<NoticeName, MailTemplate>>>
  /** The owner's words, for other languages. */
  readonly words: Partial<MailWords>
}

/** The shop as mails about no order name it. */
export type NoticeShop = Pick<MailShop, 'name' | 'origin' | 'language' | 'notices'>

/** A mail of the owner's. */
export interface OwnTemplate extends MailTemplate {
  /** The whole sheet as markup, with the same placeholders; null: it is made of the text. */
  readonly html: string | null
}
