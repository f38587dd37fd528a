import { expect, it } from '@jest/globals'
import { kyselyOver, prepared } from '../../../../../../adapters/server/sql/engine/index.js'
import type { Kysely, Querier } from '../../../../../../adapters/server/sql/engine/index.js'

interface Tables {
  readonly lamp: { readonly id: string; readonly count: number; readonly sold: boolean }
}

it('builds a statement once and runs it with the values of each call, in all their places', async () => {
  const asked: (readonly [string, unknown])[] = []
  const querier: Querier = {
    query: (text, values) => {
      asked.push([text, values])
      return Promise.resolve({ rows: [{ id: 'a' }], changedRows: 1 })
    },
  }
  let written = 0
  const take = prepared((tables: Kysely<Tables>, id: string, count: number) => {
    written += 1
    return tables
      .updateTable('lamp')
      .set(({ eb }) => ({ count: eb('count', '-', count) }))
      .where('sold', '=', false)
      .where('count', '>=', count)
      .where('id', '=', id)
  })
  const text = 'update "lamp" set "count" = "count" - $1 where "sold" = $2 and "count" >= $3 and "id" = $4'

  const first = await take(kyselyOver<Tables>(querier), 'a', 2)
  await take(kyselyOver<Tables>(querier), 'b', 3)

  expect(written).toBe(1)
  expect(asked).toEqual([
    [text, [2, false, 2, 'a']],
    [text, [3, false, 3, 'b']],
  ])
  expect(first.numAffectedRows).toBe(1n)
})
