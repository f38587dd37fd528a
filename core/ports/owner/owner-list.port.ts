import type { Brand, Result, SortOrder } from '../../shared/index.js'
import type { StorageFailure } from '../platform/storage-failure.js'

/** The start of a list's next page. Only the list that made it can read it. */
export type ListCursor = Brand<string, 'ListCursor'>

/** Marks a text as a cursor; only its list knows if it is valid. */
export const listCursor = (text: string): ListCursor => text as ListCursor

/** The conditions and order of a list, and the start of the page. */
export interface ListQuery<Key extends string, Filter> {
  readonly filter: Filter
  readonly sort: SortOrder<Key>
  /** The maximum number of entries. */
  readonly limit: number
  /** Null: the first page. */
  readonly after: ListCursor | null
}

/** One page of a list; `next` is null on the last one. */
export interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly next: ListCursor | null
}

/** `unknown-cursor`: the cursor is damaged, or belongs to another order of the list. */
export type OwnerListFailure = StorageFailure | { readonly tag: 'unknown-cursor' }

/**
 * A list that a site's owner reads page by page: orders, submissions of forms. Entries that are added
 * meanwhile never make a page repeat or skip an entry. Never rejects.
 */
export interface OwnerList<Item, Key extends string, Filter> {
  readonly page: (query: ListQuery<Key, Filter>) => Promise<Result<ListPage<Item>, OwnerListFailure>>
}
