import { systemClock } from '../../adapters/server/platform/index.js'
import { createVisitCounter } from '../../adapters/server/routes/visit-counter.js'
import type { Route } from '../../adapters/server/http/index.js'
import { createSqlVisitLog } from '../../adapters/server/sql/owner/index.js'
import type { Runtime } from '../headless/create-runtime.js'
import type { SiteStart } from './prepare-site.js'

const KEEP_MS = 60_000

/** Counts the visits of a running site, and stores them each minute and at its end. */
export function countVisits(
  { report, closers }: Pick<SiteStart, 'report' | 'closers'>,
  { sql, siteId }: Pick<Runtime, 'sql' | 'siteId'>,
): Route {
  const { route, flush } = createVisitCounter(createSqlVisitLog({ sql, siteId }), systemClock, report)
  const timer = setInterval(() => void flush(), KEEP_MS)
  timer.unref()
  closers.push(() => {
    clearInterval(timer)
    return flush()
  })
  return route
}
