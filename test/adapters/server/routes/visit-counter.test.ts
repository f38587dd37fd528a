import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from '@jest/globals'
import { createVisitCounter } from '../../../../adapters/server/routes/visit-counter.js'
import { createFakeClock } from '../../../fakes/clock.fake.js'
import { visitDay } from '../../../../core/use-cases/shop/figures/visits.js'

const FROM_OUTSIDE = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' }

it('stores the visits of a day in one sum, also after a database failure, and passes requests on', async () => {
  const clock = createFakeClock()
  const kept: (readonly [string, number])[] = []
  const told: unknown[] = []
  let isAway = true
  const log = {
    add: async (day: string, visits: number) => {
      if (isAway) throw new Error('away')
      kept.push([day, visits])
    },
  }
  const { route, flush } = createVisitCounter(log, clock, (error) => told.push(error))
  const answer = (headers: Readonly<Record<string, string>>, statusCode = 200) => {
    const response = Object.assign(new EventEmitter(), { statusCode })
    const request = { method: 'GET', url: '/?from=mail', headers }
    expect(route(request as unknown as IncomingMessage, response as unknown as ServerResponse)).toBe(false)
    response.emit('finish')
  }
  answer(FROM_OUTSIDE)
  answer({ ...FROM_OUTSIDE, 'sec-fetch-site': 'same-origin' })
  answer(FROM_OUTSIDE, 404)
  answer({})
  await flush()
  answer(FROM_OUTSIDE)
  expect([kept, told.map(String)]).toEqual([[], ['Error: away']])
  isAway = false
  await flush()
  await flush()
  expect(kept).toEqual([[visitDay(clock.wallTime()), 2]])
})
