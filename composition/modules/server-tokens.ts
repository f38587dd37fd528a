import type { SandboxProcessor } from '../../adapters/payments/sandbox/server/index.js'
import type { PasswordHasher } from '../../adapters/server/sql/accounts/index.js'
import type { CommitChanges, Sql } from '../../adapters/server/sql/engine/index.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import type { Mailer } from '../../core/ports/mail/mailer.port.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import type { RateLimit } from '../../core/ports/platform/rate-limit.port.js'
import type { SiteEnvironment, ServedBackend } from '../../adapters/server/routes/served-backend.js'
import { token } from './provide.js'
import type { OrderServices } from './order-services.js'
import type { CardTrials } from '../../core/ports/payments/card-trials.port.js'

/** Container keys of a process with a database of its own; a page never loads them. */
export const SERVER_TOKENS = {
  backend: token<ServedBackend>('ServedBackend'),
  /** Counts refused cards, over all processes of the site. */
  cardTrials: token<CardTrials>('CardTrials'),
  /** Makes changes that were decided beforehand in one transaction. */
  commit: token<CommitChanges>('CommitChanges'),
  /** The store for files of forms and accounts. */
  fileStore: token<FileStore>('FileStore'),
  /** Keeps new files of forms and accounts; null: the database does. */
  ownFiles: token<FileStore | null>('OwnFiles'),
  /** Hashes the passwords of members and owners, so many at once in this process. */
  passwords: token<PasswordHasher>('PasswordHasher'),
  /** Sends the mails of forms and accounts; null: none are sent. */
  mailer: token<Mailer | null>('Mailer'),
  /** The orders of the site, for people, papers and payments. */
  orderServices: token<OrderServices>('OrderServices'),
  /** The payment processors of the shop, the one for cards first. */
  paymentProcessors: token<readonly PaymentProcessor[]>('PaymentProcessors'),
  /** Counts what visitors do, over all processes of the site. */
  rateLimit: token<RateLimit>('RateLimit'),
  reportError: token<(error: unknown) => void>('ReportError'),
  sandbox: token<SandboxProcessor>('SandboxProcessor'),
  settings: token<StoreSettings>('StoreSettings'),
  siteId: token<string>('SiteId'),
  siteEnvironment: token<SiteEnvironment>('SiteEnvironment'),
  sql: token<Sql>('Sql'),
} as const
