import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import type { Command } from 'commander'
import {
  addCart,
  addPages,
  addProductForm,
  adoptPages,
  isAdopted,
  openExport,
  openSiteWriter,
  stepRedirects,
  PIECE_STYLES,
  PIECE_STYLES_PATH,
  readShopPieces,
  replaceBuilderFiles,
  withRemoteScripts,
} from '../../adapters/site/export/index.js'
import type { ParsedPage } from '../../adapters/site/pages/index.js'
import { openSafeFolder, writeProblem } from '../../adapters/site/safe-files/index.js'
import type {
  AdoptedPage,
  ShopPieces,
  SiteExport,
  SiteWriter,
  TakenAsset,
  UnreadFile,
} from '../../adapters/site/export/index.js'
import { err, ok, plural, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { addHost } from './add-host.js'
import { checkAnswers, givenAnswers, readingSettings } from './adopt-answers.js'
import {
  collectionsWithoutTable,
  copyAsset,
  formerEncoding,
  itemAddresses,
  writeAssets,
  writeCatalogue,
  writeCollections,
  writeSearchFiles,
} from './adopt-files.js'
import type { AssetChoice } from './adopt-files.js'
import { makeFolder, outFolder, unwritable } from './adopt-folder.js'
import type { Adoption, PageSummary } from '../../adapters/site/adoption/adopt-outcome.js'
import { pageReport, pageReportPath } from './adopt-page-report.js'
import { takePictures } from './adopt-pictures.js'
import type { Pictures } from './adopt-pictures.js'
import { currencyOf } from '../../adapters/site/adoption/adopt-products.js'
import { adoptReport } from '../../adapters/site/adoption/adopt-report.js'
import { countryOf, decideSettings, keptBaseUrl, writeSettings } from './adopt-settings.js'
import type { SettingsOptions } from './adopt-settings.js'
import { readSiteFolder } from '../../adapters/server/site-folder/read-site-folder.js'
import { parseBaseUrl } from './base-url.js'
import type { Fail } from './failure.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

interface AdoptOptions extends SettingsOptions, AssetChoice {
  readonly out?: string
  readonly dryRun?: boolean
  readonly addCart?: boolean
  readonly pictures?: boolean
  /** `--no-added-pages` */
  readonly addedPages?: boolean
}

const PROGRESS_PAGES = 100

type PageSink = (page: AdoptedPage) => Promise<PageSummary>

/** Writes adopted pages with the addresses of the files that were taken. */
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
  options: AdoptOptions,
  terminal: Terminal,
): Promise<{ readonly pages: readonly PageSummary[]; readonly unread: readonly UnreadFile[] }> {
  const pages: PageSummary[] = []
  const unread: UnreadFile[] = []
  const change = (page: ParsedPage, path: string): ParsedPage =>
    addProductForm(addCart(page, pieces.look), path, pieces)
  for await (const page of adoptPages(source, options.addCart ? change : undefined)) {
    if (isAdopted(page)) pages.push(await sink(page))
    else unread.push(page)
    const done = pages.length + unread.length
    if (done % PROGRESS_PAGES === 0) sayAside(terminal, `${done} of ${source.pages.length} pages`)
  }
  return { pages, unread }
}

/** The facts from which the missing pages of a shop are made. */
interface ShopFound {
  readonly pages: readonly PageSummary[]
  /** Addresses of the products, the last part of each. */
  readonly slugs: readonly string[]
  /** Of the business: where a checkout begins. */
  readonly country: string
  readonly pieces: ShopPieces
}

/** Makes the pages that the shop lacks, unless the options exclude them. */
async function writeAddedPages(
  source: SiteExport,
  { pages, slugs, country, pieces: { look } }: ShopFound,
  options: AdoptOptions,
  writer: SiteWriter,
  sink: PageSink,
): Promise<readonly PageSummary[]> {
  const blocks = new Set(pages.flatMap(({ shopBlocks }) => shopBlocks))
  const searches = pages.some((page) => page.searches)
  const withCart = options.addCart === true
  const made =
    options.addedPages === false
      ? []
      : await addPages(source, { blocks, slugs, searches }, country, { look, withCart })
  if (made.length > 0 || options.addCart) await writer.write(PIECE_STYLES_PATH, PIECE_STYLES)
  const added: PageSummary[] = []
  for (const page of made) added.push(await sink(page))
  return added
}

/**
 * A page's tree is many times its text and garbage at once: left alone, the heap of 2,000 pages grows 90 MB larger than
 * that of 200. Collected once it is half as large again as what lives, it costs no time that can be measured.
 */
const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=50')

