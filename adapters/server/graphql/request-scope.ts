import { setImmediate as nextTurn } from 'node:timers/promises'
import { GraphQLError } from 'graphql'
import type {
  AccountEntrance,
  AccountGateway,
  AccountProfile,
  NewIdentity,
} from '../../../core/ports/accounts/account-gateway.port.js'
import type { AccountSelfService } from '../../../core/ports/accounts/account-self-service.port.js'
import type { Backend } from '../../../core/ports/backend.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import type { OrderId, ShopSettings } from '../../../core/orders/index.js'
import type {
  CommerceGateway,
  OrderReading,
  ProductReading,
  SubmitAnswer,
} from '../../../core/ports/shop/commerce-gateway.port.js'
import type { Answer, GatewayFailure } from '../../../core/ports/gateway-failure.port.js'
import { createCallQueue } from '../../../core/shared/index.js'
import type { CallQueue, Result } from '../../../core/shared/index.js'
import type { AnswerCookies } from '../sessions/answer-cookies.js'
import { toGraphqlError } from './resolvers/failure-error.js'
import type { CountOperation } from './limits/operation-limits.js'
import type { AdmitPayment } from './limits/payment-trials.js'
import { setIdentity, visitorAfter } from '../sessions/request-visitor.js'
import { setVisitor } from '../sessions/visitor-cookie.js'
import type { VisitorSecrets } from '../sessions/visitor-secrets.js'

type Asked<T> = (commerce: CommerceGateway) => Promise<Result<T, GatewayFailure>>

/**
 * The state that all operations of one HTTP request share. Back end failures are thrown as GraphQL errors.
 */
export interface RequestScope {
  /** The order of the request's operations: changes run together, each query alone. */
  readonly operations: CallQueue
  readonly read: <T>(ask: Asked<T>) => Promise<T>
  /** Reads from the visitor's account. */
  readonly readAccount: <T>(ask: (accounts: AccountGateway) => Answer<T>) => Promise<T>
  /** True if the back end supports `serve`. */
  readonly hasSelfService: () => boolean
  /** The member's own account; null: the back end has no accounts. */
  readonly profile: () => AccountProfile | null
  /** Waits for the answer of an account call; throws its failure. */
  readonly settle: <T>(answer: Answer<T>) => Promise<T>
  /**
   * Makes a log-in, log-out or sign-up after the changes before it. The rest of the request runs as the new
   * visitor, and the browser gets the cookies.
   */
  readonly enter: <T>(ask: (entrance: AccountEntrance) => Answer<T>) => Promise<T>
  /** Makes a member's call beyond account forms, in the same way. */
  readonly serve: <T>(ask: (account: AccountSelfService) => Answer<T>) => Promise<T>
  /** The visitor's cart. Queries of one request read it once, until a mutation changes it. */
  readonly readCart: () => Promise<OrderReading>
  /** The settings of the shop, without the cart if the back end can separate them. */
  readonly readShop: () => Promise<ShopSettings>
  /** A product, read once a request; null: there is no such product. */
  readonly readProduct: (
    which: Parameters<CommerceGateway['readProduct']>[0],
  ) => Promise<ProductReading | null>
  /** Products for sale; equal queries are sent once per request, under any number of names. */
  readonly listProducts: (
    which: Parameters<CommerceGateway['listProducts']>[0],
  ) => Promise<readonly ProductReading[]>
  /**
   * Makes one change after the others of the same request, in the order of the batch. A back end that keeps the
   * order itself gets all of them at once.
   */
  readonly change: <T>(ask: Asked<T>) => Promise<T>
  /** Counts an operation against its limit (`OperationLimits`). */
  readonly admit: CountOperation
  /** Assesses a payment before it is made (`PaymentTrials`). */
  readonly admitPayment: AdmitPayment
  /** The cookies of the answer, for a log-in, a log-out or a change of visitor. */
  readonly cookies: AnswerCookies
  /** Makes the browser the visitor who results from the order that was placed by the submit with this key. */
  readonly renewVisitor: (
    key: string,
    placed: Extract<SubmitAnswer, { readonly tag: 'accepted' }>,
  ) => Promise<void>
  /** True if an operation failed because the back end was unreachable. */
  readonly isUnavailable: () => boolean
  /** True if an operation was refused after too many attempts, and no other one was carried out. */
  readonly isRefused: () => boolean
}

/** The code for an account operation that the back end does not have. */
const NO_ACCOUNTS_CODE = 'AccountsNotSupported'

/** The error of account operations where there are no accounts. */
export const noAccounts = (): GraphQLError =>
  new GraphQLError('This site has no visitor accounts.', { extensions: { code: NO_ACCOUNTS_CODE } })

const isIdentity = (value: unknown): value is NewIdentity =>
  typeof value === 'object' && value !== null && 'visitor' in value && 'session' in value

/** The parts of a request beside its visitor, and the parts of its answer. */
export interface RequestParts {
  readonly admit: CountOperation
  readonly admitPayment: AdmitPayment
  readonly cookies: AnswerCookies
  readonly secrets: VisitorSecrets
  /** Called with the seconds to wait after too many attempts. */
  readonly onRefused?: (waitS: number) => void
  /** Called for every paid order, each time the visitor asks for it. */
  readonly onPaid?: (order: OrderId) => Promise<void>
}

