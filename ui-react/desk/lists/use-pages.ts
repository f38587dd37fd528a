import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeskFailure, DeskPage } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner/api/owner-api.port.js'
import { failureOf, valueOf } from '../data/api.js'

/** A list with the data that its view needs. */
export interface Pages<Item> {
  /** Null: being read, or `failure` gives the reason. */
  readonly items: readonly Item[] | null
  readonly failure: DeskFailure | null
  readonly retry: () => void
  /** True while the shown data belong to an earlier query. */
  readonly isOld: boolean
  /** True if there is a next page that is not being read. */
  readonly hasMore: boolean
  readonly loadMore: () => void
}

/** Reads a list page by page. */
export function usePages<Item>(
  key: readonly unknown[],
  read: (after: string | null) => DeskAnswer<DeskPage<Item>>,
): Pages<Item> {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } =
    useInfiniteQuery({
      queryKey: key,
      queryFn: ({ pageParam }) => valueOf(read(pageParam)),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next,
      placeholderData: (before) => before,
    })
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? null,
    failure: data === undefined && error !== null ? failureOf(error) : null,
    retry: () => void refetch(),
    isOld: isPlaceholderData,
    hasMore: hasNextPage && !isFetchingNextPage && !isPlaceholderData,
    loadMore: () => void fetchNextPage(),
  }
}
