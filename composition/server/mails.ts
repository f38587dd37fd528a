import { readSubmission } from '../../adapters/server/forms/index.js'
import { at } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createMailboxHandler } from '../../adapters/server/routes/mailbox-handler.js'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import {
  createSqlMailOutbox,
  forgetOldMails,
  readQueuedMails,
  setAsideMails,
} from '../../adapters/server/sql/mails/index.js'
import type { Mailer } from '../../core/ports/mailer.port.js'
import { DEFAULT_MAIL_LOOK } from '../../core/use-cases/mails/mail-look.js'
import { createMailSender } from '../../core/use-cases/mails/mail-sender.js'
import { messageIdOf } from '../../core/use-cases/mails/message-id.js'
import { createMailRenderer } from '../../core/use-cases/mails/render-mail.js'

/** Where mails can be read while no mail server is set. */
export const MAILBOX_PATH = '/.vitrine/mailbox'
/** Stands for the owner's address in the development mailbox. */
const NO_OWNER = 'the owner of the site'

/** What the mails of a site are sent with. */
export interface MailsOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly siteName: string
  /** Of the texts that are written when a mail is sent. */
  readonly language: string
  /** Where the site is for its visitors. */
  readonly origin: () => string
  /** null: mails go to the development mailbox. */
  readonly mailer: Mailer | null
  /** The sender, whose domain Message-IDs end with; null: the site's own host. */
  readonly from: string | null
  /** Where the owner's mails go; null: the owner is sent none. */
  readonly ownerAddress: string | null
  readonly onFailure: (message: string) => void
}

/** The mails of a site. */
export interface Mails {
  /** The development mailbox, where there is one. */
  readonly routes: readonly Route[]
  /** Sends what waits; to be called when a mail is queued, and now and then. Never rejects. */
  readonly sendWaiting: () => Promise<void>
  /** Forgets what was not sent in a month. Rejects only when the database does. */
  readonly forgetOld: () => Promise<void>
}

/** Puts the mails of a site together: to a mail server, or to the mailbox of its developer. */
export function createMails(options: MailsOptions): Mails {
  const { sql, siteId, siteName, language, origin, mailer, from, ownerAddress, onFailure } = options
  const site = { sql, siteId, clock: systemClock }
  const render = createMailRenderer({
    frame: () => ({ language, siteName, siteUrl: origin(), look: DEFAULT_MAIL_LOOK }),
    ownerAddress: mailer === null ? (ownerAddress ?? NO_OWNER) : ownerAddress,
    readSubmission: (id) => readSubmission(sql, siteId, id),
  })
  const forgetOld = (): Promise<void> => forgetOldMails(site)
  if (mailer === null)
    return {
      routes: [at(MAILBOX_PATH, createMailboxHandler({ read: () => readQueuedMails(site), render }))],
      sendWaiting: () => setAsideMails(sql, siteId).catch((thrown: unknown) => onFailure(String(thrown))),
      forgetOld,
    }
  const { sendWaiting } = createMailSender({
    outbox: createSqlMailOutbox(site),
    mailer,
    clock: systemClock,
    render,
    messageIdOf: ({ id }) => messageIdOf(id, from ?? `mail@${new URL(origin()).hostname}`),
    onFailure: (reason) => onFailure(`A message could not be mailed (${reason}). It waits and is tried again.`),
    onGivenUp: ({ id, kind }, reason) =>
      onFailure(
        `A mail of the kind ${kind} was given up (${reason}). See \`vitrine mail list\`; ` +
          `\`vitrine mail retry ${id}\` tries it again.`,
      ),
  })
  return { routes: [], sendWaiting, forgetOld }
}
