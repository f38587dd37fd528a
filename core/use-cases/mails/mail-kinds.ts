import { ACCOUNT_MAIL_KINDS } from '../accounts/mails/account-mail.js'
import type { AccountMailKind } from '../accounts/mails/account-mail.js'
import { BOUNCED_KIND } from './mail-content.js'
import { NOTICE_NAMES } from './texts/notice-texts.js'
import type { NoticeName } from './texts/notice-texts.js'
import { ORDER_TEMPLATE_NAMES } from './texts/order-texts.js'
import type { OrderTemplateName } from './texts/order-mail-texts.js'

/** The name of a mail whose text an owner may write in a file. */
export type MailTextName = OrderTemplateName | NoticeName

/** The mails whose texts an owner may write in files. */
export const MAIL_TEXT_NAMES: readonly MailTextName[] = [...ORDER_TEMPLATE_NAMES, ...NOTICE_NAMES]

/** The kind of the owner's replies to visitors' form entries. */
export const ENTRY_REPLY_KIND = 'entryReply'

/** The name of a mail that a site sends. */
export type SentMailName = MailTextName | AccountMailKind | typeof ENTRY_REPLY_KIND

/** All mails that a site sends. */
export const SENT_MAIL_NAMES: readonly SentMailName[] = [
  ...MAIL_TEXT_NAMES,
  ...ACCOUNT_MAIL_KINDS,
  ENTRY_REPLY_KIND,
]

/** All kinds of mails that the outbox of a site can hold. */
export const MAIL_KINDS: readonly string[] = [...SENT_MAIL_NAMES, BOUNCED_KIND]
