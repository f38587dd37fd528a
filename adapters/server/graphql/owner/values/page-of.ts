import { GraphQLError } from 'graphql'
import { listCursor } from '../../../../../core/ports/owner/owner-list.port.js'
import type { OwnerList } from '../../../../../core/ports/owner/owner-list.port.js'

/** The maximum number of entries on one page. */
export const MAX_PAGE = 100

/** The start and size of a page. */
export interface PageArgs {
  readonly first?: number | null
  readonly after?: string | null
}

/** The requested order of a list. */
export interface SortArgs<Key extends string> {
  readonly sort?: { readonly by: Key; readonly descending?: boolean | null } | null
}

/** The number of entries of a page: from 1 to `MAX_PAGE`. */
export const pageSize = ({ first }: PageArgs): number => Math.min(MAX_PAGE, Math.max(1, first ?? MAX_PAGE))

/** The storage does not answer; the request itself is valid. */
export const unavailable = (): GraphQLError =>
  new GraphQLError('The data cannot be reached right now. Please try again.', {
    extensions: { code: 'UNAVAILABLE' },
  })

/** The error for a cursor of another list. */
const badCursor = (): GraphQLError =>
  new GraphQLError('This cursor belongs to another list, or to another order of it.', {
    extensions: { code: 'BAD_USER_INPUT' },
  })

/** Reads a page of a list in the form of the API. */
export async function pageOf<Item, Key extends string, Filter>(
  list: OwnerList<Item, Key, Filter>,
  {
    filter,
    args,
    by,
  }: { readonly filter: Filter; readonly args: PageArgs & SortArgs<Key>; readonly by: Key },
  toValue: (item: Item) => object,
): Promise<{ readonly items: readonly object[]; readonly next: string | null }> {
  const { after, sort } = args
  const page = await list.page({
    filter,
    sort: { key: sort?.by ?? by, isDescending: sort?.descending ?? true },
    limit: pageSize(args),
    after: after ? listCursor(after) : null,
  })
  if (!page.ok) throw page.failure.tag === 'unavailable' ? unavailable() : badCursor()
  return { items: page.value.items.map(toValue), next: page.value.next }
}

/**
 * A page of a list that was read with one extra entry, which shows whether there is another page. `cursorOf`
 * names the entry after which the next page begins.
 */
export function cutPage<Item>(
  found: readonly Item[],
  limit: number,
  cursorOf: (item: Item) => string,
): { readonly shown: readonly Item[]; readonly next: string | null } {
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return { shown, next: found.length > limit && last !== undefined ? cursorOf(last) : null }
}

/** A filter without the conditions that are not set. */
export const setOnly = <T extends object>(filter: T | null | undefined): Partial<NonNullableParts<T>> =>
  Object.fromEntries(
    Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined),
  ) as Partial<NonNullableParts<T>>

type NonNullableParts<T> = { readonly [Key in keyof T]: NonNullable<T[Key]> }

/** The members of an input that are set; null counts as set. */
export const withoutUndefined = <T extends object>(input: T): DefinedParts<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as DefinedParts<T>

type DefinedParts<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> }
