import 'reflect-metadata' // inversify needs it before a container is made.
import { Container } from 'inversify'
import type { ContainerModule } from 'inversify'
import type { SandboxProcessor } from '../../adapters/payments/sandbox/server/index.js'
import type {
  CommitChanges,
  DatabaseOptions,
  OpenFailure,
  Sql,
  UnknownDatabase,
} from '../../adapters/server/sql/engine/index.js'
import {
  migrated,
  openDatabase,
  openMemoryPglite,
  checkDatabase,
  tracedSql,
} from '../../adapters/server/sql/engine/index.js'
import type { PasswordHasher } from '../../adapters/server/sql/accounts/index.js'
import { tracedPort } from '../../adapters/server/telemetry/index.js'
import { hasTakenMoney, importCatalogue } from '../../adapters/server/sql/shop/index.js'
import type {
  ImportFailure,
  ImportOptions,
  ImportReport,
  StoreSettings,
} from '../../adapters/server/sql/shop/index.js'
import type { PaymentProvider } from '../../core/orders/index.js'
import { visitorId } from '../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import type { Mailer } from '../../core/ports/mail/mailer.port.js'
import type { PaymentProcessor } from '../../core/ports/payments/payment-processor.port.js'
import type { Random } from '../../core/ports/platform/random.port.js'
import type { Telemetry } from '../../core/ports/platform/telemetry.port.js'
import { checkShopPayments } from '../../core/use-cases/shop/payments/check-shop-payments.js'
import type { UnfitProcessors } from '../../core/use-cases/shop/payments/check-shop-payments.js'
import type { RateLimit } from '../../core/ports/platform/rate-limit.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { findBackend } from '../modules/backends.js'
import type { BackendFactory, BackendTable, UnknownBackend } from '../modules/backends.js'
import type { OrderServices } from '../modules/order-services.js'
import { nodeModule } from '../modules/node.module.js'
import { paymentsServerModule } from '../modules/payments-server.module.js'
import { resolve } from '../modules/provide.js'
import { SERVER_TOKENS } from '../modules/server-tokens.js'
import { NO_SITE_ENVIRONMENT } from '../../adapters/server/routes/served-backend.js'
import type { SiteEnvironment, ServedBackend } from '../../adapters/server/routes/served-backend.js'
import { servedBackendModule } from '../modules/served-backend.module.js'
import { sqlServicesModule } from '../modules/sql-services.module.js'
import { TOKENS } from '../modules/tokens.js'
import { printError } from '../print-error.js'
import { findDataTemplate } from '../server/built-files.js'
import type { CardTrials } from '../../core/ports/payments/card-trials.port.js'

/** Makes the site's environment for accounts, from the open database and before the back end. */
export type SiteEnvironmentOf = (data: Pick<Runtime, 'sql' | 'siteId' | 'random'>) => Promise<SiteEnvironment>

/** The parts that the runtime is built from. */
export interface RuntimeOptions {
  /** The owner's settings, as `parseSettings` reads them from `vitrine.json`. */
  readonly settings: StoreSettings
  /**
   * `memory` loses all data when the process ends; otherwise a folder or a PostgreSQL address. An open database is
   * closed with the runtime.
   * @default 'memory'
   */
  readonly database?: 'memory' | DatabaseOptions | Sql
  /**
   * True: a database with tables of an older version is refused with `older-schema`, not migrated.
   * @default false
   */
  readonly refusesOlder?: boolean
  /** Distinguishes sites that share one database. @default 'main' */
  readonly siteId?: string
  /** The payment processors. @default the sandbox, which knows the usual test cards and moves no money */
  readonly processors?: readonly PaymentProcessor[]
  /**
   * True if a shop that has taken real money may take test payments, such as a trial copy of it.
   * @default false: such a shop is not opened
   */
  readonly allowsTestPayments?: boolean
  /** The site's origin for its visitors, and the other needs of its accounts. @default links to localhost */
  readonly siteEnvironment?: SiteEnvironment | SiteEnvironmentOf
  /** Keeps new files of forms and accounts; those in the database are still found. @default the database */
  readonly files?: FileStore
  /** Sends the mails of forms and accounts. @default none are sent */
  readonly mailer?: Mailer | null
  /** Back ends of your own, by the names that `settings.backend` may have besides `store`. */
  readonly backends?: BackendTable
  /** Modules that load last: their bindings (`SERVER_TOKENS`, `TOKENS`) replace the default ones. */
  readonly modules?: readonly ContainerModule[]
  /** Records statements and calls of payment providers. @default they are not recorded */
  readonly telemetry?: Telemetry
  /** Called with unexpected errors; callers get a general failure. @default standard error */
  readonly onError?: (error: unknown) => void
}

