import type { SalesSlot } from '../../orders/index.js'

/** The counts of everything that needs an owner. */
export interface HomeCounts {
  readonly toSend: number
  readonly held: number
  readonly refundsUnderWay: number
  readonly refundsRefused: number
  readonly disputed: number
  /** Returns that wait for the shop: declared, or with the goods back. */
  readonly returns: number
  readonly failedMails: number
  readonly outOfStock: number
  readonly unreadEntries: number
}

/** A product with the number of ordered pieces. */
export interface BestSeller {
  readonly productId: string
  readonly name: string
  readonly pieces: number
}

/** Carts with goods that were not ordered. */
export interface OpenCarts {
  readonly carts: number
  /** Those of which the shopper gave a mail address at the checkout. */
  readonly checkouts: number
}

/** The figures of a desk's first page. Rejects only if storage fails. */
export interface HomeFigures {
  readonly counts: () => Promise<HomeCounts>
  /** The next end of the time to answer a dispute, in wall-clock ms; null: none is known. */
  readonly disputeDueMs: () => Promise<number | null>
  /** Quarters of an hour with orders since a moment (wall-clock ms), in one currency, the oldest first. */
  readonly sales: (sinceMs: number, currency: string) => Promise<readonly SalesSlot[]>
  /** Carts that were changed last since a moment (wall-clock ms). */
  readonly openCarts: (sinceMs: number) => Promise<OpenCarts>
  /** Visits since the start of a UTC day (wall-clock ms). */
  readonly visits: (sinceMs: number) => Promise<number>
  readonly bestSellers: (sinceMs: number, limit: number) => Promise<readonly BestSeller[]>
}
