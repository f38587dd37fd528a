import fc from 'fast-check'
import { listCursor } from '../../core/ports/owner/owner-list.port.js'
import type { ListCursor, OwnerList } from '../../core/ports/owner/owner-list.port.js'
import { describe, expect, it } from './test-runner.js'

/** A list of a site that nothing was added to yet. */
export interface OwnerListSubject<Item, Key extends string, Filter> {
  readonly list: OwnerList<Item, Key, Filter>
  /** Adds an entry and answers its id; equal numbers make entries that are equal in every sort value. */
  readonly add: (number: number) => Promise<string>
  readonly idOf: (item: Item) => string
  readonly valueOf: (item: Item, key: Key) => string | number
}

/** The rules of every `OwnerList`. `open` answers a new list each time. */
export function describeOwnerList<Item, Key extends string, Filter>(
  name: string,
  {
    keys,
    everything,
    open,
    runs = 25,
  }: {
    readonly keys: readonly Key[]
    readonly everything: Filter
    readonly open: () => Promise<OwnerListSubject<Item, Key, Filter>>
    /** Number of random histories. @default 25 */
    readonly runs?: number
  },
): void {
  const page = async (
    { list }: OwnerListSubject<Item, Key, Filter>,
    key: Key,
    isDescending: boolean,
    limit: number,
    after: ListCursor | null,
  ) => {
    const read = await list.page({ filter: everything, sort: { key, isDescending }, limit, after })
    if (!read.ok) throw new Error(read.failure.tag)
    return read.value
  }

  describe(`OwnerList: ${name}`, () => {
    it.each(keys.flatMap((key) => [false, true].map((isDescending) => ({ key, isDescending }))))(
      'is sorted by $key (descending: $isDescending), on every page and over all of them',
      async ({ key, isDescending }) => {
        const subject = await open()
        const ids: string[] = []
        for (const number of [3, 1, 2, 2, 2, 1, 3]) ids.push(await subject.add(number))
        const seen: Item[] = []
        for (let after: ListCursor | null = null; ;) {
          const { items, next } = await page(subject, key, isDescending, 2, after)
          expect(items.length).toBeLessThanOrEqual(2)
          seen.push(...items)
          if (next === null) break
          after = next
        }
        expect(seen.map(subject.idOf).sort()).toEqual([...ids].sort())
        const values = seen.map((item) => subject.valueOf(item, key))
        const sorted = [...values].sort((left, right) => (left < right ? -1 : left > right ? 1 : 0))
        expect(values).toEqual(isDescending ? sorted.reverse() : sorted)
      },
    )

    it('repeats and omits no earlier entry, even if entries are added while it is read', async () => {
      const history = fc.record({
        before: fc.array(fc.nat({ max: 3 }), { maxLength: 6 }),
        meanwhile: fc.array(fc.array(fc.nat({ max: 3 }), { maxLength: 3 }), { maxLength: 4 }),
        key: fc.constantFrom(...keys),
        isDescending: fc.boolean(),
        limit: fc.integer({ min: 1, max: 4 }),
      })
      await fc.assert(
        fc.asyncProperty(history, async ({ before, meanwhile, key, isDescending, limit }) => {
          const subject = await open()
          const old: string[] = []
          for (const number of before) old.push(await subject.add(number))
          const seen: string[] = []
          for (let after: ListCursor | null = null, index = 0; ; index++) {
            const { items, next } = await page(subject, key, isDescending, limit, after)
            seen.push(...items.map(subject.idOf))
            if (next === null) break
            after = next
            for (const number of meanwhile[index] ?? []) await subject.add(number)
          }
          expect(new Set(seen).size).toBe(seen.length)
          expect(old.filter((id) => !seen.includes(id))).toEqual([])
        }),
        { numRuns: runs },
      )
    })

    it('marks exactly the last page as the last one', async () => {
      const subject = await open()
      const [key] = keys
      if (key === undefined) throw new Error('A list has a sort key.')
      expect(await page(subject, key, false, 3, null)).toEqual({ items: [], next: null })
      for (const number of [1, 2, 3]) await subject.add(number)
      expect((await page(subject, key, false, 3, null)).next).toBeNull()
      expect((await page(subject, key, false, 2, null)).next).not.toBeNull()
    })

    it('refuses a cursor of another order, and an invalid one', async () => {
      const subject = await open()
      const [key] = keys
      if (key === undefined) throw new Error('A list has a sort key.')
      for (const number of [1, 2]) await subject.add(number)
      const { next } = await page(subject, key, true, 1, null)
      for (const after of [next ?? '', '', 'x', 'AAAA', '[]', 'eyJ9', 'null'].map(listCursor)) {
        const sort = { key, isDescending: false }
        expect(await subject.list.page({ filter: everything, sort, limit: 1, after })).toEqual({
          ok: false,
          failure: { tag: 'unknown-cursor' },
        })
      }
    })
  })
}
