import type { IncomingMessage } from 'node:http'
import { orderId, orderToken } from '../../../../core/orders/index.js'
import type { OrderId } from '../../../../core/orders/index.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import { ANONYMOUS } from '../../../../core/ports/visitor.port.js'
import { sessionOf } from '../../graphql/index.js'
import { isSecureForBrowser } from '../../http/index.js'

/**
 * Reads the order that a request may see as its shopper, by the `orderId` and `token` of its confirmation or
 * by the session of its member; null: none.
 */
export const createOwnOrder =
  (backend: Backend, trustProxy: boolean) =>
  async (request: IncomingMessage, query: URLSearchParams): Promise<OrderId | null> => {
    const session = sessionOf(request, isSecureForBrowser(request, trustProxy))
    const visitor = session === null ? ANONYMOUS : { ...ANONYMOUS, session }
    const which = {
      orderId: orderId(query.get('orderId') ?? ''),
      token: orderToken(query.get('token') ?? ''),
    }
    const read = await backend.open(visitor).commerce.readPlacedOrder(which)
    // An order without a progress has no personal data: its link is old, or its member is not logged in.
    return read.ok && read.value.order?.progress != null ? which.orderId : null
  }
