import type { MailText } from '../../../accounts/index.js'
import { ACCOUNT_MAIL_KINDS } from '../../accounts/mails/account-mail.js'
import type { AccountMailKind } from '../../accounts/mails/account-mail.js'
import { templatesFor } from '../../accounts/mails/mail-texts.js'
import { createMailWriter } from '../../accounts/mails/mail-writer.js'
import { writeReplyText } from '../../owner/forms/reply-to-entry.js'
import { writeBackupNotice } from '../backup-notice.js'
import { writeReminder } from '../cart-reminder.js'
import { writeSubmission } from '../form-entry.js'
import type { WrittenContent } from '../mail-content.js'
import { ENTRY_REPLY_KIND } from '../mail-kinds.js'
import type { MailTextName, SentMailName } from '../mail-kinds.js'
import { writeGivenUp } from '../sending/given-up-notice.js'
import type { MailLook } from '../render/mail-look.js'
import type { MailShop } from '../orders/mailed-order.js'
import { renderWritten } from '../render/render-mail.js'
import { sampleAccountMail } from './sample-account-mails.js'
import {
  SAMPLE_BACKUP,
  SAMPLE_CART,
  SAMPLE_GIVEN_UP,
  SAMPLE_REPLY,
  SAMPLE_SUBMISSION,
} from './sample-notices.js'
import { sampleAbout, sampleMailedOrder } from './sample-order.js'
import { NOTICE_NAMES, noticeTextsFor } from '../texts/notice-texts.js'
import type { NoticeName } from '../texts/notice-texts.js'
import type { MailTemplate } from '../texts/mail-words.js'
import { orderTextsFor } from '../texts/order-texts.js'
import { writeOrderMail } from '../orders/write-order-mail.js'
import type { WrittenOrderMail } from '../orders/write-order-mail.js'

/** A mail with sample data; `html` is null if it is sent as text only. */
export interface AnySampleMail extends Pick<WrittenOrderMail, 'subject' | 'text'> {
  readonly html: string | null
}

/** A mail with sample data that has HTML. */
export interface SampleMail extends AnySampleMail {
  readonly html: string
}

/** The shop of the previewed mails. */
export interface SampleSite {
  readonly shop: MailShop
  readonly look: MailLook
  /** The currency of the shop, such as `EUR`. */
  readonly currency: string
}

/** The site of the previewed mails, with its owner's texts of mails to members by kind. */
export interface AccountSampleSite extends SampleSite {
  readonly accountTexts: Readonly<Record<string, MailText>>
}

const isNotice = (name: MailTextName): name is NoticeName => NOTICE_NAMES.some((notice) => notice === name)

const isAccountMail = (name: SentMailName): name is AccountMailKind =>
  ACCOUNT_MAIL_KINDS.some((kind) => kind === name)

function sampleNotice(shop: MailShop, name: NoticeName): WrittenContent {
  switch (name) {
    case 'cartReminder':
      return writeReminder(SAMPLE_CART, shop, `${shop.origin}/.vitrine/reminders?key=sample`)
    case 'mailsGivenUp':
      return writeGivenUp(SAMPLE_GIVEN_UP, shop)
    case 'backupOverdue':
      return writeBackupNotice(SAMPLE_BACKUP, shop)
    case 'submission':
      return writeSubmission(SAMPLE_SUBMISSION, shop)
  }
}

function framed({ shop, look }: SampleSite, content: WrittenContent): SampleMail {
  const { mail } = renderWritten('', content, shop, look)
  return { subject: mail.subject, text: mail.text, html: mail.html ?? '' }
}

/** Writes a mail whose text an owner may write in a file, with sample data. */
export const writeSampleText = (site: SampleSite, name: MailTextName): SampleMail => {
  const { shop, look, currency } = site
  return isNotice(name)
    ? framed(site, sampleNotice(shop, name))
    : writeOrderMail(sampleAbout(name, currency), sampleMailedOrder(currency), shop, look)
}

function writeAccountMail(site: AccountSampleSite, kind: AccountMailKind): SampleMail {
  const { shop, currency, accountTexts } = site
  const write = createMailWriter({
    siteName: shop.name,
    addressOf: (path) => `${shop.origin}${path}`,
    language: shop.language,
    country: shop.country,
    priceLocale: shop.priceLocale,
    templates: accountTexts,
  })
  return framed(site, write(sampleAccountMail(kind, currency)))
}

/** Writes any mail of a site, with sample data. */
export function writeSampleMail(site: AccountSampleSite, name: SentMailName): AnySampleMail {
  if (isAccountMail(name)) return writeAccountMail(site, name)
  if (name !== ENTRY_REPLY_KIND) return writeSampleText(site, name)
  const { subject, text } = SAMPLE_REPLY
  return { subject, text: writeReplyText(text, SAMPLE_SUBMISSION), html: null }
}

const textOf = ({ subject, text }: MailTemplate): string => `Subject: ${subject}\n\n${text}`

const builtInTemplate = (name: MailTextName, language: string): MailTemplate =>
  isNotice(name) ? noticeTextsFor(language)[name] : orderTextsFor(language).mails[name]

/** The built-in template of a mail, in the format of an owner's file. */
export const builtInTemplateText = (name: MailTextName, language: string): string =>
  textOf(builtInTemplate(name, language))

/**
 * The present template of a mail, in the format of the place where its owner writes it: a file, or `accounts`
 * in `vitrine.json`. Null: the owner writes the whole mail each time.
 */
export function templateText(
  { shop, accountTexts }: Pick<AccountSampleSite, 'shop' | 'accountTexts'>,
  name: SentMailName,
): string | null {
  if (name === ENTRY_REPLY_KIND) return null
  if (!isAccountMail(name))
    return textOf(
      (isNotice(name) ? shop.notices[name] : shop.templates[name]) ?? builtInTemplate(name, shop.language),
    )
  const template = accountTexts[name] ?? templatesFor(shop.language)[name]
  return JSON.stringify({ mails: { [name]: template } }, null, 2)
}
