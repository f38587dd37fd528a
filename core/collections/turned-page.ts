/** A list of a page that is shown in parts, and how many parts it has. */
export interface ListPager {
  /** The name of its number in a query: `l1_page`, of a list of products `p1_page`. */
  readonly name: string
  readonly pages: number
}

const PAGE_NUMBER = /^[1-9]\d{0,8}$/

/** True if a query can name a page of a list at all. */
export const namesListPage = (query: string): boolean => /(?:^|[?&])[lp]\d+_page=/.test(query)

/**
 * The one list that a query turns, with its page: the first list of the page for which the query names a page behind
 * the first one that exists. Null: the query asks for the page as it is. The links of a list name no other list, so
 * that a page has as many addresses as its lists have parts together, and not their product.
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
