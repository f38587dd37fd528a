import { createMailboxHandler } from '../../adapters/server/routes/mailbox-handler.js'
import { createAccountMailSender, readMailbox } from '../../adapters/server/sql/accounts/index.js'
import { at } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import type { Mailer } from '../../core/ports/mailer.port.js'

/** Where mails can be read while no mail server is set. */
export const MAILBOX_PATH = '/.vitrine/mailbox'

/** What the mails of accounts are sent with. */
export interface AccountMailsOptions {
  readonly sql: Sql
  readonly siteId: string
  /** null: they go to the development mailbox. */
  readonly mailer: Mailer | null
  readonly onFailure: (message: string) => void
}

/** The mails of a site's accounts. */
export interface AccountMails {
  /** The development mailbox, where there is one. */
  readonly routes: readonly Route[]
  /** Sends what waits; to be called when a mail is written, and now and then. Never rejects. */
  readonly sendWaiting: () => Promise<void>
}

/** Puts the mails of accounts together: to a mail server, or to the mailbox of whoever builds the site. */
export function createAccountMails({ sql, siteId, mailer, onFailure }: AccountMailsOptions): AccountMails {
  const site = { sql, siteId, clock: systemClock }
  if (mailer === null)
    return {
      routes: [
        at(
          MAILBOX_PATH,
          createMailboxHandler(() => readMailbox(site)),
        ),
      ],
      sendWaiting: async () => undefined,
    }
  const { sendWaiting } = createAccountMailSender({
    ...site,
    mailer,
    onFailure: (reason) =>
      onFailure(`A mail to a member could not be sent (${reason}). It is tried again for a day.`),
  })
  return { routes: [], sendWaiting }
}
