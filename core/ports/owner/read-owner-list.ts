import { badInput, dataFailure, err, ok } from '../../shared/index.js'
import type { OwnerFailure, Result, SortOrder } from '../../shared/index.js'
import type { ListCursor, ListPage, ListQuery, OwnerList } from './owner-list.port.js'

/** The maximum number of entries in one request to a running site. */
const PAGE = 500

/** Reads a list page by page after `after`; ends with the last page or the first failure. */
export async function* readPages<Item, Key extends string, Filter>(
  list: OwnerList<Item, Key, Filter>,
  { limit = Number.POSITIVE_INFINITY, ...query }: Omit<ListQuery<Key, Filter>, 'limit'> & { limit?: number },
): AsyncGenerator<Result<ListPage<Item>, OwnerFailure>> {
  let after = query.after
  for (let left = limit; left > 0;) {
    const page = await list.page({ ...query, after, limit: Math.min(PAGE, left) })
    if (!page.ok) {
      yield err(
        page.failure.tag === 'unavailable'
          ? dataFailure(page.failure.message)
          : badInput(
              'This is not a cursor of this list.',
              'Use a cursor with the same --sort as the list that printed it.',
            ),
      )
      return
    }
    yield page
    after = page.value.next
    if (after === null) return
    left -= page.value.items.length
  }
}

/** The requested part of a list. */
interface WantedPart<Key extends string> {
  readonly sort: SortOrder<Key>
  readonly limit: number
  readonly after?: ListCursor
}

/** Reads the requested part of a list as one page. */
export async function readList<Item, Key extends string, Filter>(
  list: OwnerList<Item, Key, Filter>,
  filter: Filter,
  { sort, limit, after }: WantedPart<Key>,
): Promise<Result<ListPage<Item>, OwnerFailure>> {
  const items: Item[] = []
  let next: ListCursor | null = null
  for await (const page of readPages(list, { filter, sort, limit, after: after ?? null })) {
    if (!page.ok) return page
    items.push(...page.value.items)
    next = page.value.next
  }
  return ok({ items, next })
}
