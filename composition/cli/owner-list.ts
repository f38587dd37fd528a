import { InvalidArgumentError } from 'commander'
import type { Command } from 'commander'
import { listCursor } from '../../core/ports/owner-list.port.js'
import type { ListCursor, ListPage, OwnerList } from '../../core/ports/owner-list.port.js'
import { ok, parseSortOrder } from '../../core/shared/index.js'
import type { Result, SortOrder, OwnerFailure } from '../../core/shared/index.js'
import { parseCount } from './count.js'
import { readPages } from '../../core/ports/read-owner-list.js'

/** The options of every command that lists. */
export interface ListOptions<Key extends string> {
  readonly sort: SortOrder<Key>
  readonly limit: number
  readonly after?: ListCursor
  readonly json?: boolean
}

/** The newest first. */
const DEFAULT_SORT = '-time'

/** Adds `--sort`, `--limit`, `--after` and `--json`. */
export function addListOptions<Key extends string>(
  command: Command,
  {
    sortKeys,
    limit,
    defaultSort = DEFAULT_SORT,
  }: { readonly sortKeys: readonly Key[]; readonly limit: number; readonly defaultSort?: string },
): Command {
  const readSort = (text: string): SortOrder<Key> => {
    const sort = parseSortOrder(text, sortKeys)
    if (sort.ok) return sort.value
    throw new InvalidArgumentError(`Sort by ${sortKeys.join(', ')}, with a '-' before it for descending.`)
  }
  return command
    .option(
      '--sort <key>',
      `${sortKeys.join(', ')}; with a '-' before it descending (default: ${defaultSort})`,
      readSort,
      readSort(defaultSort),
    )
    .option('--limit <number>', 'how many at most', parseCount, limit)
    .option('--after <cursor>', 'go on behind a list: the cursor that was told below it', listCursor)
    .option('--json', 'write JSON, one list')
}

/** Reads so much of a list as the options want. */
export async function readList<Item, Key extends string, Filter>(
  list: OwnerList<Item, Key, Filter>,
  filter: Filter,
  { sort, limit, after }: ListOptions<Key>,
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
