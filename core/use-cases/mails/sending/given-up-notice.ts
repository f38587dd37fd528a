import type { MailId, MailNotice, WaitingMail } from '../../../ports/mail/mail-outbox.port.js'
import { ofLanguage } from '../../../shared/index.js'
import { fillLine, fillText } from '../render/fill-template.js'
import type { WrittenContent } from '../mail-content.js'
import type { NoticeShop } from '../orders/mailed-order.js'
import { shareableText } from '../render/shareable-text.js'
import { noticeTextsFor } from '../texts/notice-texts.js'

/** The kind of the owner's notice about mails that were given up. */
export const GIVEN_UP_KIND = 'mailsGivenUp'

/** The delay of the notice, so that it can also list mails that are given up meanwhile. */
const DELAY_MS = 60 * 60_000

/** A mail that was given up, for the notice. */
export interface GivenUpMail {
  readonly id: MailId
  readonly kind: string
  /** null: the owner. */
  readonly to: string | null
  readonly reason: string
}

/** The notice to the owner about mails that were given up. */
export const GIVEN_UP_NOTICE: MailNotice = {
  kind: GIVEN_UP_KIND,
  to: null,
  content: { tag: 'given-up' },
  delayMs: DELAY_MS,
}

/** The notice about a mail that was given up; null: it was such a notice itself. */
export const noticeOfGivenUp = ({ kind }: Pick<WaitingMail, 'kind'>): MailNotice | null =>
  kind === GIVEN_UP_KIND ? null : GIVEN_UP_NOTICE

/** The words for the owner as the recipient of a mail. */
const OWNER: Readonly<Record<string, string>> = { en: 'to you', de: 'an Sie', fr: 'à vous', es: 'a usted' }

/** Writes the notice in the language of the shop. Addresses and answers of servers stay plain text. */
export function writeGivenUp(
  mails: readonly GivenUpMail[],
  { name, language, notices }: NoticeShop,
): WrittenContent {
  const { subject, text } = notices.mailsGivenUp ?? noticeTextsFor(language).mailsGivenUp
  const owner = ofLanguage(OWNER, language) ?? 'to you'
  const lines = mails.map(
    ({ id, kind, to, reason }) => `${kind}, ${shareableText(to ?? owner)}: ${shareableText(reason)} (${id})`,
  )
  const words = { site: name, mails: lines.join('\n\n') }
  return {
    tag: 'written',
    subject: fillLine(subject, words),
    text: fillText(text, words),
    html: null,
    links: [],
  }
}
