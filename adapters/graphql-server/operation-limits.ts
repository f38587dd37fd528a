import type { IncomingMessage } from 'node:http'
import { GraphQLError } from 'graphql'
import type { RateLimit } from '../../core/ports/rate-limit.port.js'
import { addressCounts } from '../http/index.js'
import type { PaymentBudget } from './payment-budget.js'
import { TOO_MANY_CODE } from './too-many.js'
import type { NewCartLimit } from './new-cart-limit.js'

/**
 * What is counted together: every change of a cart and of what it is ordered with, and attempts to place an
 * order.
 */
export type LimitedKind = 'cart' | 'order'

/**
 * How often something may be done within a window: in one cart, and from one network address, behind which
 * many people may sit.
 */
export interface Allowance {
  readonly limit: RateLimit
  readonly perCart: number
  readonly perAddress: number
  readonly windowMs: number
}

/** How often each kind of operation may be tried. */
export interface OperationLimits extends Readonly<Record<LimitedKind, Allowance>> {
  /** Carts that an address begins without buying. @default without end */
  readonly newCarts?: NewCartLimit
  /** How many cards may be refused. @default any number */
  readonly payments?: PaymentBudget
  /** Whom a request counts for: its network address, or what stands for it behind a proxy. */
  readonly sourceOf: (request: IncomingMessage) => string
}

/** Counts one operation. Throws the error that a page reads where there have been too many. */
export type Admit = (kind: LimitedKind) => Promise<void>

/** The counting for one request. `onRefused` is told how long to wait, in seconds. */
export function createAdmission(
  limits: OperationLimits | undefined,
  request: IncomingMessage,
  visitor: string,
  onRefused: (waitS: number) => void,
): Admit {
  if (limits === undefined) return async () => {}
  const source = limits.sourceOf(request)
  const refuse = (windowMs: number): never => {
    onRefused(Math.ceil(windowMs / 1000))
    throw new GraphQLError('That was tried too often. Please wait a little and try again.', {
      extensions: { code: TOO_MANY_CODE },
    })
  }
  return async (kind) => {
    const { limit, perAddress, perCart, windowMs } = limits[kind]
    const refused = await limit.takeAll([
      ...addressCounts({ points: perAddress, windowMs }, `${kind} address`, source),
      { key: `${kind} cart ${visitor}`, points: perCart, windowMs },
    ])
    if (refused.length > 0) refuse(windowMs)
    const { newCarts } = limits
    if (kind === 'cart' && newCarts && !(await newCarts.admits(visitor, source))) refuse(newCarts.windowMs)
  }
}
