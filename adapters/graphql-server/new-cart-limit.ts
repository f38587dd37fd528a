import type { RateLimit } from '../../core/ports/rate-limit.port.js'
import { addressCounts } from '../http/index.js'

/** How many carts an address may begin that buys nothing. */
export interface NewCartLimit {
  /** Counts the cart of a visitor, once for each; false where the address or its network began too many. */
  readonly admits: (visitor: string, address: string) => Promise<boolean>
  /** Whoever buys is a customer: their address begins at nothing again. */
  readonly bought: (address: string) => Promise<void>
  readonly windowMs: number
}

export interface NewCartLimitOptions {
  /** Where it is counted: in one place for all processes of a site, or each has a limit of its own. */
  readonly limit: RateLimit
  readonly perAddress: number
  readonly windowMs: number
}

/** Counts over all processes that share the limit. */
export function createNewCartLimit({ limit, perAddress, windowMs }: NewCartLimitOptions): NewCartLimit {
  const countsOf = (address: string) =>
    addressCounts({ points: perAddress, windowMs }, 'new cart address', address)
  return {
    windowMs,
    admits: async (visitor, address) => {
      const own = { key: `new cart ${visitor}`, points: 1, windowMs }
      // Only the first change of a visitor begins a cart: what was counted before is refused here.
      if ((await limit.takeAll([own])).length > 0) return true
      if ((await limit.takeAll(countsOf(address))).length === 0) return true
      await limit.giveBack([own])
      return false
    },
    bought: (address) => limit.forget(countsOf(address)),
  }
}
