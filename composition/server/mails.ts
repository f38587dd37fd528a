import { readSubmission } from '../../adapters/server/forms/index.js'
import { at } from '../../adapters/server/http/index.js'
import type { Route } from '../../adapters/server/http/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createMailboxHandler } from '../../adapters/server/routes/mails/mailbox-handler.js'
import type { Sql } from '../../adapters/server/sql/engine/index.js'
import {
  createSqlMailOutbox,
  forgetOldMails,
  readGivenUp,
  readQueuedMails,
  setAsideMails,
} from '../../adapters/server/sql/mails/index.js'
import { createSqlMailedOrders } from '../../adapters/server/sql/shop/index.js'
import { readMailedOrder } from '../../core/use-cases/mails/orders/read-mailed-order.js'
import type { DownloadLinks } from '../../core/ports/shop/download-links.port.js'
import type { Mailer } from '../../core/ports/mail/mailer.port.js'
import type { MailLook } from '../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import { createMailSender } from '../../core/use-cases/mails/sending/mail-sender.js'
import { messageIdOf } from '../../core/use-cases/mails/sending/message-id.js'
import { createMailRenderer } from '../../core/use-cases/mails/render/render-mail.js'
import type { MailRendererPorts, OwnerAddresses } from '../../core/use-cases/mails/render/render-mail.js'

/** The address of the development mailbox, which exists while no mail server is set. */
export const MAILBOX_PATH = '/.vitrine/mailbox'
/** The owner's address in the development mailbox. */
const NO_OWNER = 'the owner of the site'

/** The parts of a site that its mails need. */
export interface MailsOptions {
  readonly sql: Sql
  readonly siteId: string
  /** The shop that sends the mails, with its owner's texts. */
  readonly shop: () => MailShop
  readonly look: MailLook
  /** Addresses of bought files; null if there are none. */
  readonly downloads: DownloadLinks | null
  /** The invoice attached to the confirmation. */
  readonly invoiceOf: MailRendererPorts['invoiceOf']
  /** The mailer; null for the development mailbox. */
  readonly mailer: Mailer | null
  /** The sender, whose domain ends the Message-IDs; null for the site's own host. */
  readonly from: string | null
  readonly owner: OwnerAddresses
  readonly onFailure: (message: string) => void
}

/** The mails of a site. */
export interface Mails {
  /** The development mailbox, if there is one. */
  readonly routes: readonly Route[]
  /** Sends queued mails; called after each queued mail, and periodically. Never rejects. */
  readonly sendWaiting: () => Promise<void>
  /** Stops after the mail in progress and releases the others. Never rejects. */
  readonly stop: () => Promise<void>
  /** Deletes mails that were not sent within a month. Rejects only if the database does. */
  readonly forgetOld: () => Promise<void>
}

/** Wires the mails of a site: to a mail server, or to the development mailbox. */
export function createMails(options: MailsOptions): Mails {
  const { sql, siteId, shop, look, downloads, invoiceOf, mailer, from, owner, onFailure } = options
  const site = { sql, siteId, clock: systemClock }
  const mailedOrders = createSqlMailedOrders(site, downloads ?? undefined)
  const render = createMailRenderer({
    shop,
    look,
    owner: mailer === null ? { forms: owner.forms ?? NO_OWNER, orders: owner.orders ?? NO_OWNER } : owner,
    readSubmission: (id) => readSubmission(sql, siteId, id),
    // The development mailbox shows a link, so it needs no PDF.
    invoiceOf: mailer === null ? async () => null : invoiceOf,
    readGivenUp: () => readGivenUp(sql, siteId),
    readOrder: (about) => readMailedOrder(mailedOrders, about),
  })
  const forgetOld = (): Promise<void> => forgetOldMails(site)
  if (mailer === null)
    return {
      routes: [at(MAILBOX_PATH, createMailboxHandler({ read: () => readQueuedMails(site), render }))],
      sendWaiting: () => setAsideMails(sql, siteId).catch((thrown: unknown) => onFailure(String(thrown))),
      stop: () => Promise.resolve(),
      forgetOld,
    }
  const { sendWaiting, stop } = createMailSender({
    outbox: createSqlMailOutbox(site),
    mailer,
    clock: systemClock,
    render,
    messageIdOf: ({ id }) => messageIdOf(id, from ?? `mail@${new URL(shop().origin).hostname}`),
    onFailure: (reason) =>
      onFailure(`A message could not be mailed (${reason}). It waits and is tried again.`),
    onGivenUp: ({ id, kind }, reason) =>
      onFailure(
        `A mail of the kind ${kind} was given up (${reason}). See \`vitrine mail list\`; ` +
          `\`vitrine mail retry ${id}\` tries it again.`,
      ),
  })
  return { routes: [], sendWaiting, stop, forgetOld }
}
