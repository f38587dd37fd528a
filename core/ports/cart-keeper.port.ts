import type { VisitorId } from './visitor.port.js'

/** How a visitor's cart is handed on. */
export interface CartMove {
  readonly from: VisitorId
  readonly to: VisitorId
  /** Who is logged in from now on: their cart of other browsers and this one become one. null: nobody. */
  readonly member: string | null
}

/** Keeps carts with those they belong to when a visitor gets a new secret. */
export interface CartKeeper {
  /** From then on the old secret opens nothing. Rejects only when the database cannot be reached. */
  readonly move: (move: CartMove) => Promise<void>
}
