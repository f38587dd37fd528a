import type { AccountGateway } from '../../core/ports/account-gateway.port.js'
import type { Backend } from '../../core/ports/backend.port.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import type { CommerceGateway, OrderReading, ProductReading } from '../../core/ports/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../core/ports/gateway-failure.port.js'
import type { Result } from '../../core/shared/index.js'
import type { AnswerCookies } from './answer-cookies.js'
import { toGraphqlError } from './failure-error.js'
import type { Admit } from './operation-limits.js'

type Asked<T> = (commerce: CommerceGateway) => Promise<Result<T, GatewayFailure>>

/** What all operations of one HTTP request share. Failures of the back end are thrown as GraphQL errors. */
export interface RequestScope {
  readonly read: <T>(ask: Asked<T>) => Promise<T>
  /** What the visitor's account says. */
  readonly readAccount: <T>(ask: (accounts: AccountGateway) => Answer<T>) => Promise<T>
  /** The visitor's cart. Queries of one request read it once, until a mutation changes it. */
  readonly readCart: () => Promise<OrderReading>
  /** A product, read once a request; null: there is no such product. */
  readonly readProduct: (
    which: Parameters<CommerceGateway['readProduct']>[0],
  ) => Promise<ProductReading | null>
  /**
   * Makes one change after the others of the same request: a batch changes one cart in the order it is
   * written in.
   */
  readonly change: <T>(ask: Asked<T>) => Promise<T>
  /** Counts an operation that may not be tried too often (`OperationLimits`). */
  readonly admit: Admit
  /** Adds to what the request costs so far; answers the sum. */
  readonly spend: (cost: number) => number
  /** The cookies of the answer, for whoever logs in, out or becomes another visitor. */
  readonly cookies: AnswerCookies
  /** Whether some operation could not be carried out because the back end was out of reach. */
  readonly isUnavailable: () => boolean
}

/** Opens the back end for one request of a visitor. */
export function openRequest(
  backend: Backend,
  visitor: Visitor,
  admit: Admit,
  cookies: AnswerCookies,
): RequestScope {
  const { commerce, accounts } = backend.open(visitor)
  const products = new Map<string, Promise<ProductReading | null>>()
  let cart: Promise<OrderReading> | null = null
  let lastChange: Promise<unknown> = Promise.resolve()
  let isUnavailable = false
  let spent = 0

  const settle = <T>(result: Result<T, GatewayFailure>): T => {
    if (result.ok) return result.value
    if (result.failure.tag === 'unreachable') isUnavailable = true
    throw toGraphqlError(result.failure)
  }

  const read = async <T>(ask: Asked<T>): Promise<T> => settle(await ask(commerce))

  const readProduct: RequestScope['readProduct'] = async (which) => {
    const reading = await commerce.readProduct(which)
    const isMissing =
      !reading.ok && reading.failure.tag === 'rejected' && reading.failure.code === 'ItemNotFound'
    return isMissing ? null : settle(reading)
  }

  return {
    admit,
    cookies,
    spend: (cost) => {
      spent += cost
      return spent
    },
    read,
    readAccount: async (ask) => settle(await ask(accounts)),
    readCart: () => {
      cart ??= lastChange.then(() => read((shop) => shop.readCart()))
      return cart
    },
    readProduct: (which) => {
      const key = JSON.stringify(which)
      const reading = products.get(key) ?? readProduct(which)
      products.set(key, reading)
      return reading
    },
    change: (ask) => {
      cart = null
      const change = lastChange.then(() => read(ask))
      lastChange = change.catch(() => undefined)
      return change
    },
    isUnavailable: () => isUnavailable,
  }
}
