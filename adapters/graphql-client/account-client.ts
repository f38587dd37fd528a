import { ACCOUNT_ENDPOINT } from '../graphql-protocol/index.js'
import { createAccountOperations } from './account-operations.js'
import type { AccountOperations } from './account-operations.js'
import { createBatching } from './batching.js'
import { transportTo } from './client-transport.js'
import type { ClientOptions } from './client-transport.js'
import type { Connection } from './csrf-token.js'

/** One visitor's account by itself, for pages that need not have a shop. */
export const createAccountClient = (connection: Connection, options: ClientOptions): AccountOperations =>
  createAccountOperations(
    createBatching(transportTo(connection, ACCOUNT_ENDPOINT, options), options.clock),
    options.clock,
  )
