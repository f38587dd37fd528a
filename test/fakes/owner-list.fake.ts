import { listCursor } from '../../core/ports/owner/owner-list.port.js'
import type { OwnerList } from '../../core/ports/owner/owner-list.port.js'
import { err, ok, sortOrderText } from '../../core/shared/index.js'

interface Sortable<Item, Key extends string, Filter> {
  readonly items: () => readonly Item[]
  readonly idOf: (item: Item) => string
  readonly valueOf: (item: Item, key: Key) => string | number
  readonly matches: (item: Item, filter: Filter) => boolean
}

const compare = (left: string | number, right: string | number): number =>
  left < right ? -1 : left > right ? 1 : 0

/** A list over what is in memory. */
export function createFakeOwnerList<Item, Key extends string, Filter>({
  items,
  idOf,
  valueOf,
  matches,
}: Sortable<Item, Key, Filter>): OwnerList<Item, Key, Filter> {
  return {
    page: async ({ filter, sort, limit, after }) => {
      const order = sortOrderText(sort)
      const place = (item: Item): readonly [string | number, string] => [valueOf(item, sort.key), idOf(item)]
      const ahead = (left: readonly [string | number, string], right: readonly [string | number, string]) =>
        (compare(left[0], right[0]) || compare(left[1], right[1])) * (sort.isDescending ? -1 : 1)
      const [of, value, id] = after === null ? [order] : (JSON.parse(readable(after)) as unknown[])
      if (of !== order) return err({ tag: 'unknown-cursor' })
      const behind = items()
        .filter((item) => matches(item, filter))
        .filter((item) => after === null || ahead(place(item), [value as string | number, `${id}`]) > 0)
        .sort((left, right) => ahead(place(left), place(right)))
      const shown = behind.slice(0, limit)
      const last = behind.length > limit ? shown.at(-1) : undefined
      return ok({
        items: shown,
        next: last === undefined ? null : listCursor(JSON.stringify([order, ...place(last)])),
      })
    },
  }
}

/** A value that is not a JSON list is an unknown cursor. */
const readable = (text: string): string => (text.startsWith('[') ? text : '[]')
