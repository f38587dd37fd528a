import { basename } from 'node:path'
import { homeCountry } from '../../../core/money/index.js'
import { badInput, err, ok } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import {
  addCart,
  addPages,
  addProductForm,
  adoptPages,
  isAdopted,
  openExport,
  openSiteWriter,
  PIECE_STYLES_PATH,
  pieceStyles,
  readShopPieces,
  replaceBuilderFiles,
  folderRedirects,
  withRemoteScripts,
} from '../export/index.js'
import type {
  AdoptedPage,
  ShopPieces,
  SiteExport,
  SiteWriter,
  TakenAsset,
  TakeProgress,
  UnreadFile,
} from '../export/index.js'
import type { ParsedPage } from '../pages/index.js'
import type { Adoption, PageSummary } from './adopt-outcome.js'
import { currencyOf } from './adopt-products.js'
import { copyAsset, formerEncoding, writeAssets } from './copy-assets.js'
import type { AssetChoice } from './copy-assets.js'
import { makeFolder, outFolder, unwritable } from './out-folder.js'
import { countryOf, keptFacts, writeSettings } from './write-settings.js'
import type { DecidedSettings, SettingsFacts } from './write-settings.js'
import {
  collectionsWithoutTable,
  itemAddresses,
  writeCatalogue,
  writeCollections,
  writeSearchFiles,
} from './write-tables.js'

/** The options of an adoption. */
export interface AdoptRequest extends AssetChoice {
  /** The export or the saved site, which is never changed. */
  readonly folder: string
  /** The folder that the site is written into. @default beside the export */
  readonly out: string | undefined
  readonly dryRun: boolean
  /** Adds a cart to every page, and an add-to-cart form to product pages, where they have none. */
  readonly withCart: boolean
  /** Makes the pages that the shop lacks. */
  readonly addsPages: boolean
  readonly baseUrl: string | undefined
  /** The country where a checkout begins if the settings say none. @default that of the currency */
  readonly country: string | undefined
  /** Called with a line of progress. */
  readonly onProgress: (line: string) => void
  readonly onDownload: (progress: TakeProgress) => void
}

/** The parts of an adoption that need the shop or its owner. */
export interface AdoptPorts {
  /** Problems that keep the shop in `out` from taking a catalogue; `currency` is that of its pages. */
  readonly catalogueFaults: (out: string, currency: string | null, text: string) => Promise<readonly string[]>
  /** Decides the settings; asks the owner for values that no page states. */
  readonly decideSettings: (found: SettingsFacts) => Promise<Result<DecidedSettings, OwnerFailure>>
}

const PROGRESS_PAGES = 100

type PageSink = (page: AdoptedPage) => Promise<PageSummary>

/** Writes adopted pages with the new addresses of copied files. */
function createPageSink(taken: readonly TakenAsset[], writer: SiteWriter): PageSink {
  const localPaths = new Map(
    taken.flatMap((each) => (each.tag === 'failed' ? [] : [[each.address, `/${each.path}`]])),
  )
  return async (page) => {
    const { html, interactions, ...summary } = page
    const local =
      taken.length === 0 ? html : replaceBuilderFiles(html, (address) => localPaths.get(address) ?? null)
    await writer.write(page.path, local)
    if (interactions !== null) await writer.write(interactions.path, interactions.text)
    return { ...summary, playsInteractions: interactions !== null }
  }
}

async function writePages(
  source: SiteExport,
  pieces: ShopPieces,
  sink: PageSink,
  { withCart, onProgress }: Pick<AdoptRequest, 'withCart' | 'onProgress'>,
): Promise<{ readonly pages: readonly PageSummary[]; readonly unread: readonly UnreadFile[] }> {
  const pages: PageSummary[] = []
  const unread: UnreadFile[] = []
  const change = (page: ParsedPage, path: string): ParsedPage =>
    addProductForm(addCart(page, pieces.look), path, pieces)
  for await (const page of adoptPages(source, withCart ? change : undefined)) {
    if (isAdopted(page)) pages.push(await sink(page))
    else unread.push(page)
    const done = pages.length + unread.length
    if (done % PROGRESS_PAGES === 0) onProgress(`${done} of ${source.pages.length} pages`)
  }
  return { pages, unread }
}

/** Facts from which the missing pages of a shop are made. */
interface ShopFound {
  readonly pages: readonly PageSummary[]
  /** The slugs of the products. */
  readonly slugs: readonly string[]
  /** The country of the business, which a checkout starts with. */
  readonly country: string
  readonly pieces: Awaited<ReturnType<typeof readShopPieces>>
}

