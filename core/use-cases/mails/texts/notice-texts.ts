import { ofLanguage } from '../../../shared/index.js'
import type { MailTemplate } from './mail-words.js'

/** The names of the mails that are not about an order and that an owner may write. */
export const NOTICE_NAMES = ['cartReminder', 'mailsGivenUp', 'backupOverdue', 'submission'] as const
/** One of `NOTICE_NAMES`. */
export type NoticeName = (typeof NOTICE_NAMES)[number]

/** The placeholders of each of them, and the required ones: the law requires a way to end reminders. */
export const NOTICE_PLACEHOLDERS: Readonly<
  Record<NoticeName, { readonly known: readonly string[]; readonly needed: readonly string[] }>
> = {
  cartReminder: { known: ['name', 'site', 'lines', 'link', 'unsubscribe'], needed: ['unsubscribe'] },
  mailsGivenUp: { known: ['site', 'mails'], needed: ['mails'] },
  backupOverdue: { known: ['site', 'date', 'file'], needed: [] },
  submission: { known: ['site', 'form', 'fields', 'files', 'page'], needed: ['fields'] },
}

type NoticeTexts = Readonly<Record<NoticeName, MailTemplate>>

const COMMANDS = 'vitrine mail list --state given-up, vitrine mail retry <id>'

const EN: NoticeTexts = {
  cartReminder: {
    subject: 'Your cart at {site}',
    text:
      'Hello {name}\n\nYou left these items in your cart. It is kept in the browser that you used:\n\n{lines}\n\n' +
      '{link}\n\nYou get this mail once, since you asked for it at the checkout. No more reminders: {unsubscribe}',
  },
  mailsGivenUp: {
    subject: 'Mails of {site} could not be delivered',
    text:
      'These mails were given up and are not tried again automatically:\n\n{mails}\n\n' +
      `Look at them and try them again: ${COMMANDS}.`,
  },
  backupOverdue: {
    subject: 'The backup of {site} is overdue',
    text:
      'The last backup was made on {date}:\n\n{file}\n\n' +
      'Make one now with “vitrine backup”, and find out why the scheduled one did not run. This mail comes ' +
      'once for each overdue backup; “vitrine doctor” reports it until there is a new one.',
  },
  submission: { subject: 'New submission: {form}', text: '{fields}\n\n{files}\n\nSent from {page}' },
}

const LANGUAGES: Readonly<Record<string, NoticeTexts>> = {
  en: EN,
  de: {
    cartReminder: {
      subject: 'Ihr Warenkorb bei {site}',
      text:
        'Guten Tag {name}\n\nDiese Artikel liegen noch in Ihrem Warenkorb. Er ist in dem Browser, den Sie benutzt ' +
        'haben:\n\n{lines}\n\n{link}\n\nSie erhalten diese E-Mail einmal, weil Sie an der Kasse darum gebeten haben. ' +
        'Keine Erinnerungen mehr: {unsubscribe}',
    },
    mailsGivenUp: {
      subject: 'E-Mails von {site} konnten nicht zugestellt werden',
      text:
        'Diese E-Mails ließen sich nicht zustellen und werden nicht von selbst erneut versucht:\n\n{mails}\n\n' +
        `Ansehen und erneut versuchen: ${COMMANDS}.`,
    },
    backupOverdue: {
      subject: 'Die Sicherung von {site} ist überfällig',
      text:
        'Die letzte Sicherung ist vom {date}:\n\n{file}\n\n' +
        'Erstellen Sie jetzt eine mit „vitrine backup“, und prüfen Sie, warum die geplante nicht lief. ' +
        'Diese E-Mail kommt einmal je überfälliger Sicherung; „vitrine doctor“ meldet sie bis zur nächsten.',
    },
    submission: { subject: 'Neue Einsendung: {form}', text: '{fields}\n\n{files}\n\nGesendet von {page}' },
  },
  fr: {
    cartReminder: {
      subject: 'Votre panier chez {site}',
      text:
        'Bonjour {name}\n\nCes articles sont restés dans votre panier, gardé dans le navigateur que vous avez ' +
        'utilisé :\n\n{lines}\n\n{link}\n\nVous recevez ce message une seule fois, à votre demande lors de la ' +
        'commande. Ne plus recevoir de rappels : {unsubscribe}',
    },
    mailsGivenUp: {
      subject: 'Des messages du site {site} n’ont pas pu être remis',
      text:
        'Ces messages ont été abandonnés et ne sont pas renvoyés d’eux-mêmes :\n\n{mails}\n\n' +
        `Pour les voir et les renvoyer : ${COMMANDS}.`,
    },
    backupOverdue: {
      subject: 'La sauvegarde du site {site} est en retard',
      text:
        'La dernière sauvegarde date du {date} :\n\n{file}\n\n' +
        'Faites-en une avec «\u00a0vitrine backup\u00a0», et cherchez pourquoi celle prévue n’a pas eu ' +
        'lieu. Ce message vient une fois par sauvegarde en retard ; «\u00a0vitrine ' +
        'doctor\u00a0» la signale jusqu’à la suivante.',
    },
    submission: { subject: 'Nouvel envoi : {form}', text: '{fields}\n\n{files}\n\nEnvoyé depuis {page}' },
  },
  es: {
    cartReminder: {
      subject: 'Su cesta en {site}',
      text:
        'Hola {name}\n\nEstos artículos siguen en su cesta, en el navegador que utilizó:\n\n{lines}\n\n{link}\n\n' +
        'Recibe este mensaje una sola vez, porque lo pidió al pagar. No recibir más recordatorios: {unsubscribe}',
    },
    mailsGivenUp: {
      subject: 'No se pudieron entregar mensajes de {site}',
      text:
        'Estos mensajes se han abandonado y no se reintentan solos:\n\n{mails}\n\n' +
        `Para verlos y reintentarlos: ${COMMANDS}.`,
    },
    backupOverdue: {
      subject: 'La copia de seguridad de {site} va con retraso',
      text:
        'La última copia es del {date}:\n\n{file}\n\n' +
        'Haga una ahora con «vitrine backup» y mire por qué no se hizo la programada. Este mensaje llega una vez ' +
        'por cada copia atrasada; «vitrine doctor» avisa hasta que haya otra.',
    },
    submission: { subject: 'Nuevo envío: {form}', text: '{fields}\n\n{files}\n\nEnviado desde {page}' },
  },
}

/** The texts of notices in a language such as `de-AT`; English if there are none. */
export const noticeTextsFor = (language: string): NoticeTexts => ofLanguage(LANGUAGES, language) ?? EN
