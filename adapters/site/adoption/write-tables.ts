import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { readCollection } from '../../../core/collections/index.js'
import { toTableCell } from '../../../core/shared/index.js'
import {
  catalogueRows,
  cleanAddress,
  collectionSlug,
  columnsOf,
  handlesIn,
  keptCatalogue,
  mergeListed,
  mergeProducts,
  robotsText,
  sitemapText,
  templatesWithoutTable,
  withPlainPrices,
} from '../export/index.js'
import type { FoundTable, SiteExport, SiteWriter } from '../export/index.js'
import { readInside } from '../safe-files/index.js'
import type { CatalogueOutcome, PageSummary } from './adopt-outcome.js'
import { productsOf } from './adopt-products.js'

/** Values come from foreign pages and tables: a leading quote keeps spreadsheets from running them as formulas. */
const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([columns, ...rows].map((cells) => cells.map(toTableCell)))

const tableText = ({ table }: FoundTable): string => {
  const { columns, rows } = withPlainPrices(table)
  return csvText(columns, rows)
}

/** The site of a catalogue, and the checks of its shop. */
export interface CatalogueReading {
  readonly out: string
  /** Problems that keep the shop from taking a catalogue, with their places. */
  readonly faultsOf: (text: string) => Promise<readonly string[]>
}

/** Problems that keep a shop from taking a catalogue, with their places; an existing catalogue is the owner's. */
async function catalogueFaults(
  made: string,
  { out, faultsOf }: CatalogueReading,
): Promise<readonly string[]> {
  const kept = await readInside(out, 'catalogue.csv')
  return faultsOf(kept?.toString('utf8') ?? made)
}

const NO_LISTS = { products: [], gaps: [] }

/** True for a site that sells: other sites too link prices to pages about their goods. */
const isShop = (pages: readonly PageSummary[]): boolean =>
  pages.some(({ shopBlocks }) =>
    shopBlocks.some((type) => /^commerce-(?:cart-wrapper|add-to-cart-form)$/.test(type)),
  )

/** True if pages of the site state more about a product than a list does. */
function hasPage(
  products: readonly { readonly slug: string }[],
  pages: readonly PageSummary[],
): (slug: string) => boolean {
  const known = new Set(products.map(({ slug }) => slug))
  const paths = new Set(pages.map(({ path }) => path))
  return (slug) =>
    known.has(slug) || ['.html', '/index.html'].some((end) => paths.has(`product/${slug}${end}`))
}

/** Writes `catalogue.csv` from the product table beside the pages, or from the pages. */
export async function writeCatalogue(
  source: SiteExport,
  pages: readonly PageSummary[],
  reading: CatalogueReading,
  writer: SiteWriter,
): Promise<CatalogueOutcome> {
  const [own] = source.tables.filter(({ kind }) => kind === 'products')
  if (own !== undefined) {
    const text = tableText(own)
    const faults = await catalogueFaults(text, reading)
    await writer.createText('catalogue.csv', text)
    return { tag: 'table', path: own.path, lines: own.table.rows.length, slugs: handlesIn(own.table), faults }
  }
  const { found, links, listed, currency } = productsOf(source, pages)
  const merged = mergeProducts(found, links)
  const ofLists = isShop(pages) ? mergeListed(listed, hasPage(merged, pages)) : NO_LISTS
  const products = [...merged, ...ofLists.products]
  const made = catalogueRows(products, currency)
  const { rows } = made
  const gaps = [...made.gaps, ...ofLists.gaps]
  const kept = rows.length === 0 ? await keptCatalogue(reading.out) : null
  if (kept !== null)
    return { tag: 'kept', slugs: handlesIn(kept), faults: await catalogueFaults('', reading) }
  if (products.length === 0) return { tag: 'none' }
  const slugs = [...new Set(rows.flatMap((row) => row['Product Handle'] ?? []))]
  // A catalogue without lines would keep the shop from opening.
  if (rows.length === 0) return { tag: 'pages', products: 0, gaps, slugs, faults: [] }
  const columns = columnsOf(rows)
  const text = csvText(
    columns,
    rows.map((row) => columns.map((column) => row[column] ?? '')),
  )
  const faults = await catalogueFaults(text, reading)
  await writer.createText('catalogue.csv', text)
  return { tag: 'pages', products: slugs.length, gaps, slugs, faults }
}

/** Writes the tables of collections for the server; returns their slugs by table. */
export async function writeCollections(
  { tables }: SiteExport,
  pages: readonly PageSummary[],
  writer: SiteWriter,
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>()
  for (const found of tables.filter(({ kind }) => kind === 'collection')) {
    const slug = collectionSlug(
      found.path,
      pages.map(({ path }) => path),
    )
    await writer.write(`collections/${slug}.csv`, tableText(found))
    slugs.set(found.path, slug)
  }
  return slugs
}

/** Collections with a template but without a table in the export or the site, by their names in addresses. */
export const collectionsWithoutTable = (
  pages: readonly PageSummary[],
  written: ReadonlyMap<string, string>,
  out: string,
): readonly string[] =>
  templatesWithoutTable(
    pages.map(({ path }) => path),
    [...written.values()],
  ).filter((slug) => !existsSync(join(out, 'collections', `${slug}.csv`)))

/** Addresses of the items that have pages of their own. */
export const itemAddresses = (
  { tables }: SiteExport,
  slugs: ReadonlyMap<string, string>,
  pages: readonly PageSummary[],
): readonly string[] =>
  tables.flatMap(({ path, table }) => {
    const slug = slugs.get(path)
    if (slug === undefined || !pages.some((page) => page.path === `detail_${slug}.html`)) return []
    const items = readCollection(slug, table.columns, table.rows)?.items ?? []
    return items.map((item) => `/${slug}/${encodeURIComponent(item.slug)}`)
  })

/** Writes robots.txt and sitemap.xml, unless the export has them. */
export async function writeSearchFiles(
  { assets, context: { baseUrl } }: SiteExport,
  pages: readonly PageSummary[],
  catalogue: CatalogueOutcome,
  items: readonly string[],
  writer: SiteWriter,
): Promise<void> {
  if (!assets.includes('robots.txt')) await writer.write('robots.txt', robotsText(baseUrl))
  if (baseUrl === null || assets.includes('sitemap.xml')) return
  const hasProductPages = pages.some(({ path }) => path === 'detail_product.html')
  await writer.write(
    'sitemap.xml',
    // Saved product pages are among the pages already, so they are left out here.
    sitemapText(baseUrl, [
      ...new Set([
        ...pages.filter(({ isListed }) => isListed).map(({ path }) => cleanAddress(path)),
        ...(hasProductPages ? slugsOf(catalogue).map((slug) => `/product/${encodeURIComponent(slug)}`) : []),
        ...items,
      ]),
    ]),
  )
}

const slugsOf = (catalogue: CatalogueOutcome): readonly string[] =>
  catalogue.tag === 'none' ? [] : catalogue.slugs
