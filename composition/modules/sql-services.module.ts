import { ContainerModule } from 'inversify'
import { createSqlFileStore } from '../../adapters/server/forms/index.js'
import { createSqlCardTrials, createSqlRateLimit } from '../../adapters/server/rate-limit/index.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** Services over the site's own database besides the shop: counters and files. */
export const sqlServicesModule = new ContainerModule((options) => {
  const { cardTrials, fileStore, rateLimit, siteId, sql } = SERVER_TOKENS
  provide(options, rateLimit, [sql, siteId, TOKENS.clock], (database, site, clock) =>
    createSqlRateLimit({ sql: database, siteId: site, clock }),
  )
  provide(options, cardTrials, [sql, siteId, TOKENS.clock], (database, site, clock) =>
    createSqlCardTrials({ sql: database, siteId: site, clock }),
  )
  provide(options, fileStore, [sql, siteId], (database, site) => createSqlFileStore(database, site))
})
