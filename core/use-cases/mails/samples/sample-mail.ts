import { writeBackupNotice } from '../backup-notice.js'
import { writeReminder } from '../cart-reminder.js'
import { writeSubmission } from '../form-entry.js'
import type { WrittenContent } from '../mail-content.js'
import { writeGivenUp } from '../sending/given-up-notice.js'
import type { MailLook } from '../render/mail-look.js'
import type { MailShop } from '../orders/mailed-order.js'
import { renderWritten } from '../render/render-mail.js'
import { SAMPLE_BACKUP, SAMPLE_CART, SAMPLE_GIVEN_UP, SAMPLE_SUBMISSION } from './sample-notices.js'
import { sampleAbout, sampleMailedOrder } from './sample-order.js'
import type { OrderTemplateName } from '../texts/order-mail-texts.js'
import { NOTICE_NAMES, noticeTextsFor } from '../texts/notice-texts.js'
import type { NoticeName } from '../texts/notice-texts.js'
import type { MailTemplate } from '../texts/mail-words.js'
import { ORDER_TEMPLATE_NAMES, orderTextsFor } from '../texts/order-texts.js'
import { writeOrderMail } from '../orders/write-order-mail.js'
import type { WrittenOrderMail } from '../orders/write-order-mail.js'

/** The name of a mail that can be previewed. */
export type PreviewName = OrderTemplateName | NoticeName

/** A mail about a sample order. */
export type SampleMail = Pick<WrittenOrderMail, 'subject' | 'text' | 'html'>

/** The mails that can be previewed. */
export const PREVIEW_NAMES: readonly PreviewName[] = [...ORDER_TEMPLATE_NAMES, ...NOTICE_NAMES]

/** The shop of the previewed mails. */
export interface SampleSite {
  readonly shop: MailShop
  readonly look: MailLook
  /** The currency of the shop, such as `EUR`. */
  readonly currency: string
}

const isNotice = (name: PreviewName): name is NoticeName => NOTICE_NAMES.some((notice) => notice === name)

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

function writeNotice({ shop, look }: SampleSite, name: NoticeName): SampleMail {
  const { mail } = renderWritten('', sampleNotice(shop, name), shop, look)
  return { subject: mail.subject, text: mail.text, html: mail.html ?? '' }
}

/** Writes a mail of the shop about a sample order. */
export const writeSampleMail = (site: SampleSite, name: PreviewName): SampleMail => {
  const { shop, look, currency } = site
  return isNotice(name)
    ? writeNotice(site, name)
    : writeOrderMail(sampleAbout(name, currency), sampleMailedOrder(currency), shop, look)
}

const textOf = ({ subject, text }: MailTemplate): string => `Subject: ${subject}\n\n${text}`

const builtInTemplate = (name: PreviewName, language: string): MailTemplate =>
  isNotice(name) ? noticeTextsFor(language)[name] : orderTextsFor(language).mails[name]

/** The built-in template of a mail, in the format of an owner's file. */
export const builtInTemplateText = (name: PreviewName, language: string): string =>
  textOf(builtInTemplate(name, language))

/** The present template of a mail, in the format of an owner's file. */
export const templateText = (shop: MailShop, name: PreviewName): string =>
  textOf((isNotice(name) ? shop.notices[name] : shop.templates[name]) ?? builtInTemplate(name, shop.language))
