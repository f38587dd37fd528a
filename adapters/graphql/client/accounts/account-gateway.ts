import type { AccountGateway } from '../../../../core/ports/accounts/account-gateway.port.js'
import { ok, toRecord } from '../../../../core/shared/index.js'
import { READ_MEMBERSHIPS } from '../../protocol/index.js'
import { ask } from '../transport/ask.js'
import { parseMembership } from '../parse/parse-catalog.js'
import { everyOf } from '../parse/reading.js'
import type { SendBatch } from '../transport/transport.js'

/** The account requests of a shop. `createAccountOperations` reads the logged-in user. */
export const createAccountGateway = (send: SendBatch): AccountGateway => ({
  readUser: () => Promise.resolve(ok(null)),
  readMemberships: async (products) =>
    products.length === 0
      ? ok([])
      : ask(send, READ_MEMBERSHIPS, { productIds: [...products] }, 'database', (database) =>
          everyOf(toRecord(database)['commerceMemberships'], parseMembership),
        ),
})
