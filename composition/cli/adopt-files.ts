import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import {
  builderFilesOf,
  catalogueRows,
  cleanAddress,
  collectionSlug,
  columnsOf,
  handlesIn,
  isScriptFile,
  isStyleFile,
  mergeProducts,
  mostFrequent,
  repairStyleFiles,
  replaceStyleFiles,
  robotsText,
  sitemapText,
  takeAssets,
  templatesWithoutTable,
  withPlainPrices,
} from '../../adapters/site/export/index.js'
import { openSafeFolder } from '../../adapters/site/safe-files/index.js'
import { decodeAsset } from '../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../adapters/server/sql/shop/index.js'
import type { StoreSettings } from '../../adapters/server/sql/shop/index.js'
import { readCollection } from '../../core/collections/index.js'
import type {
  FoundTable,
  SiteExport,
  SiteWriter,
  TakenAsset,
  TakeProgress,
} from '../../adapters/site/export/index.js'
import type { CatalogueOutcome, PageSummary } from '../../adapters/site/adoption/adopt-outcome.js'
import { productsOf } from '../../adapters/site/adoption/adopt-products.js'
import { describeCatalogueProblem } from '../../adapters/server/site-folder/site-catalogue.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

const tableText = ({ table }: FoundTable): string => {
  const { columns, rows } = withPlainPrices(table)
  return stringify([[...columns], ...rows.map((row) => [...row])])
}

/**
 * The faults that keep a shop from taking a catalogue, with the places; one that is there already is its
 * owner's.
 */
async function catalogueFaults(
  out: string,
  made: string,
  settings: StoreSettings,
): Promise<readonly string[]> {
  const text = await readFile(join(out, 'catalogue.csv'), 'utf8').catch(() => made)
  const parsed = await parseCatalogue(text, settings)
  return parsed.ok ? [] : parsed.failure.map(describeCatalogueProblem)
}

/** Writes `catalogue.csv` from the product table beside the pages, or from what the pages show. */
export async function writeCatalogue(
  source: SiteExport,
  pages: readonly PageSummary[],
  { out, settings }: { readonly out: string; readonly settings: StoreSettings },
  writer: SiteWriter,
): Promise<CatalogueOutcome> {
  const [own] = source.tables.filter(({ kind }) => kind === 'products')
  if (own !== undefined) {
    const text = tableText(own)
    const faults = await catalogueFaults(out, text, settings)
    await writer.createText('catalogue.csv', text)
    return { tag: 'table', path: own.path, lines: own.table.rows.length, slugs: handlesIn(own.table), faults }
  }
  const { found, links, currency } = productsOf(source, pages)
  const products = mergeProducts(found, links)
  if (products.length === 0) return { tag: 'none' }
  const { rows, gaps } = catalogueRows(products, currency)
  const slugs = [...new Set(rows.flatMap((row) => row['Product Handle'] ?? []))]
  // A file without lines would keep the shop from opening.
  if (rows.length === 0) return { tag: 'pages', products: 0, gaps, slugs, faults: [] }
  const columns = columnsOf(rows)
  const text = stringify([[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
  const faults = await catalogueFaults(out, text, settings)
  await writer.createText('catalogue.csv', text)
  return { tag: 'pages', products: slugs.length, gaps, slugs, faults }
}

/** Writes the tables of collections to where the server looks for them; answers their slugs by the table. */
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

/** Collections with a template whose table is neither in the export nor in the site, by their names in addresses. */
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

/** robots.txt and sitemap.xml, where the export has none of its own. */
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
    // Saved pages of products are among the pages and among the products.
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

/** The choices about files of the builder's hosts. */
export interface AssetChoice {
  readonly assets?: string
  readonly download?: boolean
}

const PROGRESS_MS = 3000

/** Says how far it is, at once and then every few seconds: a few large films take longer than many pictures. */
function sayProgress(terminal: Terminal): (progress: TakeProgress) => void {
  let next = 0
  return ({ done, all, bytes }) => {
    if (Date.now() < next) return
    next = Date.now() + PROGRESS_MS
    sayAside(terminal, `${done} of ${all} files, ${(bytes / 1_000_000).toFixed(1)} MB downloaded`)
  }
}

/** Takes the files that pages load from the builder's hosts into the site; does nothing unless asked to. */
export async function writeAssets(
  source: SiteExport,
  out: string,
  { assets, download = false }: AssetChoice,
  writer: SiteWriter,
  terminal: Terminal,
): Promise<readonly TakenAsset[]> {
  if (assets === undefined && !download) return []
  // In the site folder and hidden: what came before a run broke off is there for the next one.
  const cache = '.vitrine-downloads'
  const taken = await takeAssets(await builderFilesOf(source), {
    assets: assets === undefined ? null : resolve(assets),
    fetch: download ? fetch : null,
    out,
    cache,
    onProgress: sayProgress(terminal),
  })
  const around = { taken, files: source.context.files }
  for (const each of taken)
    if (each.tag !== 'failed')
      await copyAsset(writer, each.path, each.from, { ...around, encoding: null }, each.address)
  if (taken.every(({ tag }) => tag !== 'failed')) await openSafeFolder(out).removeTree(cache)
  return taken
}

/** The parts of the site that a copied file may need. */
interface AssetSite {
  readonly taken: readonly TakenAsset[]
  readonly files: SiteExport['context']['files']
  /** The encoding of the site's pages, if it is not UTF-8. */
  readonly encoding: string | null
}

/** The encoding that most pages had which were not in UTF-8; null: all were. */
export const formerEncoding = (pages: readonly PageSummary[]): string | null =>
  mostFrequent(
    pages.flatMap(({ notes }) =>
      notes.flatMap((note) => (note.tag === 'encoding-changed' ? [note.from] : [])),
    ),
  )?.value ?? null

/** A style sheet of the site with the names that its files have now. */
function withFileNames(bytes: Buffer, path: string, { files }: AssetSite): Buffer {
  const css = bytes.toString('utf8')
  const changed = repairStyleFiles(css, path, files)
  return changed === css ? bytes : Buffer.from(changed)
}

/** Copies a file; style sheets and scripts in UTF-8, style sheets with the addresses that files have now. */
export async function copyAsset(
  writer: SiteWriter,
  path: string,
  from: string,
  site: AssetSite,
  address: string | null = null,
): Promise<void> {
  const isText = isStyleFile(path) || isScriptFile(path)
  const bytes = isText ? await readFile(from).catch(() => null) : null
  if (bytes === null) {
    await writer.copy(path, from)
    return
  }
  const { taken, encoding } = site
  const decoded = decodeAsset(bytes, encoding)
  const inUtf8 = decoded === null ? bytes : Buffer.from(decoded)
  // A sheet that was taken from another host names none of the folder's files.
  const named = isStyleFile(path) && address === null ? withFileNames(inUtf8, path, site) : inUtf8
  const local = new Map(
    taken.flatMap((each) => (each.tag === 'failed' ? [] : [[each.address, `/${each.path}`]])),
  )
  // Byte for byte as letters, so that everything but the addresses stays.
  const text = named.toString('latin1')
  const changed =
    local.size > 0 && isStyleFile(path)
      ? replaceStyleFiles(text, address, (named) => local.get(named) ?? null)
      : text
  if (named === bytes && changed === text) await writer.copy(path, from)
  else await writer.write(path, Buffer.from(changed, 'latin1'))
}
