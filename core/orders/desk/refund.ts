import type { Money } from '../../money/index.js'
import type { LinePieces } from './pieces.js'

/**
 * `requested`: the provider has it to do, or its answer is not known yet. `pending`: the provider has not decided.
 * `done` and `refused` are final; refused money stays with the shop.
 */
export type RefundState = 'requested' | 'pending' | 'done' | 'refused'

/** Money on its way back to the shopper. */
export interface Refund {
  /** The key that the provider is asked with: one id is one refund. */
  readonly id: string
  /** The caller's own key: repeating a request with it finds the same refund. */
  readonly key: string
  /** `release`: money that is only held is let go. */
  readonly kind: 'refund' | 'release'
  readonly amount: Money
  /** The pieces it is for; empty where it is for an amount only. */
  readonly lines: readonly LinePieces[]
  /** True: the pieces go back to stock once it is done. */
  readonly restocks: boolean
  readonly reason: string | null
  readonly state: RefundState
  /** The provider's last refusal or lack of an answer; null: none. */
  readonly problem: string | null
  /** Wall-clock ms of the request. */
  readonly atMs: number
}
