import { createCryptoRandom } from '../../adapters/browser/platform/index.js'
import { createGraphqlBackend } from '../../adapters/graphql/client/index.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { THIS_BROWSER } from '../../core/ports/visitor.port.js'
import type { CommerceGateway } from '../../core/ports/shop/commerce-gateway.port.js'
import { createNodeConnection } from '../../adapters/graphql/client/transport/node-connection.js'

/**
 * The shop of a running site for a new visitor over HTTP, for scripts and checks. `origin` is the site's address, such
 * as `https://shop.example.org`. The visitor's cookies live as long as the returned gateway.
 */
export function visitSite(origin: string): CommerceGateway {
  const backend = createGraphqlBackend({
    clock: systemClock,
    random: createCryptoRandom(globalThis.crypto),
    connect: () => createNodeConnection(origin),
  })
  return backend.open(THIS_BROWSER).commerce
}
