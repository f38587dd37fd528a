import type { RateCount, RateLimit } from '../../core/ports/rate-limit.port.js'

interface Window {
  count: number
  readonly endsAt: number
}

/** Where the counts of one process are told the time, and how many are kept. */
export interface MemoryRateLimitOptions {
  /** ms that only ever grow. @default since the process began */
  readonly now?: () => number
  /** The oldest windows are forgotten beyond so many: about 20 MB. @default 100,000 */
  readonly mostKeys?: number
}

/**
 * Counts in this process only: costs no write, and several processes allow as many times more. However many
 * keys strangers make, it keeps to its size.
 */
export function createMemoryRateLimit({
  now = () => performance.now(),
  mostKeys = 100_000,
}: MemoryRateLimitOptions = {}): RateLimit {
  /** In the order in which they began. */
  const windows = new Map<string, Window>()
  const nameOf = ({ key, windowMs }: RateCount): string => `${windowMs} ${key}`

  function windowOf(name: string, windowMs: number): Window {
    const known = windows.get(name)
    if (known !== undefined && known.endsAt > now()) return known
    const fresh = { count: 0, endsAt: now() + windowMs }
    windows.delete(name)
    windows.set(name, fresh)
    const [oldest] = windows.keys()
    if (windows.size > mostKeys && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  function takeAll(counts: readonly RateCount[]): readonly RateCount[] {
    const taken = counts.map((each) => {
      const window = windowOf(nameOf(each), each.windowMs)
      window.count += 1
      return { each, window, isTooMany: window.count > each.points }
    })
    const refused = taken.filter(({ isTooMany }) => isTooMany).map(({ each }) => each)
    if (refused.length > 0) for (const { window, isTooMany } of taken) if (!isTooMany) window.count -= 1
    return refused
  }

  return {
    take: async (key, points, windowMs) => takeAll([{ key, points, windowMs }]).length === 0,
    takeAll: async (counts) => takeAll(counts),
    giveBack: async (counts) => {
      for (const each of counts) {
        const window = windows.get(nameOf(each))
        if (window !== undefined && window.count > 0 && window.endsAt > now()) window.count -= 1
      }
    },
    forget: async (counts) => {
      for (const each of counts) windows.delete(nameOf(each))
    },
    cleanUp: async () => {
      for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name)
    },
  }
}
