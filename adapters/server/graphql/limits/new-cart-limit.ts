import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { addressCounts } from '../../http/index.js'

/** The limit on new carts from an address without purchases. */
export interface NewCartLimit {
  /** Counts the cart of a visitor once; false if the address or its network began too many. */
  readonly admits: (visitor: string, address: string) => Promise<boolean>
  /** Resets the count of an address after a paid order, once for each order. */
  readonly bought: (order: string, address: string) => Promise<void>
  readonly windowMs: number
}

export interface NewCartLimitOptions {
  /** The counter of all processes of a site; without it each process has its own limit. */
  readonly limit: RateLimit
  readonly perAddress: number
  readonly windowMs: number
}

/** The time for which a counted order is remembered; the keys of its submits expire sooner. */
const ORDER_MS = 90 * 24 * 60 * 60 * 1000

/** Makes the limit, over all processes that share the counter. */
export function createNewCartLimit({ limit, perAddress, windowMs }: NewCartLimitOptions): NewCartLimit {
  // A count may be lost in a crash: the cart follows in a commit that waits for the disk.
  const counted = { windowMs, mayBeLost: true }
  const countsOf = (address: string) =>
    addressCounts({ points: perAddress, ...counted }, 'new cart address', address)
  return {
    windowMs,
    admits: async (visitor, address) => {
      const own = { key: `new cart ${visitor}`, points: 1, ...counted }
      const refused = await limit.takeAll([own, ...countsOf(address)])
      // Only the first change of a visitor begins a cart: a refusal by the own key means that the visitor was
      // counted before.
      return refused.length === 0 || refused.some(({ key }) => key === own.key)
    },
    bought: (order, address) =>
      limit.forgetOnce({ key: `bought ${order}`, windowMs: ORDER_MS }, countsOf(address)),
  }
}
