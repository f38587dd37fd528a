import { Container } from 'inversify'
import type { SandboxProcessor } from '../../adapters/sandbox-payments/index.js'
import type { DatabaseOptions, OpenFailure, Sql } from '../../adapters/sql/index.js'
import { migrated, openDatabase, openMemoryPglite } from '../../adapters/sql/index.js'
import { importCatalogue } from '../../adapters/store/index.js'
import type {
  ImportFailure,
  ImportOptions,
  ImportReport,
  StoreBackend,
  StoreSettings,
} from '../../adapters/store/index.js'
import { visitorId } from '../../core/ports/backend.port.js'
import type { CommerceGateway } from '../../core/ports/commerce-gateway.port.js'
import type { PaymentProcessor } from '../../core/ports/payment-processor.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { nodeModule } from '../modules/node.module.js'
import { paymentsServerModule } from '../modules/payments-server.module.js'
import { SERVER_TOKENS } from '../modules/server-tokens.js'
import { storeModule } from '../modules/store.module.js'
import { TOKENS } from '../modules/tokens.js'

/** What the runtime is built with. */
export interface RuntimeOptions {
  /** What the owner sets, as `parseSettings` reads it from `vitrine.json`. */
  readonly settings: StoreSettings
  /**
   * `memory`: gone when the process ends. A folder or a PostgreSQL address otherwise; an open database is
   * closed with the runtime. @default 'memory'
   */
  readonly database?: 'memory' | DatabaseOptions | Sql
  /** Tells sites apart that share one database. @default 'main' */
  readonly siteId?: string
  /** @default the sandbox, which knows the usual test cards and moves no money */
  readonly processor?: PaymentProcessor
  /** Told of what should not have happened; callers only see that something did. */
  readonly onError?: (error: unknown) => void
}

/** A whole shop in this process, without HTTP. */
export interface Runtime {
  readonly backend: StoreBackend
  readonly random: Random
  /** The test payments, where they are in use: they answer the challenges of test cards. */
  readonly sandbox: SandboxProcessor | null
  /** The shop as one visitor sees it; a new one each time unless an id is given. */
  readonly visit: (id?: string) => CommerceGateway
  /**
   * Makes the catalogue what the text of a `catalogue.csv` says, or changes nothing; it also refuses a text that
   * would withdraw more than a fifth of the products, unless `allowsWithdrawals` says that this is meant.
   */
  readonly importCatalogue: (
    text: string,
    options?: Pick<ImportOptions, 'allowsWithdrawals'>,
  ) => Promise<Result<ImportReport, ImportFailure>>
  readonly sql: Sql
  readonly siteId: string
  readonly close: () => Promise<void>
}

async function openSql(database: RuntimeOptions['database'] = 'memory'): Promise<Result<Sql, OpenFailure>> {
  if (database === 'memory') return migrated(await openMemoryPglite())
  return 'query' in database ? ok(database) : openDatabase(database)
}

/** Opens the database and resolves the back end over it from the container. Nothing stays open on failure. */
export async function createRuntime(options: RuntimeOptions): Promise<Result<Runtime, OpenFailure>> {
  const opened = await openSql(options.database)
  if (!opened.ok) return opened
  const sql = opened.value
  const { settings, siteId = 'main', onError = () => {} } = options

  const container = new Container()
  container.load(nodeModule, paymentsServerModule, storeModule)
  container.bind(SERVER_TOKENS.sql).toConstantValue(sql)
  container.bind(SERVER_TOKENS.settings).toConstantValue(settings)
  container.bind(SERVER_TOKENS.siteId).toConstantValue(siteId)
  container.bind(SERVER_TOKENS.reportError).toConstantValue(onError)
  if (options.processor) {
    container.rebind<PaymentProcessor>(SERVER_TOKENS.paymentProcessor).toConstantValue(options.processor)
  }
  const backend = container.get<StoreBackend>(SERVER_TOKENS.store)
  const random = container.get<Random>(TOKENS.random)

  return ok({
    backend,
    random,
    sandbox: options.processor ? null : container.get<SandboxProcessor>(SERVER_TOKENS.sandbox),
    sql,
    siteId,
    visit: (id = random.token()) => backend.open({ id: visitorId(id) }).commerce,
    importCatalogue: (text, importing) => importCatalogue({ sql, siteId, settings, ...importing }, text),
    close: async () => {
      container.unbindAll()
      await sql.close()
    },
  })
}
