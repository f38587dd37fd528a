import type { OrderMailKind } from '../order-mail.js'
import type { MailTemplate, MailWords } from './mail-words.js'

/** The names of templates: one for each kind, and one for a shipment that leaves a rest. */
export type OrderTemplateName = OrderMailKind | 'orderDispatchedInPart'

/** Everything that mails about orders say, in one language. */
export interface OrderMailTexts {
  readonly words: MailWords
  readonly mails: Readonly<Record<OrderTemplateName, MailTemplate>>
}
