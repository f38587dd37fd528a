import type { SandboxProcessor } from '../../adapters/sandbox-payments/index.js'
import type { Sql } from '../../adapters/sql/index.js'
import type { StoreSettings } from '../../adapters/store/index.js'
import type { PaymentProcessor } from '../../core/ports/payment-processor.port.js'
import type { AccountSurroundings, ServedBackend } from './served-backend.js'
import { token } from './provide.js'

/** Names of what only a process with a database of its own has; a page never loads them. */
export const SERVER_TOKENS = {
  backend: token<ServedBackend>('ServedBackend'),
  /** The providers the shop takes, the one for cards first. */
  paymentProcessors: token<readonly PaymentProcessor[]>('PaymentProcessors'),
  reportError: token<(error: unknown) => void>('ReportError'),
  sandbox: token<SandboxProcessor>('SandboxProcessor'),
  settings: token<StoreSettings>('StoreSettings'),
  siteId: token<string>('SiteId'),
  surroundings: token<AccountSurroundings>('AccountSurroundings'),
  sql: token<Sql>('Sql'),
} as const
