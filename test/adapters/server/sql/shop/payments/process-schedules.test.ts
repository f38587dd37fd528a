import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startPostgres } from '../../../../../support/sql/postgres.js'
import type { TestPostgres } from '../../../../../support/sql/postgres.js'
import { runProcessSchedule } from '../../../../../support/process-model/run-process-schedule.js'
import { openSiteProcess } from '../../../../../support/process-model/site-process.js'

/** Takes seconds on a free machine, and longer on a busy one. */
const TIMEOUT_MS = 1_200_000

describe('a served site whose process is killed, with a provider that loses requests and answers', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  }, TIMEOUT_MS)
  afterAll(() => postgres.close())

  // Any number of others: `npm run soak -- payments --processes`.
  it.each([
    ['the embedded database', [2], 'at-once', () => Promise.resolve(undefined)],
    // The first is about a trial.
    ['PostgreSQL', [3, 4], 'at-once', () => postgres.createShopDatabase()],
    ['PostgreSQL, with money that is held', [7], 'on-fulfilment', () => postgres.createShopDatabase()],
  ] as const)(
    'charges each attempt once for an order of that amount, on %s',
    async (_, seeds, capture, createDatabase) => {
      const site = await openSiteProcess(await createDatabase(), capture)
      try {
        for (const seed of seeds) {
          const { faults, trace, charged, untaken, placed } = await runProcessSchedule(site, seed)
          expect({ seed, faults, trace }).toEqual({ seed, faults: [], trace })
          expect(charged + untaken).toBe(placed)
        }
      } finally {
        await site.close()
      }
    },
    TIMEOUT_MS,
  )
})
