import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../../core/ports/platform/clock.port.js'
import type { VisitLog } from '../../../core/ports/owner/visit-log.port.js'
import { isVisit, visitDay } from '../../../core/use-cases/shop/figures/visits.js'
import { pathOf } from '../http/index.js'
import type { Route } from '../http/index.js'

/** Counts the visits of a site in memory until they are stored. */
export interface VisitCounter {
  /** Reads every request and answers none. */
  readonly route: Route
  /** Stores the counts; what could not be stored is stored by the next call. Never rejects. */
  readonly flush: () => Promise<void>
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** Makes a counter of visits, which sets no cookie and records nothing about a visitor. */
export function createVisitCounter(
  log: VisitLog,
  clock: Pick<Clock, 'wallTime'>,
  report: (error: unknown) => void,
): VisitCounter {
  const counted = new Map<string, number>()
  const note = (day: string, visits: number): void => {
    counted.set(day, (counted.get(day) ?? 0) + visits)
  }
  return {
    route: (request, response) => {
      if (headerOf(request, 'sec-fetch-mode') !== 'navigate') return false
      response.once('finish', () => {
        const facts = {
          method: request.method ?? '',
          path: pathOf(request),
          mode: headerOf(request, 'sec-fetch-mode'),
          dest: headerOf(request, 'sec-fetch-dest'),
          site: headerOf(request, 'sec-fetch-site'),
          purpose: headerOf(request, 'sec-purpose'),
          status: response.statusCode,
        }
        if (isVisit(facts)) note(visitDay(clock.wallTime()), 1)
      })
      return false
    },
    flush: async () => {
      const days = [...counted]
      counted.clear()
      for (const [day, visits] of days) {
        try {
          await log.add(day, visits)
        } catch (thrown) {
          note(day, visits)
          report(thrown)
        }
      }
    },
  }
}
