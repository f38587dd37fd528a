/** A list that a page shows in parts, and the number of parts. */
export interface ListPager {
  /** The name of its page number in a query: `l1_page`, for a list of products `p1_page`. */
  readonly name: string
  readonly pages: number
}

const PAGE_NUMBER = /^[1-9]\d{0,8}$/

/** True if a query names a page of a list. */
export const namesListPage = (query: string): boolean => /(?:^|[?&])[lp]\d+_page=/.test(query)

/**
 * The one list whose page a query selects, with the page: the first list of the page for which the query
 * names an existing page other than the first. Null: the query selects none. The links of a list name no
 * other list, so that the number of addresses is the sum of all parts, not their product.
 */
export function turnedPage(
  valueOf: (name: string) => string | null,
  pagers: readonly ListPager[],
): string | null {
  const turned = pagers.flatMap(({ name, pages }) => {
    const text = valueOf(name) ?? ''
    const isThere = PAGE_NUMBER.test(text) && Number(text) > 1 && Number(text) <= pages
    return isThere ? [`${name}=${text}`] : []
  })
  return turned[0] ?? null
}
