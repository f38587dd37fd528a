import { ContainerModule } from 'inversify'
import { createStoreBackend } from '../../adapters/store/index.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** The bundled back end over the database and settings the container was given. */
export const storeModule = new ContainerModule((options) => {
  const { paymentProcessor, reportError, settings, siteId, sql, store } = SERVER_TOKENS
  provide(
    options,
    store,
    [sql, siteId, settings, paymentProcessor, TOKENS.clock, TOKENS.random, reportError],
    (database, site, shopSettings, processor, clock, random, onError) =>
      createStoreBackend({
        sql: database,
        siteId: site,
        settings: shopSettings,
        processor,
        clock,
        random,
        onError,
      }),
  )
  provide(options, TOKENS.backend, [store], (backend) => backend)
})
