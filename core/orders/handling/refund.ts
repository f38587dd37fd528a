import type { Money } from '../../money/index.js'
import type { LinePieces } from './pieces.js'

/**
 * `requested`: the provider has not answered yet. `pending`: the provider has not decided. `refused`: final, the
 * money is with the shop. `done`: the money was given back; if the bank returns it, the refund is refused.
 */
export type RefundState = 'requested' | 'pending' | 'done' | 'refused'

/** A refund to the shopper. */
export interface Refund {
  /** The key for the provider: one id is one refund. */
  readonly id: string
  /** The caller's own key: repeating a request with it finds the same refund. */
  readonly key: string
  /** `release`: only held money is released. */
  readonly kind: 'refund' | 'release'
  readonly amount: Money
  /** The refunded pieces; empty for a refund of shipping or of an amount. */
  readonly lines: readonly LinePieces[]
  /** The part of the amount that was paid for shipping; zero in a refund of an amount. */
  readonly shipping: Money
  /** True: the pieces return to stock when the refund is done. */
  readonly restocks: boolean
  readonly reason: string | null
  readonly state: RefundState
  /** The provider's last refusal or failure; null: none. */
  readonly problem: string | null
  /** Wall-clock ms of the request. */
  readonly atMs: number
}
