import {
  createFolderFileStore,
  createFormHandler,
  createFormMailSender,
  createSqlFormInbox,
} from '../../adapters/forms/index.js'
import { createSmtpMailer } from '../../adapters/mail/index.js'
import { systemClock } from '../../adapters/node/index.js'
import type { Sql } from '../../adapters/sql/index.js'
import type { Random } from '../../core/ports/random.port.js'
import type { Route } from './route.js'

/** Where messages from forms are mailed to. */
export interface FormMailSettings {
  /** `smtp://user:password@host:port` */
  readonly smtpUrl: string
  readonly from: string
  readonly to: string
}

export interface FormsRouteOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly random: Random
  /** Where uploaded files are kept. */
  readonly filesFolder: string
  readonly trustProxy: boolean
  /** Null: messages are only stored. */
  readonly mail: FormMailSettings | null
}

/** Reads `VITRINE_SMTP_URL`, `VITRINE_MAIL_FROM` and `VITRINE_FORMS_TO`; null unless all three are set. */
export function readFormMailSettings(
  environment: Readonly<Record<string, string | undefined>>,
): FormMailSettings | null {
  const smtpUrl = environment['VITRINE_SMTP_URL']
  const from = environment['VITRINE_MAIL_FROM']
  const to = environment['VITRINE_FORMS_TO']
  return smtpUrl && from && to ? { smtpUrl, from, to } : null
}

/** Answers what the forms of a site send. Mails that could not be sent before are tried again now and with each message. */
export function createFormsRoute(options: FormsRouteOptions): Route {
  const { mail, filesFolder, trustProxy } = options
  const inbox = createSqlFormInbox({ ...options, clock: systemClock })
  const sender =
    mail && createFormMailSender(inbox, createSmtpMailer({ url: mail.smtpUrl, from: mail.from }), mail.to)
  void sender?.sendWaiting()
  return createFormHandler({
    inbox,
    files: createFolderFileStore(filesFolder),
    clock: systemClock,
    trustProxy,
    ...(sender && { onStored: () => void sender.sendWaiting() }),
  })
}
