import type { OrderMailKind } from '../orders/order-mail.js'
import type { MailTemplate, MailWords } from './mail-words.js'

/** The names of templates: one for each kind, and one for a partial shipment. */
export type OrderTemplateName = OrderMailKind | 'orderDispatchedInPart'

/** All texts of mails about orders, in one language. */
export interface OrderMailTexts {
  readonly words: MailWords
  readonly mails: Readonly<Record<OrderTemplateName, MailTemplate>>
}
