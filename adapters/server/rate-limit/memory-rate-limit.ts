import type { RateCount, RateLimit } from '../../../core/ports/platform/rate-limit.port.js'

interface Window {
  count: number
  readonly endsAt: number
}

/** The clock of one process's counts, and their maximum number. */
export interface MemoryRateLimitOptions {
  /** A monotonic clock in ms. @default since the process began */
  readonly now?: () => number
  /**
   * The maximum number of counts, about 20 MB; beyond it the oldest windows of one length are dropped.
   * @default 100,000
   */
  readonly maxKeys?: number
}

/**
 * Counts in this process only: it writes nothing, and several processes allow a multiple. Its size is
 * limited, however many keys strangers make.
 */
export function createMemoryRateLimit({
  now = () => performance.now(),
  maxKeys = 100_000,
}: MemoryRateLimitOptions = {}): RateLimit {
  /** By length; within one length in the order in which they begin and end. */
  const lengths = new Map<number, Map<string, Window>>()

  function windowsOf(windowMs: number): Map<string, Window> {
    const windows = lengths.get(windowMs) ?? new Map<string, Window>()
    lengths.set(windowMs, windows)
    return windows
  }

  function windowOf({ key, windowMs }: RateCount): Window {
    const windows = windowsOf(windowMs)
    const known = windows.get(key)
    if (known !== undefined && known.endsAt > now()) return known
    const fresh = { count: 0, endsAt: now() + windowMs }
    windows.delete(key)
    windows.set(key, fresh)
    for (const [oldest, { endsAt }] of windows) {
      if (endsAt > now() && windows.size <= maxKeys) break
      windows.delete(oldest)
    }
    return fresh
  }

  function takeAll(counts: readonly RateCount[]): readonly RateCount[] {
    const taken = counts.map((each) => {
      const window = windowOf(each)
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
    uncount: async (counts) => {
      for (const { key, windowMs } of counts) {
        const window = windowsOf(windowMs).get(key)
        if (window !== undefined && window.count > 0 && window.endsAt > now()) window.count -= 1
      }
    },
    forgetOnce: async (once, counts) => {
      if (takeAll([{ ...once, points: 1 }]).length > 0) return
      for (const { key, windowMs } of counts) windowsOf(windowMs).delete(key)
    },
    // Expired windows are dropped on use.
    cleanUp: async () => {},
  }
}
