import { createBoundedCache, oncePer } from '../../../../core/shared/index.js'
import type { BoundedCache } from '../../../../core/shared/index.js'
import type { ParsedPage } from '../parse-page.js'

/**
 * Makes something once for each page and key, also for parallel requests, and caches it within the limit of each
 * page. A failure is not cached.
 */
export function oncePerPage<T>(limitBytes: number, sizeOf: (made: T) => number) {
  const cacheOf = oncePer<ParsedPage, BoundedCache<Promise<T>>>(() => createBoundedCache(limitBytes))
  return (page: ParsedPage, key: string, make: () => Promise<T>): Promise<T> => {
    const known = cacheOf(page)
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier
    const making = make()
    known.set(key, making, 0)
    making.then(
      (made) => known.set(key, making, sizeOf(made)),
      () => known.delete(key),
    )
    return making
  }
}
