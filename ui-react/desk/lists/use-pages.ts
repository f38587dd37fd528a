import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeskFailure, DeskPage } from '../../../core/desk/index.js'
import type { DeskAnswer } from '../../../core/ports/owner-api.port.js'
import { failureOf, valueOf } from '../data/api.js'

/** A list as a view needs it. */
export interface Pages<Item> {
  /** Null: they are on their way, or `failure` says why not. */
  readonly items: readonly Item[] | null
  readonly failure: DeskFailure | null
  readonly retry: () => void
  /** True while what is shown belongs to an earlier question. */
  readonly isOld: boolean
  /** True where a next page is there and is not being read. */
  readonly hasMore: boolean
  readonly loadMore: () => void
}

/** Reads a list page after page. */
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
