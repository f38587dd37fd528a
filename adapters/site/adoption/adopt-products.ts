import { currencyOfPrice } from '../../../core/money/index.js'
import { mostFrequent } from '../export/index.js'
import type { SiteExport } from '../export/index.js'
import type { PageSummary } from './adopt-outcome.js'

/**
 * The products on the pages of a site: those of its main language, and those that only pages of another
 * language have. Another name or price in another language makes no second product.
 */
export function productsOf(
  { context: { locales } }: SiteExport,
  pages: readonly PageSummary[],
): Pick<PageSummary, 'currency'> & {
  readonly found: PageSummary['products']
  readonly links: PageSummary['productLinks']
  /** The products in lists of the main language. */
  readonly listed: PageSummary['listed']
} {
  const isMain = ({ path }: PageSummary): boolean =>
    !locales.folders.some((folder) => path.startsWith(`${folder}/`))
  const main = pages.filter(isMain)
  const ordered = [...main, ...pages.filter((page) => !isMain(page))]
  const known = new Set(main.flatMap(({ products }) => products.map(({ productId }) => productId)))
  const others = ordered.slice(main.length).flatMap(({ products }) => products)
  const currency = ordered.find((page) => page.currency !== null)?.currency ?? null
  const inCurrency = (price: string | null): string | null => {
    const code = price === null ? null : currencyOfPrice(price)
    return code === null || code === currency?.code ? price : null
  }
  return {
    found: [
      ...main.flatMap(({ products }) => products),
      ...others
        .filter(({ productId }) => !known.has(productId))
        .map((product) => ({
          ...product,
          price: inCurrency(product.price),
          compareAt: inCurrency(product.compareAt),
        })),
    ],
    listed: main.flatMap(({ listed }) => listed),
    links: ordered.flatMap(({ productLinks }) => productLinks).reverse(),
    currency,
  }
}

const isPrice = (column: string): boolean => column.trim().toLowerCase() === 'variant price'

/**
 * The currency that pages state, else the most frequent one beside prices of the owner's table or of pages; null if
 * there is none.
 */
export function currencyOf(source: SiteExport, pages: readonly PageSummary[]): string | null {
  const { found, currency } = productsOf(source, pages)
  if (currency !== null) return currency.code
  const [own] = source.tables.filter(({ kind }) => kind === 'products')
  const column = own?.table.columns.findIndex(isPrice) ?? -1
  const prices =
    own?.table.rows.flatMap((row) => row[column] ?? []) ?? found.flatMap(({ price }) => price ?? [])
  return mostFrequent(prices.flatMap((price) => currencyOfPrice(price) ?? []))?.value ?? null
}