/** The result of an earlier equal query, or a new one. */
function remembered<T>(known: Map<string, Promise<T>>, asked: object, read: () => Promise<T>): Promise<T> {
  const key = JSON.stringify(asked)
  const reading = known.get(key) ?? read()
  known.set(key, reading)
  return reading
}

/** The outcomes of the operations of a request, from which the status of its answer follows. */
function createOutcomes({ admit, onRefused }: Pick<RequestParts, 'admit' | 'onRefused'>) {
  let isUnavailable = false
  let isRefused = false
  let isAnswered = false
  const settle = <T>(result: Result<T, GatewayFailure>): T => {
    if (result.ok) {
      isAnswered = true
      return result.value
    }
    const { failure } = result
    if (failure.tag === 'unreachable') isUnavailable = true
    else if (failure.waitS !== undefined) {
      isRefused = true
      onRefused?.(failure.waitS)
    }
    throw toGraphqlError(failure)
  }
  const admitted: CountOperation = async (kind) => {
    try {
      await admit(kind)
    } catch (refused) {
      // The status is that of a refusal by the back end (`settle`); changes of carts keep the status that pages
      // know.
      if (kind !== 'cart') isRefused = true
      throw refused
    }
  }
  return {
    settle,
    admit: admitted,
    isUnavailable: () => isUnavailable,
    isRefused: () => isRefused && !isAnswered,
  }
}

type Reads = Pick<RequestScope, 'read' | 'readCart' | 'readShop' | 'readProduct' | 'listProducts'>

/** The reads of a request: equal ones are made once, until a change or another visitor. */
function createReads(
  commerce: () => CommerceGateway,
  settle: <T>(result: Result<T, GatewayFailure>) => T,
  changesEnded: () => Promise<void>,
): Reads & { readonly forgetCart: () => void; readonly forgetAll: () => void } {
  const products = new Map<string, Promise<ProductReading | null>>()
  const lists = new Map<string, Promise<readonly ProductReading[]>>()
  let cart: Promise<OrderReading> | null = null

  const read = async <T>(ask: Asked<T>): Promise<T> => settle(await ask(commerce()))

  const readProduct: RequestScope['readProduct'] = async (which) => {
    const reading = await commerce().readProduct(which)
    const isMissing =
      !reading.ok && reading.failure.tag === 'rejected' && reading.failure.code === 'ItemNotFound'
    return isMissing ? null : settle(reading)
  }

  const readCart = (): Promise<OrderReading> => {
    cart ??= changesEnded().then(() => read((shop) => shop.readCart()))
    return cart
  }

  return {
    read,
    readCart,
    readShop: async () => {
      const { readShop } = commerce()
      return readShop === undefined ? (await readCart()).shop : settle(await readShop())
    },
    readProduct: (which) => remembered(products, which, () => readProduct(which)),
    listProducts: (which) => remembered(lists, which, () => read((shop) => shop.listProducts(which))),
    forgetCart: () => {
      cart = null
    },
    forgetAll: () => {
      cart = null
      // Product data includes the visitor's memberships of the product.
      products.clear()
      lists.clear()
    },
  }
}

/** Opens the back end for one request of a visitor. */
export function openRequest(
  backend: Backend,
  sender: Visitor,
  { admitPayment, cookies, secrets, onPaid, ...limits }: RequestParts,
): RequestScope {
  let visitor = sender
  let opened = backend.open(visitor)
  /**
   * The changes of a request. A log-in or log-out waits for those before it, since it changes the visitor.
   */
  const calls = createCallQueue()
  const { settle, ...outcomes } = createOutcomes(limits)

  const { forgetCart, forgetAll, ...reads } = createReads(() => opened.commerce, settle, calls.ended)

  const switchTo = (next: Visitor): void => {
    visitor = next
    opened = backend.open(next)
    forgetAll()
  }

  const become = (identity: NewIdentity): void => {
    const { address, browser } = sender
    switchTo({
      ...visitorAfter(identity),
      ...(address !== undefined && { address }),
      ...(browser !== undefined && { browser }),
    })
    setIdentity(cookies, secrets, identity, Date.now())
  }

  const callAccount = async <S, T>(service: S | undefined, ask: (service: S) => Answer<T>): Promise<T> => {
    if (service === undefined) throw noAccounts()
    const value = settle(await ask(service))
    if (isIdentity(value)) become(value)
    return value
  }

  return {
    // All requests that arrived meanwhile run before the next operation.
    operations: createCallQueue(() => nextTurn()),
    ...outcomes,
    admitPayment,
    hasSelfService: () => opened.selfService !== undefined,
    profile: () => opened.profile ?? null,
    settle: async (answer) => settle(await answer),
    enter: (ask) => calls.exclusive(() => callAccount(opened.entrance, ask)),
    serve: (ask) => calls.exclusive(() => callAccount(opened.selfService, ask)),
    cookies,
    ...reads,
    readAccount: async (ask) => settle(await ask(opened.accounts)),
    change: (ask) => {
      forgetCart()
      return (opened.keepsOrder ? calls.shared : calls.exclusive)(() => reads.read(ask))
    },
    renewVisitor: async (key, { orderId: order, customerPaid }) => {
      if (customerPaid.amount > 0) await onPaid?.(order)
      const next = await opened.renewal?.afterSubmit(key)
      // The order is placed even if this fails; the next request for it tries again.
      if (next?.ok !== true || next.value === visitor.id) return
      switchTo({ ...visitor, id: next.value })
      setVisitor(cookies, secrets, visitor)
    },
  }
}
