import type { SkuId } from '../catalog/index.js'
import type { CartChange } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { Result } from '../shared/index.js'

/** A request to buy, with its key. */
export interface AddAttempt {
  readonly skuId: SkuId
  readonly count: number
  readonly buyNow: boolean
  readonly key: string
}

/** Attempts without an answer: each may have been carried out. */
export type LostAttempts = readonly AddAttempt[]

const isSame = (one: AddAttempt, other: AddAttempt): boolean =>
  one.skuId === other.skuId && one.count === other.count && one.buyNow === other.buyNow

/** Reuses the key of a lost attempt at the same request, so that a repeated add does not add twice. */
export const resumeAttempt = (lost: LostAttempts, attempt: AddAttempt): AddAttempt =>
  lost.find((other) => isSame(other, attempt)) ?? attempt

/** The lost attempts after one has ended. A refusal is an answer: nothing was added. */
export function afterAttempt(
  lost: LostAttempts,
  attempt: AddAttempt,
  result: Result<CartChange, GatewayFailure>,
): LostAttempts {
  const others = lost.filter((other) => !isSame(other, attempt))
  return !result.ok && result.failure.tag === 'unreachable' ? [...others, attempt] : others
}
