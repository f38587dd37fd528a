import type { Brand, Result, SortOrder } from '../shared/index.js'
import type { StorageFailure } from './storage-failure.js'

/** Says where the next page of a list begins. Only the list that made it can read it. */
export type ListCursor = Brand<string, 'ListCursor'>

/** Takes a text for a cursor; whether it is one only its list knows. */
export const listCursor = (text: string): ListCursor => text as ListCursor

/** The conditions on the entries of a list, their order, and the beginning of the page. */
export interface ListQuery<Key extends string, Filter> {
  readonly filter: Filter
  readonly sort: SortOrder<Key>
  /** At most so many entries. */
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
 * A list that the owner of a site reads page by page: orders, submissions of forms. What is added meanwhile
 * makes no page repeat or leave out an entry that was there before. Never rejects.
 */
export interface OwnerList<Item, Key extends string, Filter> {
  readonly page: (query: ListQuery<Key, Filter>) => Promise<Result<ListPage<Item>, OwnerListFailure>>
}
