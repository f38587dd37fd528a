import type { MailId, MailNotice, WaitingMail } from '../../ports/mail-outbox.port.js'
import { fillLine } from './fill-template.js'
import type { WrittenContent } from './mail-content.js'
import type { MailShop } from './mailed-order.js'
import { shareableText } from './shareable-text.js'
import { mainLanguage } from './texts/order-texts.js'

/** The kind of the owner's notice of mails that were given up. */
export const GIVEN_UP_KIND = 'mailsGivenUp'

/** Mails that are given up meanwhile stand in the same notice. */
const DELAY_MS = 60 * 60_000

/** A mail that was given up, as the notice names it. */
export interface GivenUpMail {
  readonly id: MailId
  readonly kind: string
  /** null: it was for the owner. */
  readonly to: string | null
  readonly reason: string
}

/** The notice that a mail was given up; null: it was such a notice itself, and none follows. */
export const noticeOfGivenUp = ({ kind }: Pick<WaitingMail, 'kind'>): MailNotice | null =>
  kind === GIVEN_UP_KIND
    ? null
    : { kind: GIVEN_UP_KIND, to: null, content: { tag: 'given-up' }, delayMs: DELAY_MS }

interface NoticeTexts {
  readonly subject: string
  readonly before: string
  readonly owner: string
  readonly after: string
}

const COMMANDS = '`vitrine mail list --state given-up`, `vitrine mail retry <id>`'

const TEXTS: Readonly<Record<string, NoticeTexts>> = {
  en: {
    subject: 'Mails of {site} could not be delivered',
    before: 'These mails were given up and are not tried again by themselves:',
    owner: 'to you',
    after: `Look at them and try them again: ${COMMANDS}.`,
  },
  de: {
    subject: 'E-Mails von {site} konnten nicht zugestellt werden',
    before: 'Diese E-Mails wurden aufgegeben und werden nicht von selbst erneut versucht:',
    owner: 'an Sie',
    after: `Ansehen und erneut versuchen: ${COMMANDS}.`,
  },
  fr: {
    subject: 'Des messages de {site} n’ont pas pu être remis',
    before: 'Ces messages ont été abandonnés et ne sont pas renvoyés d’eux-mêmes :',
    owner: 'à vous',
    after: `Pour les voir et les renvoyer : ${COMMANDS}.`,
  },
  es: {
    subject: 'No se pudieron entregar mensajes de {site}',
    before: 'Estos mensajes se han abandonado y no se reintentan solos:',
    owner: 'a usted',
    after: `Para verlos y reintentarlos: ${COMMANDS}.`,
  },
}

/** Writes the notice in the language of the shop. Addresses and answers of servers stay text. */
export function writeGivenUp(
  mails: readonly GivenUpMail[],
  { name, language }: Pick<MailShop, 'name' | 'language'>,
): WrittenContent {
  const texts = TEXTS[mainLanguage(language)] ?? (TEXTS['en'] as NoticeTexts)
  const lines = mails.map(
    ({ id, kind, to, reason }) =>
      `${kind}, ${shareableText(to ?? texts.owner)}: ${shareableText(reason)} (${id})`,
  )
  return {
    tag: 'written',
    subject: fillLine(texts.subject, { site: name }),
    text: [texts.before, ...lines, texts.after].join('\n\n'),
    html: null,
    links: [],
  }
}
