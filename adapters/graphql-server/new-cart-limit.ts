import { addressTiers } from '../http/index.js'

/** How many carts an address may begin that buys nothing. */
export interface NewCartLimit {
  /** Counts the cart of a visitor, once for each; false where the address or its network began too many. */
  readonly admits: (visitor: string, address: string) => boolean
  /** Whoever buys is a customer: their address begins at nothing again. */
  readonly bought: (address: string) => void
  readonly windowMs: number
}

export interface NewCartLimitOptions {
  readonly perAddress: number
  readonly windowMs: number
  /** ms that only ever grow. */
  readonly now: () => number
}

/** As many addresses, and as many visitors, are remembered: some megabytes. */
const MOST_REMEMBERED = 50_000

/** Forgets what was remembered first where there is too much. */
function trim(remembered: {
  readonly size: number
  keys: () => Iterator<string>
  delete: (key: string) => unknown
}) {
  const oldest = remembered.size > MOST_REMEMBERED ? remembered.keys().next().value : undefined
  if (oldest !== undefined) remembered.delete(oldest)
}

/** Counts in this process: after a start everybody is new once, so the limit has to leave room for that. */
export function createNewCartLimit({ perAddress, windowMs, now }: NewCartLimitOptions): NewCartLimit {
  const begun = new Map<string, { count: number; readonly endsAt: number }>()
  const known = new Set<string>()

  function windowOf(network: string): { count: number } {
    const current = begun.get(network)
    if (current !== undefined && current.endsAt > now()) return current
    const fresh = { count: 0, endsAt: now() + windowMs }
    begun.delete(network)
    begun.set(network, fresh)
    trim(begun)
    return fresh
  }

  return {
    windowMs,
    admits: (visitor, address) => {
      if (known.has(visitor)) return true
      const tiers = addressTiers(address).map(({ name, share }) => ({ share, window: windowOf(name) }))
      if (tiers.some(({ share, window }) => window.count >= perAddress * share)) return false
      for (const { window } of tiers) window.count += 1
      known.add(visitor)
      trim(known)
      return true
    },
    bought: (address) => {
      for (const { name } of addressTiers(address)) begun.delete(name)
    },
  }
}
