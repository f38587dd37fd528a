import { describe, expect, it } from '@jest/globals'
import { createSqlCardTrials } from '../../../../adapters/server/rate-limit/index.js'
import type { Querier, Sql } from '../../../../adapters/server/sql/engine/index.js'

const KEYS = ['session ada', 'address 192.0.2.7', 'network 192.0.2.0/24']

/** A database that fails, a moment later, at the statement that `breaksAt` is in. */
function openFailing(breaksAt: string) {
  const transactions: string[] = []
  let failures = 0
  const query: Querier['query'] = async (text) => {
    await new Promise(setImmediate)
    if (!text.includes(breaksAt)) return { rows: [] } as unknown as Awaited<ReturnType<Querier['query']>>
    failures += 1
    throw new Error('away')
  }
  const tx: Sql['tx'] = async (work) => {
    try {
      const answer = await work({ query })
      transactions.push('done')
      return answer
    } catch (error) {
      transactions.push('undone')
      throw error
    }
  }
  const trials = createSqlCardTrials({
    sql: { query, tx } as Sql,
    siteId: 'site',
    clock: { wallTime: () => 1_800_000_000_000 },
  })
  return { trials, transactions, failures: () => failures }
}

describe('card trials while the database is away', () => {
  it.each([
    ['as they are held', 'RETURNING'],
    ['as they are written', 'EXCLUDED'],
  ])('%s stop no payment, and are counted completely or not at all', async (_, breaksAt) => {
    const { trials, transactions, failures } = openFailing(breaksAt)
    const known: unknown[] = []
    const decision = await trials.begin(KEYS, (counts) => {
      known.push(...counts)
      return { tag: 'admitted' }
    })
    expect(decision).toEqual({ tag: 'admitted' })
    expect(new Set(known.map((count) => JSON.stringify(count)))).toEqual(
      new Set(['{"refused":0,"underway":0,"lastOnMs":null}']),
    )
    expect([transactions, failures()]).toEqual([['undone'], 1])
  })

  it('are ended and deleted later, and no caller gets the error', async () => {
    const ending = openFailing('UPDATE')
    await ending.trials.end(KEYS, true)
    expect([ending.transactions, ending.failures()]).toEqual([['undone'], 1])
    const forgetting = openFailing('DELETE')
    await forgetting.trials.cleanUp()
    expect(forgetting.failures()).toBe(1)
  })
})
