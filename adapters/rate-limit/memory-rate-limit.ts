import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { RateLimit } from '../../core/ports/rate-limit.port.js'

/**
 * Counts in this process only: costs no write, and several processes allow as many times more. Windows forget
 * themselves.
 */
export function createMemoryRateLimit(): RateLimit {
  const limiters = new Map<string, RateLimiterMemory>()
  const limiterFor = (points: number, windowMs: number): RateLimiterMemory => {
    const name = `${points}/${windowMs}`
    const limiter = limiters.get(name) ?? new RateLimiterMemory({ points, duration: windowMs / 1000 })
    limiters.set(name, limiter)
    return limiter
  }
  return {
    take: (key, points, windowMs) =>
      limiterFor(points, windowMs)
        .consume(key)
        .then(
          () => true,
          () => false,
        ),
    giveBack: async (key, points, windowMs) => {
      await limiterFor(points, windowMs).reward(key)
    },
    cleanUp: async () => {},
  }
}
