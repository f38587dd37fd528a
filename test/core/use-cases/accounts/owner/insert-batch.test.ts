import { expect, it } from '@jest/globals'
import { MEMBER_CAPS } from '../../../../../core/accounts/index.js'
import { insertBatch } from '../../../../../core/use-cases/accounts/owner/insert-batch.js'
import { createFakeImportPorts } from '../../../../fakes/import-ports.fake.js'

const PLACE = { importId: 'one', at: 0 }

/** Inserts while other members join so many times, and says under which terms. */
async function insertAmong(joins: number) {
  const { ports } = createFakeImportPorts()
  const asked: unknown[] = []
  const inserted = insertBatch(
    {
      ...ports,
      batches: {
        ...ports.batches,
        version: async () => asked.length,
        insert: async (_, __, terms) => {
          asked.push(terms)
          return asked.length <= joins ? null : { added: 0, more: 0, members: 1 }
        },
      },
    },
    [],
    PLACE,
  )
  return { inserted, asked }
}

it('adds a batch under the present version of the list', async () => {
  const { inserted, asked } = await insertAmong(0)
  expect(await inserted).toMatchObject({ members: 1 })
  expect(asked).toEqual([{ version: 0, cap: MEMBER_CAPS.unlimited, nowMs: 1_700_000_000_000 }])
})

it('tries again while other members join, and gives up in the end', async () => {
  const { inserted, asked } = await insertAmong(2)
  await inserted
  expect(asked).toHaveLength(3)
  await expect((await insertAmong(Infinity)).inserted).rejects.toThrow('change too fast')
})