/** The services that a site needs besides its shop, as the container has them. */
export interface SiteServices {
  /** Counts what visitors do, over all processes of the site. */
  readonly limit: RateLimit
  /** Counts refused cards, over all processes of the site. */
  readonly trials: CardTrials
  /** The store for files of forms and accounts. */
  readonly files: FileStore
  /** The mailer; null if no mail is sent. */
  readonly mailer: Mailer | null
  /** The orders, for the people who run the shop and for its papers. */
  readonly orders: OrderServices
  /** Hashes passwords, so many at once in this process. */
  readonly passwords: PasswordHasher
}

/** A whole shop in this process, without HTTP. */
export interface Runtime {
  readonly backend: ServedBackend
  readonly random: Random
  /** The sandbox processor if test payments are in use: it confirms the challenges of test cards. */
  readonly sandbox: SandboxProcessor | null
  /** The payment providers, the one for cards first. */
  readonly providers: readonly PaymentProvider[]
  /** The shop of one visitor; a new visitor each time unless an id is given. */
  readonly visit: (id?: string) => CommerceGateway
  /**
   * Imports the text of a `catalogue.csv` while the shop sells on. A text with an error changes nothing. A text that
   * would withdraw more than a fifth of the products is refused, unless `allowsWithdrawals` is true.
   */
  readonly importCatalogue: (
    text: string,
    options?: Pick<ImportOptions, 'allowsWithdrawals' | 'onProgress' | 'signal'>,
  ) => Promise<Result<ImportReport, ImportFailure>>
  readonly sql: Sql
  /** Makes changes that were decided beforehand in one transaction. */
  readonly commit: CommitChanges
  readonly siteId: string
  readonly services: SiteServices
  readonly close: () => Promise<void>
}

async function openSql({
  database = 'memory',
  refusesOlder = false,
}: RuntimeOptions): Promise<Result<Sql, OpenFailure>> {
  const templateFile = findDataTemplate()
  const template = templateFile === null ? {} : { templateFile }
  if (database === 'memory') return migrated(await openMemoryPglite(template))
  if ('query' in database) return ok(database)
  const options = 'url' in database ? database : { ...template, ...database }
  return openDatabase(options, refusesOlder ? 'refuse' : 'migrate')
}

/** The reason why a runtime is not made. */
export type RuntimeFailure = OpenFailure | UnknownDatabase | UnknownBackend | UnfitProcessors

/** Assembles the container of one runtime. The owner's modules have precedence. */
function assemble(options: RuntimeOptions, make: BackendFactory, sql: Sql): Container {
  const { settings, siteId = 'main', onError = printError } = options
  const container = new Container()
  container.load(nodeModule, paymentsServerModule, sqlServicesModule, servedBackendModule(make))
  container.bind(SERVER_TOKENS.sql).toConstantValue(sql)
  container.bind(SERVER_TOKENS.settings).toConstantValue(settings)
  container.bind(SERVER_TOKENS.siteId).toConstantValue(siteId)
  container.bind(SERVER_TOKENS.siteEnvironment).toConstantValue(NO_SITE_ENVIRONMENT)
  container.bind(SERVER_TOKENS.reportError).toConstantValue(onError)
  container.bind(SERVER_TOKENS.mailer).toConstantValue(options.mailer ?? null)
  container.bind(SERVER_TOKENS.ownFiles).toConstantValue(options.files ?? null)
  if (options.processors) {
    container
      .rebind<readonly PaymentProcessor[]>(SERVER_TOKENS.paymentProcessors)
      .toConstantValue(options.processors)
  }
  container.load(...(options.modules ?? []))
  return container
}

