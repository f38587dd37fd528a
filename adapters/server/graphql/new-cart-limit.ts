import type { RateLimit } from '../../../core/ports/rate-limit.port.js'
import { addressCounts } from '../http/index.js'

/** The limit on new carts from an address that buys nothing. */
export interface NewCartLimit {
  /** Counts the cart of a visitor, once for each; false where the address or its network began too many. */
  readonly admits: (visitor: string, address: string) => Promise<boolean>
  /** An order was paid: its address begins at nothing again, once for each order, however often it is asked for. */
  readonly bought: (order: string, address: string) => Promise<void>
  readonly windowMs: number
}

export interface NewCartLimitOptions {
  /** The counter: one for all processes of a site, otherwise each process has a limit of its own. */
  readonly limit: RateLimit
  readonly perAddress: number
  readonly windowMs: number
}

/** The time for which it is known that an order was counted; the keys of its submits are forgotten sooner. */
const ORDER_MS = 90 * 24 * 60 * 60 * 1000

/** Counts over all processes that share the limit. */
export function createNewCartLimit({ limit, perAddress, windowMs }: NewCartLimitOptions): NewCartLimit {
  // The cart itself is written after it, with a commit that waits for the disk.
  const counted = { windowMs, mayBeLost: true }
  const countsOf = (address: string) =>
    addressCounts({ points: perAddress, ...counted }, 'new cart address', address)
  return {
    windowMs,
    admits: async (visitor, address) => {
      const own = { key: `new cart ${visitor}`, points: 1, ...counted }
      const refused = await limit.takeAll([own, ...countsOf(address)])
      // Only the first change of a visitor begins a cart: one that was counted before is refused under their own key.
      return refused.length === 0 || refused.some(({ key }) => key === own.key)
    },
    bought: (order, address) =>
      limit.forgetOnce({ key: `bought ${order}`, windowMs: ORDER_MS }, countsOf(address)),
  }
}
