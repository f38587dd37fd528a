import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { addressCounts } from '../../http/index.js'
import type { LimitClass } from './limit-class.js'
import type { PaymentTrials } from './payment-trials.js'
import { TOO_MANY_CODE } from './too-many.js'
import type { NewCartLimit } from './new-cart-limit.js'

/**
 * The number of operations within a window: for one cart, and for one network address, which many people may
 * share.
 */
export interface Allowance {
  readonly limit: RateLimit
  readonly perCart: number
  readonly perAddress: number
  readonly windowMs: number
}

/** The number of account operations allowed: for one visitor, and for one network address. */
export interface AccountAllowance {
  readonly limit: RateLimit
  readonly perVisitor: number
  readonly perAddress: number
  readonly windowMs: number
}

/** The limits on attempts at operations. */
export interface OperationLimits {
  /** Changes of a cart and of the details of its order, including submits. */
  readonly cart: Allowance
  /** Changes of accounts; members have their own limit too. @default unlimited */
  readonly account?: AccountAllowance
  /** Log-ins, log-outs, sign-ups and links of mails, in addition to their own limits. @default unlimited */
  readonly entrance?: AccountAllowance
  /** Carts that an address begins without a purchase. @default unlimited */
  readonly newCarts?: NewCartLimit
  /** The challenge for senders who try many cards. @default none */
  readonly payments?: PaymentTrials
  /** The source for which a request counts: its network address, or the one that a proxy reports. */
  readonly sourceOf: (request: IncomingMessage) => string
}

/** Counts one operation. Throws the error for the page if there were too many. */
export type CountOperation = (kind: LimitClass) => Promise<void>

/** The counting for one request. `onRefused` is called with the seconds to wait. */
export function createAdmission(
  limits: OperationLimits | undefined,
  request: IncomingMessage,
  visitor: string,
  onRefused: (waitS: number) => void,
): CountOperation {
  if (limits === undefined) return async () => {}
  const source = limits.sourceOf(request)
  const refuse = (windowMs: number): never => {
    onRefused(Math.ceil(windowMs / 1000))
    throw new GraphQLError('That was tried too often. Please wait a little and try again.', {
      extensions: { code: TOO_MANY_CODE },
    })
  }
  const admitToCart = async (): Promise<void> => {
    const { limit, perAddress, perCart, windowMs } = limits.cart
    const refused = await limit.takeAll([
      ...addressCounts({ points: perAddress, windowMs }, 'cart address', source),
      { key: `cart ${visitor}`, points: perCart, windowMs },
    ])
    if (refused.length > 0) refuse(windowMs)
    const { newCarts } = limits
    if (newCarts && !(await newCarts.admits(visitor, source))) refuse(newCarts.windowMs)
  }
  const admitToAccount = async (kind: 'account' | 'entrance'): Promise<void> => {
    const allowance = limits[kind]
    if (allowance === undefined) return
    const { limit, perAddress, perVisitor, windowMs } = allowance
    const refused = await limit.takeAll([
      ...addressCounts({ points: perAddress, windowMs }, `${kind} address`, source),
      { key: `${kind} ${visitor}`, points: perVisitor, windowMs },
    ])
    if (refused.length > 0) refuse(windowMs)
  }
  return (kind) => (kind === 'cart' ? admitToCart() : admitToAccount(kind))
}
