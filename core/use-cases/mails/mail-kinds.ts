import { ACCOUNT_MAIL_KINDS } from '../accounts/mails/account-mail.js'
import { BOUNCED_KIND } from './mail-content.js'
import { NOTICE_NAMES } from './texts/notice-texts.js'
import { ORDER_TEMPLATE_NAMES } from './texts/order-texts.js'

/** All kinds of mails that the outbox of a site can hold. */
export const MAIL_KINDS: readonly string[] = [
  ...ORDER_TEMPLATE_NAMES,
  ...NOTICE_NAMES,
  ...ACCOUNT_MAIL_KINDS,
  'entryReply',
  BOUNCED_KIND,
]
