import type { VisitorId } from '../visitor.port.js'

/** The move of a visitor's cart from one visitor id to another. */
export type CartMove = {
  readonly from: VisitorId
  readonly to: VisitorId
} & (
  | {
      readonly tag: 'log-in'
      /** Merges their stored cart and the one of this browser into the member's cart. */
      readonly member: string
    }
  /** A guest keeps what they chose as a guest; the cart of a member stays with the member. */
  | { readonly tag: 'stay-guest' }
  /** The browser begins with an empty cart; what a member chose is kept for their next log-in. */
  | { readonly tag: 'log-out' }
)

/** Keeps carts with their owners when a visitor gets a new secret. */
export interface CartKeeper {
  /** From then on the old secret opens nothing. Rejects only if the database is unreachable. */
  readonly move: (move: CartMove) => Promise<void>
}
