import { ContainerModule } from 'inversify'
import type { BackendFactory } from './backends.js'
import { provide } from './provide.js'
import { SERVER_TOKENS } from './server-tokens.js'
import { TOKENS } from './tokens.js'

/** The back end that `make` builds over the container's database and settings. */
export const servedBackendModule = (make: BackendFactory): ContainerModule =>
  new ContainerModule((options) => {
    const {
      backend,
      commit,
      fileStore,
      orderServices,
      passwords,
      paymentProcessors,
      rateLimit,
      reportError,
      settings,
      siteId,
      sql,
      siteEnvironment,
    } = SERVER_TOKENS
    provide(
      options,
      backend,
      [
        sql,
        commit,
        siteId,
        settings,
        paymentProcessors,
        TOKENS.clock,
        TOKENS.random,
        reportError,
        siteEnvironment,
        rateLimit,
        fileStore,
        orderServices,
        passwords,
      ],
      (
        database,
        committing,
        site,
        shopSettings,
        processors,
        clock,
        random,
        onError,
        around,
        limit,
        files,
        { orders },
        hasher,
      ) =>
        make({
          sql: database,
          commit: committing,
          siteId: site,
          settings: shopSettings,
          processors,
          clock,
          random,
          onError,
          siteEnvironment: around,
          limit,
          files,
          desk: orders,
          passwords: hasher,
        }),
    )
  })
