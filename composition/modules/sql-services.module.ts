import { ContainerModule } from 'inversify'
import { createFileStore } from '../../adapters/server/forms/open-file-store.js'
import { createSqlCardTrials, createSqlRateLimit } from '../../adapters/server/rate-limit/index.js'
import { commitChanges } from '../../adapters/server/sql/engine/index.js'
import { createOrderServices } from './order-services.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** Services over the site's own database besides the back end: counters, files, what its owner handles. */
export const sqlServicesModule = new ContainerModule((options) => {
  const { cardTrials, commit, fileStore, orderServices, ownFiles, rateLimit, siteEnvironment } = SERVER_TOKENS
  const { siteId, sql } = SERVER_TOKENS
  provide(options, commit, [sql], commitChanges)
  provide(options, rateLimit, [sql, siteId, TOKENS.clock], (database, site, clock) =>
    createSqlRateLimit({ sql: database, siteId: site, clock }),
  )
  provide(options, cardTrials, [sql, siteId, TOKENS.clock], (database, site, clock) =>
    createSqlCardTrials({ sql: database, siteId: site, clock }),
  )
  provide(options, fileStore, [sql, siteId, ownFiles], createFileStore)
  provide(
    options,
    orderServices,
    [sql, commit, siteId, TOKENS.clock, TOKENS.random, siteEnvironment],
    (database, committing, site, clock, random, { mailsOrders }) =>
      createOrderServices({
        ...{ sql: database, commit: committing, siteId: site },
        ...{ clock, random, mailsOrders },
      }),
  )
})