/** Adopts a folder. The folder itself is never changed. */
async function adopt(
  input: string,
  options: AdoptOptions,
  terminal: Terminal,
): Promise<Result<Adoption, OwnerFailure>> {
  const folder = resolve(input)
  const out = outFolder(folder, options.out)
  if (!out.ok) return out
  const usable = checkAnswers(givenAnswers(options))
  if (!usable.ok) return usable
  const opened = await openExport(folder, options.baseUrl ?? (await keptBaseUrl(out.value)))
  if (!opened.ok) return err(badInput(opened.failure.message))
  const isFetching = options.download === true && options.dryRun !== true
  const source = ok(isFetching ? await withRemoteScripts(opened.value, fetch) : opened.value)
  const dryRun = options.dryRun === true
  const made = dryRun ? ok(undefined) : await makeFolder(out.value)
  if (!made.ok) return made
  const openedSite = await openSiteWriter(out.value, dryRun)
  if (!openedSite.ok) return err(unwritable(out.value, openedSite.failure))
  const writer = openedSite.value
  const asked = dryRun ? {} : options
  const taken = await writeAssets(source.value, out.value, asked, writer, terminal)
  const sink = createPageSink(taken, writer)
  const pieces = await readShopPieces(source.value, out.value)
  const { pages: found, unread } = await writePages(source.value, pieces, sink, options, terminal)
  if (found.every(({ notes }) => notes.some(({ tag }) => tag === 'left-alone')))
    return err(badInput(`No page in ${folder} was made with the site builder: there is nothing to adopt.`))
  const currency = currencyOf(source.value, found)
  const kept = existsSync(join(out.value, 'vitrine.json')) ? readSiteFolder(out.value) : null
  const readBy = kept?.ok ? kept.value.settings : readingSettings(options.currency ?? currency)
  const reading = { out: out.value, settings: readBy }
  const catalogue = await writeCatalogue(source.value, found, reading, writer)
  const slugs = catalogue.tag === 'none' ? [] : catalogue.slugs
  const sells = catalogue.tag !== 'none'
  const decided = await decideSettings({ folder, out: out.value, found, sells, currency }, options, terminal)
  if (!decided.ok) return decided
  const country = countryOf(decided.value) ?? options.country?.toUpperCase() ?? 'US'
  const added = await writeAddedPages(
    source.value,
    { pages: found, slugs, country, pieces },
    options,
    writer,
    sink,
  )
  const addedPaths = new Set(added.map(({ path }) => path))
  const pages = [...found.filter(({ path }) => !addedPaths.has(path)), ...added]
  const collections = await writeCollections(source.value, pages, writer)
  const redirects = [...source.value.redirects, ...stepRedirects(source.value.context.locales, pages)]
  const settings = await writeSettings(
    decided.value,
    { found, currency, baseUrl: options.baseUrl, redirects },
    writer,
  )
  await writeSearchFiles(
    source.value,
    pages,
    catalogue,
    itemAddresses(source.value, collections, pages),
    writer,
  )
  const around = { taken, files: source.value.context.files, encoding: formerEncoding(found) }
  for (const path of source.value.assets) await copyAsset(writer, path, source.value.sourceOf(path), around)
  const { changes, failures } = await writer.finish()
  return ok({
    source: source.value,
    out: out.value,
    dryRun,
    pages,
    added: added.map(({ path }) => path),
    unread: [...source.value.unread, ...unread],
    catalogue,
    collections,
    withoutTable: collectionsWithoutTable(pages, collections, out.value),
    settings,
    changes,
    unwritten: failures,
    taken,
    isDownload: options.download === true,
  })
}

/** The report is worth less than the site: where it cannot be written, that is said and nothing more. */
async function writePageReport(
  adoption: Adoption,
  lines: readonly string[],
  pictures: Pictures,
  terminal: Terminal,
): Promise<void> {
  const path = pageReportPath(adoption.out)
  try {
    await openSafeFolder(dirname(path)).replace(basename(path), {
      content: pageReport(adoption, lines, pictures),
    })
    sayAside(terminal, `Page by page: ${path}`)
  } catch (thrown) {
    sayAside(terminal, `${path} was not written: ${writeProblem(thrown)}.`)
  }
}

const EXAMPLES = `
Examples:
  vitrine adopt ./my-site.webflow --dry-run
  vitrine adopt ./my-site.webflow --out ./site --currency EUR --country DE --shipping 4.90 --yes
  vitrine serve ./site`

/** `vitrine adopt <folder>`: makes a site that Vitrine serves from an export or a saved site. */
export function registerAdopt(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('adopt')
    .description('make a site folder from a code export or a saved site, which stays as it is')
    .argument('<folder>', 'the unpacked export, or the folder with the saved pages')
    .option('-o, --out <folder>', 'where the site is written (default: <folder>-site beside it)')
    .option('--dry-run', 'say what would be done and write nothing')
    .option('-y, --yes', 'ask nothing: take what the pages say, and defaults')
    .option('--name <text>', 'name of the shop')
    .option('--currency <code>', 'currency of the shop, e.g. EUR')
    .option('--country <code>', 'country of the business, e.g. DE')
    .option('--shipping <amount>', 'shipping for every order, e.g. 4.90')
    .option('--included-tax <percent>', 'VAT that the prices hold already, e.g. 19; 0: they hold none')
    .option('--allow-scripts <host>', 'let code of the pages load scripts of this host; repeatable', addHost)
    .option('--no-allow-scripts', 'let code of the pages load no scripts of others')
    .option('--assets <folder>', 'take files that are still on the builder’s hosts from this folder')
    .option('--download', 'download files that are still on the builder’s hosts')
    .option(
      '--add-cart',
      'put a cart into every page and a form that sells into the pages of products, where they have none',
    )
    .option('--no-added-pages', 'make no checkout, confirmation or product page where the shop lacks one')
    .option('--pictures', 'put pictures of pages before and after into the report (default: at a terminal)')
    .option('--no-pictures', 'take no pictures')
    .option('--base-url <address>', 'where the site will be, e.g. https://example.com', parseBaseUrl)
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, options: AdoptOptions) => {
      keepHeapSmall()
      const adopted = await adopt(folder, options, terminal)
      if (!adopted.ok) return fail(adopted.failure)
      const lines = adoptReport(adopted.value)
      for (const line of lines) terminal.out(line)
      if (options.dryRun !== true) {
        const pictures = await takePictures(adopted.value, options.pictures, terminal)
        await writePageReport(adopted.value, lines, pictures, terminal)
      }
      const { unread, unwritten } = adopted.value
      const [first] = [...unread, ...unwritten]
      if (first !== undefined)
        fail(
          failed(
            `${plural(unread.length + unwritten.length, 'file')} could not be adopted, such as ${first.path}.`,
          ),
        )
    })
}
