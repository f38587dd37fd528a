import { ACCOUNT_ENDPOINT, CSRF_ENDPOINT } from '../../protocol/index.js'
import { createPageOperations } from './account-operations.js'
import type { PageOperations } from './account-operations.js'
import { createBatching } from '../transport/batching.js'
import { transportTo } from '../transport/client-transport.js'
import type { ClientOptions } from '../transport/client-transport.js'
import type { Connection } from '../transport/csrf-token.js'
import type { SendBatch } from '../transport/transport.js'

/** The operations of one visitor's account, and a sender for operations that few pages need. */
export interface AccountClient extends PageOperations {
  readonly send: SendBatch
}

/** The address of the accounts server, and the transport to it. */
export interface AccountClientOptions extends ClientOptions {
  /** The origin of a server that is not the page's own. @default the page's own */
  readonly server?: string
}

/** Makes an account's client for pages that need not have a shop. */
export function createAccountClient(connection: Connection, options: AccountClientOptions): AccountClient {
  const { server = '', ...client } = options
  const send = createBatching(
    transportTo(connection, server + ACCOUNT_ENDPOINT, { csrfEndpoint: server + CSRF_ENDPOINT, ...client }),
    options.clock,
  )
  return { ...createPageOperations(send, options.clock), send }
}
