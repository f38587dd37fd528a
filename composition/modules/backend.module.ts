import { ContainerModule } from 'inversify'
import { readCookie } from '../../adapters/browser/index.js'
import { createGraphqlBackend } from '../../adapters/graphql-client/index.js'
import { visitorId } from '../../core/ports/backend.port.js'
import { provide } from './provide.js'
import { TOKENS } from './tokens.js'

declare const __VITRINE_VERSION__: string

/** The page's visitor: who they are is in the browser's cookies, so the id stays empty. */
const THIS_VISITOR = { id: visitorId('') }

/** The page's way to its own server, and the one visitor who uses it. */
export const backendModule = new ContainerModule((options) => {
  provide(options, TOKENS.backend, [TOKENS.window, TOKENS.clock, TOKENS.random], (window, clock, random) =>
    createGraphqlBackend({
      clock,
      random,
      connect: () => ({
        fetch: window.fetch.bind(window),
        readCookie: (name) => readCookie(window.document.cookie, name),
      }),
      client: { name: 'vitrine', version: __VITRINE_VERSION__ },
    }),
  )
  provide(options, TOKENS.commerce, [TOKENS.backend], (backend) => backend.open(THIS_VISITOR).commerce)
})
