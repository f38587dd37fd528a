import type { RateLimit } from '../../core/ports/platform/rate-limit.port.js'

/** All tries are unlimited. */
export const NO_LIMIT: RateLimit = {
  take: async () => true,
  takeAll: async () => [],
  uncount: async () => undefined,
  forgetOnce: async () => undefined,
  cleanUp: async () => undefined,
}
