import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import {
  builderFilesOf,
  catalogueRows,
  cleanAddress,
  columnsOf,
  mergeProducts,
  robotsText,
  sitemapText,
  takeAssets,
  withPlainPrices,
} from '../../adapters/site-export/index.js'
import { toSlug } from '../../core/catalog/index.js'
import type { FoundTable, SiteExport, SiteWriter, TakenAsset } from '../../adapters/site-export/index.js'
import type { CatalogueOutcome, PageSummary } from './adopt-outcome.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

const tableText = ({ table }: FoundTable): string => {
  const { columns, rows } = withPlainPrices(table)
  return stringify([[...columns], ...rows.map((row) => [...row])])
}

const handlesIn = ({ table: { columns, rows } }: FoundTable): readonly string[] => {
  const column = columns.findIndex((name) => name.trim().toLowerCase() === 'product handle')
  return [...new Set(rows.flatMap((row) => row[column]?.trim() || []))]
}

/** Writes `catalogue.csv` from the product table beside the pages, or from what the pages show. */
export async function writeCatalogue(
  { tables }: SiteExport,
  pages: readonly PageSummary[],
  writer: SiteWriter,
): Promise<CatalogueOutcome> {
  const [own] = tables.filter(({ kind }) => kind === 'products')
  if (own !== undefined) {
    await writer.createText('catalogue.csv', tableText(own))
    return { tag: 'table', path: own.path, lines: own.table.rows.length, slugs: handlesIn(own) }
  }
  const products = mergeProducts(
    pages.flatMap((page) => page.products),
    pages.flatMap(({ productLinks }) => productLinks),
  )
  if (products.length === 0) return { tag: 'none' }
  const { rows, gaps } = catalogueRows(
    products,
    pages.find(({ currency }) => currency !== null)?.currency ?? null,
  )
  const columns = columnsOf(rows)
  await writer.createText(
    'catalogue.csv',
    stringify([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))]),
  )
  return { tag: 'pages', products: products.length, gaps, slugs: products.map(({ slug }) => slug) }
}

const singular = (slug: string): string => slug.replace(/ies$/, 'y').replace(/s$/, '')

/**
 * What a collection is called in addresses: its table is named `<Site> - <Collection> - <id>.csv`, and its template
 * `detail_<collection>.html`, often in the singular or by its last word.
 */
function collectionSlug(path: string, pages: readonly PageSummary[]): string {
  const stem = (path.split('/').at(-1) ?? '').replace(/\.csv$/i, '')
  const parts = stem.split(' - ').filter((part) => !/^[\da-f]{24}$/.test(part.trim()))
  const slug = toSlug(parts.at(-1) ?? stem)
  const last = slug.split('-').at(-1) ?? slug
  const hasTemplate = (name: string): boolean => pages.some((page) => page.path === `detail_${name}.html`)
  return [slug, singular(slug), last, singular(last)].find(hasTemplate) ?? slug
}

/** Writes the tables of collections to where the server looks for them; answers their slugs by the table. */
export async function writeCollections(
  { tables }: SiteExport,
  pages: readonly PageSummary[],
  writer: SiteWriter,
): Promise<ReadonlyMap<string, string>> {
  const slugs = new Map<string, string>()
  for (const found of tables.filter(({ kind }) => kind === 'collection')) {
    const slug = collectionSlug(found.path, pages)
    await writer.write(`collections/${slug}.csv`, tableText(found))
    slugs.set(found.path, slug)
  }
  return slugs
}

/** robots.txt and sitemap.xml, where the export has none of its own. */
export async function writeSearchFiles(
  { assets, context: { baseUrl } }: SiteExport,
  pages: readonly PageSummary[],
  catalogue: CatalogueOutcome,
  writer: SiteWriter,
): Promise<void> {
  if (!assets.includes('robots.txt')) await writer.write('robots.txt', robotsText(baseUrl))
  if (baseUrl === null || assets.includes('sitemap.xml')) return
  const hasProductPages = pages.some(({ path }) => path === 'detail_product.html')
  await writer.write(
    'sitemap.xml',
    sitemapText(baseUrl, [
      ...pages.filter(({ isListed }) => isListed).map(({ path }) => cleanAddress(path)),
      ...(hasProductPages ? slugsOf(catalogue).map((slug) => `/product/${encodeURIComponent(slug)}`) : []),
    ]),
  )
}

const slugsOf = (catalogue: CatalogueOutcome): readonly string[] =>
  catalogue.tag === 'none' ? [] : catalogue.slugs

/** What was asked for of the builder's hosts. */
export interface AssetChoice {
  readonly assets?: string
  readonly download?: boolean
}

/** Takes the files that pages load from the builder's hosts into the site; nothing where nobody asked for it. */
export async function writeAssets(
  source: SiteExport,
  out: string,
  { assets, download = false }: AssetChoice,
  writer: SiteWriter,
  terminal: Terminal,
): Promise<readonly TakenAsset[]> {
  if (assets === undefined && !download) return []
  const cache = await mkdtemp(join(tmpdir(), 'vitrine-download-'))
  try {
    const taken = await takeAssets(await builderFilesOf(source), {
      assets: assets === undefined ? null : resolve(assets),
      fetch: download ? fetch : null,
      out,
      cache,
      onProgress: (done, all) => {
        if (done % PROGRESS_FILES === 0) sayAside(terminal, `${done} of ${all} files`)
      },
    })
    for (const each of taken) if (each.tag !== 'failed') await writer.copy(each.path, each.from)
    return taken
  } finally {
    await rm(cache, { recursive: true, force: true })
  }
}

const PROGRESS_FILES = 20
