import type { SkuId } from '../catalog/index.js'
import type { CartChange } from '../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { Result } from '../shared/index.js'

/** A request to buy, with its key. */
export interface Addition {
  readonly skuId: SkuId
  readonly count: number
  readonly buyNow: boolean
  readonly key: string
}

/** Additions without an answer: each may have been carried out. */
export type LostAdditions = readonly Addition[]

const isSame = (one: Addition, other: Addition): boolean =>
  one.skuId === other.skuId && one.count === other.count && one.buyNow === other.buyNow

/** Reuses the key of a lost addition of the same goods, so that a repeated add does not add twice. */
export const resumeAddition = (lost: LostAdditions, addition: Addition): Addition =>
  lost.find((other) => isSame(other, addition)) ?? addition

/** The lost attempts after one has ended. A refusal is an answer: nothing was added. */
export function afterAddition(
  lost: LostAdditions,
  addition: Addition,
  result: Result<CartChange, GatewayFailure>,
): LostAdditions {
  const others = lost.filter((other) => !isSame(other, addition))
  return !result.ok && result.failure.tag === 'unreachable' ? [...others, addition] : others
}