/** Records the calls of the payment providers that the back end makes. */
function traceProcessors(
  container: Container,
  processors: readonly PaymentProcessor[],
  telemetry: Telemetry,
): void {
  const parts = ['authorisation', 'refunds', 'wallet'] as const
  container
    .rebind<readonly PaymentProcessor[]>(SERVER_TOKENS.paymentProcessors)
    .toConstantValue(
      processors.map((one) => tracedPort(telemetry, `payment ${one.provider.name}`, one, parts)),
    )
}

/** Binds the environment of the site, unless a module of the owner has bound others. */
async function bindSiteEnvironment(
  container: Container,
  given: SiteEnvironment | SiteEnvironmentOf,
  data: Parameters<SiteEnvironmentOf>[0],
): Promise<void> {
  const { siteEnvironment } = SERVER_TOKENS
  if (resolve(container, siteEnvironment) !== NO_SITE_ENVIRONMENT) return
  const value = typeof given === 'function' ? await given(data) : given
  container.rebind<SiteEnvironment>(siteEnvironment).toConstantValue(value)
}

/**
 * Opens the database and resolves the back end from the container. On failure, also of a back end's factory,
 * everything is closed again.
 */
export async function createRuntime(options: RuntimeOptions): Promise<Result<Runtime, RuntimeFailure>> {
  const { settings, siteId = 'main' } = options
  const factory = findBackend(settings.backend, options.backends)
  if (!factory.ok) return err(factory.failure)
  const known = checkDatabase(options.database === undefined ? 'memory' : options.database)
  if (!known.ok) return known
  const opened = await openSql(options)
  if (!opened.ok) return opened
  const { telemetry } = options
  const sql = telemetry ? tracedSql(opened.value, telemetry) : opened.value
  try {
    const container = assemble(options, factory.value, sql)
    const processors = resolve(container, SERVER_TOKENS.paymentProcessors)
    const checked = await checkShopPayments({
      ...options,
      processors,
      hasTakenMoney: () => hasTakenMoney(sql, siteId),
    })
    if (!checked.ok) {
      await sql.close()
      return checked
    }
    if (telemetry) traceProcessors(container, processors, telemetry)
    const random = resolve(container, TOKENS.random)
    await bindSiteEnvironment(container, options.siteEnvironment ?? NO_SITE_ENVIRONMENT, {
      sql,
      siteId,
      random,
    })
    const backend = resolve(container, SERVER_TOKENS.backend)
    const sandbox = resolve(container, SERVER_TOKENS.sandbox)
    return ok({
      backend,
      random,
      sandbox: processors.includes(sandbox) ? sandbox : null,
      providers: processors.map(({ provider }) => provider),
      sql,
      commit: resolve(container, SERVER_TOKENS.commit),
      siteId,
      services: {
        limit: resolve(container, SERVER_TOKENS.rateLimit),
        trials: resolve(container, SERVER_TOKENS.cardTrials),
        files: resolve(container, SERVER_TOKENS.fileStore),
        mailer: resolve(container, SERVER_TOKENS.mailer),
        passwords: resolve(container, SERVER_TOKENS.passwords),
        orders: resolve(container, SERVER_TOKENS.orderServices),
      },
      visit: (id = random.token()) => backend.open({ id: visitorId(id) }).commerce,
      importCatalogue: (text, importing) => importCatalogue({ sql, siteId, settings, ...importing }, text),
      close: async () => {
        container.unbindAll()
        await sql.close()
      },
    })
  } catch (thrown) {
    await sql.close()
    throw thrown
  }
}
