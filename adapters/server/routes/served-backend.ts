import type { IncomingMessage } from 'node:http'
import type { HttpHandler } from '../http/index.js'
import type { AccountsOptions, SecretBox } from '../sql/accounts/index.js'
import type { PaymentOptions, StoreBackend, StoreSite } from '../sql/shop/index.js'
import { NO_ORDER_PAGES } from '../../../core/orders/index.js'
import type { OrderPages } from '../../../core/orders/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { CaptchaVerifier } from '../../../core/ports/forms/captcha-verifier.port.js'
import type { DownloadLinks } from '../../../core/ports/shop/download-links.port.js'
import type { IdentityProvider } from '../../../core/ports/accounts/identity-provider.port.js'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { MailQueue } from '../../../core/ports/mail/mail-queue.port.js'
import type { RateLimit } from '../../../core/ports/platform/rate-limit.port.js'
import type { SiteAccounts } from '../../../core/ports/accounts/site-accounts.port.js'
import type { SessionId } from '../../../core/ports/visitor.port.js'
import { ok } from '../../../core/shared/index.js'
import type { Job } from '../../../core/use-cases/jobs/run-job.js'

/** The parts from which a server makes its back end. */
export interface BackendParts
  extends
    StoreSite,
    Pick<AccountsOptions, 'commit' | 'passwords'>,
    Pick<PaymentOptions, 'processors' | 'desk'> {
  readonly siteEnvironment: SiteEnvironment
  /** Counts what visitors do, over all processes of the site. */
  readonly limit: RateLimit
  /** The store of members' files. */
  readonly files: FileStore
}

/** The facts about its site that a back end needs. */
export interface SiteEnvironment {
  /** The site's origin for its visitors: links in mails lead there. */
  readonly origin: () => string
  /** The language of mails, if the settings name none. */
  readonly language: string
  /** Called when a mail is queued. */
  readonly onMail: () => void
  /** The queue of account mails, which the site sends. */
  readonly mails: MailQueue
  /** True if orders queue mails: a served site sends them or shows them to its developer. */
  readonly mailsOrders: boolean
  /** Addresses of bought files; null if there are none. */
  readonly downloads: DownloadLinks | null
  /** The pages about placed orders. */
  readonly pages: OrderPages
  /** Checks the challenges of sign-up forms; null if they have none. */
  readonly captcha: CaptchaVerifier | null
  /** Seals the secrets of authenticator apps; null if they are stored readable. */
  readonly secretBox: SecretBox | null
  /** The identity providers that members may log in with. */
  readonly providers: readonly IdentityProvider[]
}

/** Makes the handler of members' files; `sessionOf` reads the session of a request, null if it has none. */
export type ServeAccountFiles = (sessionOf: (request: IncomingMessage) => SessionId | null) => HttpHandler

/** A part of the work of a back end, which is done every minute. */
export type BackendJob = Pick<Job, 'name' | 'work' | 'waitedBy'>

/** A back end with the parts that a running server needs. */
export interface ServedBackend extends Backend {
  /** The work of `maintain` by kind; one of several processes does each. @default `maintain` as one */
  readonly jobs?: readonly BackendJob[]
  /** Finishes work that a crash interrupted and deletes expired data; called at the start and every minute. */
  readonly maintain?: () => Promise<unknown>
  /** Runs the work that an owner's change of these tables requires, at once. */
  readonly followUp?: (tables: ReadonlySet<string>) => Promise<unknown>
  /** Receives the notices of payment providers, sent to `/.vitrine/payments/<provider>`. */
  readonly receiveNotice?: StoreBackend['receiveNotice']
  /** True if the files of an order still belong to its buyer. @default they always do */
  readonly mayDownload?: StoreBackend['mayDownload']
  /** The account services of a site beyond those for visitors; absent if it has none. */
  readonly accounts?: SiteAccounts
  /** Serves the members' files; absent if members have none. */
  readonly accountFiles?: ServeAccountFiles
}

/** The environment of commands and scripts: no mail is queued, and nothing is served. */
export const NO_SITE_ENVIRONMENT: SiteEnvironment = {
  origin: () => 'http://localhost',
  language: 'en',
  onMail: () => undefined,
  mails: { queue: async () => ok(undefined) },
  mailsOrders: false,
  downloads: null,
  pages: NO_ORDER_PAGES,
  captcha: null,
  secretBox: null,
  providers: [],
}