/** Makes the pages that the shop lacks, unless the options exclude them. */
async function writeAddedPages(
  source: SiteExport,
  { pages, slugs, country, pieces: { look, colors } }: ShopFound,
  { withCart, addsPages }: Pick<AdoptRequest, 'withCart' | 'addsPages'>,
  writer: SiteWriter,
  sink: PageSink,
): Promise<readonly PageSummary[]> {
  const blocks = new Set(pages.flatMap(({ shopBlocks }) => shopBlocks))
  const searches = pages.some((page) => page.searches)
  const made = addsPages
    ? await addPages(source, { blocks, slugs, searches }, country, { look, withCart })
    : []
  if (made.length > 0 || withCart) await writer.write(PIECE_STYLES_PATH, pieceStyles(colors))
  const added: PageSummary[] = []
  for (const page of made) added.push(await sink(page))
  return added
}

/** The maximum number of unread pages that a refusal names. */
const MAX_NAMED = 20

/** The refusal of a folder without a page to adopt, with the pages that cannot be read. */
const nothingToAdopt = (folder: string, unread: readonly UnreadFile[]): OwnerFailure =>
  badInput(
    unread.length === 0
      ? `No page in ${folder} was made with the site builder: there is nothing to adopt.`
      : `No page in ${folder} that can be read was made with the site builder: there is nothing to adopt.`,
    ...unread.slice(0, MAX_NAMED).map(({ path, message }) => `${path} was left out: ${message}.`),
  )

/** Opens the export and the folder of the site that is made of it. */
async function openFolders({ folder, dryRun, baseUrl, download = false, out: asked }: AdoptRequest) {
  const outName = outFolder(folder, asked)
  if (!outName.ok) return outName
  const out = outName.value
  const kept = await keptFacts(out)
  const opened = await openExport(folder, { ...kept, baseUrl: baseUrl ?? kept.baseUrl })
  if (!opened.ok) return err(badInput(opened.failure.message))
  const source = download && !dryRun ? await withRemoteScripts(opened.value, fetch) : opened.value
  const made = dryRun ? ok(undefined) : await makeFolder(out)
  if (!made.ok) return made
  const site = await openSiteWriter(out, dryRun)
  return site.ok ? ok({ source, out, writer: site.value }) : err(unwritable(out, site.failure))
}

/** Adopts a folder, which itself is never changed. */
export async function adoptFolder(
  request: AdoptRequest,
  { catalogueFaults, decideSettings }: AdoptPorts,
): Promise<Result<Adoption, OwnerFailure>> {
  const { folder, dryRun, baseUrl, download = false, onDownload } = request
  const opened = await openFolders(request)
  if (!opened.ok) return opened
  const { source, out, writer } = opened.value
  const taken = await writeAssets(source, out, dryRun ? {} : request, writer, onDownload)
  const sink = createPageSink(taken, writer)
  const pieces = await readShopPieces(source, out)
  const { pages: found, unread } = await writePages(source, pieces, sink, request)
  if (found.every(({ notes }) => notes.some(({ tag }) => tag === 'left-alone')))
    return err(nothingToAdopt(folder, [...source.unread, ...unread]))
  const currency = currencyOf(source, found)
  const faultsOf = (text: string) => catalogueFaults(out, currency, text)
  const catalogue = await writeCatalogue(source, found, { out, faultsOf }, writer)
  const sells = catalogue.tag !== 'none'
  const { language } = pieces
  const decided = await decideSettings({
    fallbackName: basename(folder),
    out,
    found,
    sells,
    currency,
    language,
  })
  if (!decided.ok) return decided
  const shop = {
    pages: found,
    slugs: catalogue.tag === 'none' ? [] : catalogue.slugs,
    country: countryOf(decided.value) ?? request.country ?? homeCountry(currency ?? 'USD', language),
    pieces,
  }
  const added = await writeAddedPages(source, shop, request, writer, sink)
  const addedPaths = new Set(added.map(({ path }) => path))
  const pages = [...found.filter(({ path }) => !addedPaths.has(path)), ...added]
  const collections = await writeCollections(source, pages, writer)
  const redirects = [...source.redirects, ...folderRedirects(source.context.locales, pages)]
  const facts = { found, currency, baseUrl, redirects }
  const settings = await writeSettings(decided.value, facts, writer)
  await writeSearchFiles(source, pages, catalogue, itemAddresses(source, collections, pages), writer)
  const around = { taken, files: source.context.files, encoding: formerEncoding(found) }
  for (const path of source.assets) await copyAsset(writer, path, source.sourceOf(path), around)
  const { changes, failures } = await writer.finish()
  return ok({
    source,
    out,
    dryRun,
    pages,
    added: added.map(({ path }) => path),
    unread: [...source.unread, ...unread],
    catalogue,
    collections,
    withoutTable: collectionsWithoutTable(pages, collections, out),
    settings,
    changes,
    unwritten: failures,
    taken,
    isDownload: download,
  })
}
