import { ACCOUNT_ENDPOINT, COMMERCE_ENDPOINT } from '../protocol/index.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { createAccountGateway } from './accounts/account-gateway.js'
import type { createAccountOperations } from './accounts/all-account-operations.js'
import { createBatching } from './transport/batching.js'
import type { createSelfServiceOperations } from './accounts/self-service-operations.js'
import { transportTo } from './transport/client-transport.js'
import type { ClientOptions } from './transport/client-transport.js'
import { createCommerceGateway } from './commerce-gateway.js'
import type { Connection } from './transport/csrf-token.js'

/** The address of the server, and the client's dependencies. */
export interface GraphqlBackendOptions extends ClientOptions {
  /**
   * Connects a visitor to the server. On a page: `() => ({fetch, readCookie})` of the browser. In Node: a
   * `fetch` with one cookie jar for each visitor.
   */
  readonly connect: (visitor: Visitor) => Connection
  /** @default '/.wf_graphql/apollo' */
  readonly endpoint?: string
  /**
   * `createAccountOperations`, for sites with accounts; a page without accounts omits it to save code.
   * @default visitors cannot log in
   */
  readonly accounts?: typeof createAccountOperations
  /** `createSelfServiceOperations`, likewise. @default members can only use the forms */
  readonly selfService?: typeof createSelfServiceOperations
  /** @default '/.wf_graphql/usys/apollo' */
  readonly accountEndpoint?: string
}

/** The site's own server as a back end, over its GraphQL protocol. */
export function createGraphqlBackend(options: GraphqlBackendOptions): Backend {
  const { clock } = options
  return {
    open: (visitor) => {
      const connection = options.connect(visitor)
      const transport = transportTo(connection, options.endpoint ?? COMMERCE_ENDPOINT, options)
      const batching = createBatching(transport, clock)
      const commerce = createCommerceGateway(batching, transport)
      const accounts = createAccountGateway(batching)
      if (options.accounts === undefined) return { commerce, accounts }
      const toAccounts = transportTo(connection, options.accountEndpoint ?? ACCOUNT_ENDPOINT, options)
      const send = createBatching(toAccounts, clock)
      const { readUser, entrance, profile } = options.accounts(send, clock)
      const doors = { commerce, accounts: { ...accounts, readUser }, entrance, profile }
      return options.selfService ? { ...doors, selfService: options.selfService(send, clock) } : doors
    },
  }
}
