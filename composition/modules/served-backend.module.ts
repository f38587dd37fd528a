import { ContainerModule } from 'inversify'
import type { BackendFactory } from './backends.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** The back end that `make` makes over the database and settings the container was given. */
export const servedBackendModule = (make: BackendFactory): ContainerModule =>
  new ContainerModule((options) => {
    const { backend, paymentProcessors, reportError, settings, siteId, sql, surroundings } = SERVER_TOKENS
    provide(
      options,
      backend,
      [sql, siteId, settings, paymentProcessors, TOKENS.clock, TOKENS.random, reportError, surroundings],
      (database, site, shopSettings, processors, clock, random, onError, around) =>
        make({
          sql: database,
          siteId: site,
          settings: shopSettings,
          processors,
          clock,
          random,
          onError,
          surroundings: around,
        }),
    )
  })
