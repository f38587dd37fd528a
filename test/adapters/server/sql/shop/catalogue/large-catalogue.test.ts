import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Sql } from '../../../../../../adapters/server/sql/engine/index.js'
import { parseCatalogue } from '../../../../../../adapters/server/csv/catalogue/parse-catalogue.js'
import { importCatalogue } from '../../../../../../adapters/server/sql/shop/index.js'
import { expectOnceBelow, processorTimeOf } from '../../../../../support/processes/processor-time.js'
import { openTestMemory } from '../../../../../support/sql/temporary-pglite.js'
import { HEADER, settings } from './catalogue.fixture.js'

const PRODUCTS = 1000
const textOf = (price: number): string =>
  [
    HEADER,
    ...Array.from({ length: PRODUCTS }, (_, index) => `mug-${index},Mug,,,CODE-${index},${price},5`),
  ].join('\n')

/** Counts the event loop turns that other work gets meanwhile. */
async function counted<T>(
  work: (turns: () => number) => Promise<T>,
): Promise<{ readonly answer: T; readonly turns: number }> {
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const answer = await work(() => turns)
  isOver = true
  return { answer, turns }
}

let sql: Sql
beforeAll(async () => {
  sql = await openTestMemory()
}, 60_000)
afterAll(() => sql.close())

/** Notes how many rows each statement reads or writes, in which turn and in which transaction (0: in none). */
function watch(turns: () => number) {
  const seen: { readonly turn: number; readonly rows: number; readonly transaction: number }[] = []
  let begun = 0
  let transaction = 0
  const follow =
    (query: Sql['query']): Sql['query'] =>
    async (text, values) => {
      const answer = await query(text, values)
      const rows = Math.max(answer.rows.length, answer.changedRows)
      seen.push({ turn: turns(), rows, transaction })
      return answer
    }
  const watched: Sql = {
    ...sql,
    query: follow(sql.query),
    tx: (work, options) =>
      sql.tx(async (querier) => {
        begun += 1
        transaction = begun
        const answer = await work({ query: follow(querier.query) })
        transaction = 0
        return answer
      }, options),
  }
  return { watched, seen }
}

/** The largest number of rows that share a number. */
function most<Entry extends { readonly rows: number }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => number,
): number {
  const sums = new Map<number, number>()
  for (const entry of entries) sums.set(keyOf(entry), (sums.get(keyOf(entry)) ?? 0) + entry.rows)
  return Math.max(0, ...sums.values())
}

it('names the first line above the limit of a product, and reads no more of it', async () => {
  const lines = (count: number): string =>
    [HEADER]
      .concat(Array.from({ length: count }, (_, index) => `mug,Mug,Size,S${index},C-${index},1,5`))
      .join('\n')
  expect((await parseCatalogue(lines(1_000), settings)).ok).toBe(true)
  const refusal = {
    line: 1_002,
    column: 'Product Handle',
    message: 'A product has at most 1000 variants, and this line is one more.',
  }
  await expectOnceBelow(300, async () => {
    const { longestTurn } = await processorTimeOf(async () =>
      expect(await parseCatalogue(lines(60_000), settings)).toEqual({ ok: false, failure: [refusal] }),
    )
    return longestTurn
  })
})

describe('a large catalogue', () => {
  it('yields to other requests while it is read', async () => {
    const { answer, turns } = await counted(() => parseCatalogue(textOf(1), settings))
    expect(answer.ok && answer.value).toHaveLength(PRODUCTS)
    // Its lines, then its products, at most a hundred at a time.
    expect(turns).toBeGreaterThanOrEqual((2 * PRODUCTS) / 100)
  })

  it.each([
    ['new', 1],
    ['changed', 2],
    ['unchanged', 2],
  ])('that is %s is compared and written a few hundred rows at a time', async (_name, price) => {
    let seen: ReturnType<typeof watch>['seen'] = []
    const { answer, turns } = await counted((turnsSoFar) => {
      const watching = watch(turnsSoFar)
      seen = watching.seen
      return importCatalogue({ sql: watching.watched, siteId: 'large', settings }, textOf(price))
    })
    expect(answer.ok).toBe(true)
    expect(turns).toBeGreaterThanOrEqual((3 * PRODUCTS) / 100)
    expect(most(seen, ({ turn }) => turn)).toBeLessThanOrEqual(500)
    const written = seen.filter(({ transaction }) => transaction > 0)
    expect(most(written, ({ transaction }) => transaction)).toBeLessThanOrEqual(500)
  })

  it('with too many columns is refused before they are compared', async () => {
    const columns = Array.from({ length: 60_000 }, (_, index) => `Column ${index}`)
    const parsed = await parseCatalogue(`${HEADER},${columns.join(',')}\n`, settings)
    expect(parsed).toMatchObject({
      ok: false,
      failure: [{ message: expect.stringMatching(/^The header names/) }],
    })
  })

  it.each([
    [99_998, /^The line has 100000 values/],
    [500_000, /^A line has more than 1000000 characters or 100000 values/],
  ])('with a line of %i more values yields to other requests, and names that line', async (more, message) => {
    const text = `${HEADER}\nmug,Mug,,,M,1.00,5\ncup,Cup${',x'.repeat(more)}\n`
    const { answer, turns } = await counted(() => parseCatalogue(text, settings))
    expect(answer).toMatchObject({
      ok: false,
      failure: [{ line: 3, message: expect.stringMatching(message) }],
    })
    expect(turns).toBeGreaterThanOrEqual(2)
  })

  it('of one product compares its variants in linear time', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `mug,Mug,Colour,C ${index},M-${index},1.00,5`)
    let looks = 0
    const stringify = JSON.stringify
    const counting: typeof JSON.stringify = (...given: readonly unknown[]) => {
      looks += 1
      return stringify(given[0])
    }
    try {
      JSON.stringify = counting
      await parseCatalogue([HEADER, ...lines].join('\n'), settings)
    } finally {
      JSON.stringify = stringify
    }
    expect(looks).toBeLessThanOrEqual(5 * lines.length)
  })
})
