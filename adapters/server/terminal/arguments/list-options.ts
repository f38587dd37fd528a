import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { listCursor } from '../../../../core/ports/owner/owner-list.port.js'
import type { ListCursor } from '../../../../core/ports/owner/owner-list.port.js'
import { parseSortOrder } from '../../../../core/shared/index.js'
import type { SortOrder } from '../../../../core/shared/index.js'
import { parseCount } from './count.js'

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
    throw new InvalidArgumentError(`Sort by ${sortKeys.join(', ')}, with '-' in front for descending order.`)
  }
  return command
    .addOption(
      new Option('--sort <key>', `${sortKeys.join(', ')}; with '-' in front for descending order`)
        .argParser(readSort)
        .default(readSort(defaultSort), defaultSort),
    )
    .option('--limit <number>', 'how many at most', parseCount, limit)
    .option(
      '--after <cursor>',
      'continue after this cursor, which the previous list printed at its end',
      listCursor,
    )
    .option('--json', 'write a JSON list')
}

/** True if a list leaves entries out on purpose: it has a filter, or continues an earlier list. */
export const isNarrowed = ({ after }: { readonly after?: ListCursor }, filter: object): boolean =>
  after !== undefined || Object.keys(filter).length > 0
