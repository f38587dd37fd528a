import type { Backend } from '../../core/ports/backend.port.js'
import { ok } from '../../core/shared/index.js'
import { sweep } from './checkout/sweep.js'
import type { SweepReport } from './checkout/sweep.js'
import type { StoreContext } from './store-context.js'
import { createStoreGateway } from './store-gateway.js'
import type { ErrorReporter } from './store-gateway.js'

/** What the store works with, and who is told of its mistakes. */
export interface StoreOptions extends StoreContext {
  /** @default nothing is told */
  readonly onError?: ErrorReporter
}

/** The bundled back end. It keeps nothing in memory: any number of processes work over one database. */
export interface StoreBackend extends Backend {
  /**
   * Finishes or releases what a crash left half done; to be run at every start and from time to time. Rejects
   * only when the database does.
   */
  readonly sweep: () => Promise<SweepReport>
}

/** Makes the bundled back end over a database whose tables are up to date (`openDatabase`). */
export function createStoreBackend({ onError = () => undefined, ...context }: StoreOptions): StoreBackend {
  return {
    capabilities: {
      checkout: 'onPage',
      subscriptions: false,
      memberships: false,
      accounts: false,
      customFields: true,
      uploads: false,
      guestOrderRead: true,
    },
    open: (visitor) => ({
      commerce: createStoreGateway(context, visitor.id, onError),
      accounts: { readUser: () => Promise.resolve(ok(null)) },
    }),
    sweep: () => sweep(context),
  }
}
