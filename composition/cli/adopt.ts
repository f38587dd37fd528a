import { mkdir } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Command } from 'commander'
import { stringify } from 'csv-stringify/sync'
import {
  adoptPages,
  catalogueRows,
  columnsOf,
  isAdopted,
  knownSettings,
  mergeProducts,
  openExport,
  openSiteWriter,
  writeProblem,
} from '../../adapters/site-export/index.js'
import type {
  AdoptedPage,
  CatalogueGap,
  FileChange,
  FoundTable,
  SiteExport,
  SiteWriter,
  UnreadFile,
  WriteFailure,
} from '../../adapters/site-export/index.js'
import { parseSettings } from '../../adapters/store/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { adoptReport } from './adopt-report.js'
import { plural } from '../server/site-catalogue.js'
import { EXIT } from './exit-codes.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'

interface AdoptOptions {
  readonly out?: string
  readonly dryRun?: boolean
  readonly yes?: boolean
  readonly name?: string
  readonly currency?: string
  readonly country?: string
  readonly shipping?: string
}

/** An adopted page without its text, which is written by then. */
export type PageSummary = Omit<AdoptedPage, 'html' | 'encoding' | 'interactions'> & {
  readonly playsInteractions: boolean
}

/** What a run of the command did, for its report. */
export interface Adoption {
  readonly source: SiteExport
  readonly out: string
  readonly dryRun: boolean
  readonly pages: readonly PageSummary[]
  readonly unread: readonly UnreadFile[]
  readonly catalogue: CatalogueOutcome
  /** The settings written; null: the site has no shop, or nobody chose its currency. */
  readonly settings: ShopAnswers | null
  readonly changes: ReadonlyMap<string, FileChange>
  readonly unwritten: readonly WriteFailure[]
}

/** Where the products come from. */
export type CatalogueOutcome =
  | { readonly tag: 'none' }
  | { readonly tag: 'table'; readonly path: string; readonly lines: number }
  | { readonly tag: 'pages'; readonly products: number; readonly gaps: readonly CatalogueGap[] }

/** What an owner is asked, with what was answered. */
export interface ShopAnswers {
  readonly name: string
  readonly currency: string
  readonly country: string
  readonly shipping: string
}

const PROGRESS_PAGES = 100

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep)

function outFolder(folder: string, named: string | undefined): Result<string, CommandFailure> {
  const out = resolve(named ?? join(dirname(folder), `${basename(folder)}-site`))
  if (isInside(out, folder) || isInside(folder, out))
    return err(badInput(`${out} and ${folder} lie in each other. Name another folder with --out.`))
  return ok(out)
}

async function makeFolder(folder: string): Promise<Result<void, CommandFailure>> {
  try {
    await mkdir(folder, { recursive: true })
    return ok(undefined)
  } catch (thrown) {
    return err(
      badInput(`${folder} cannot be written: ${writeProblem(thrown)}. Name another folder with --out.`),
    )
  }
}

async function writePages(
  source: SiteExport,
  writer: SiteWriter,
  terminal: Terminal,
): Promise<{ readonly pages: readonly PageSummary[]; readonly unread: readonly UnreadFile[] }> {
  const pages: PageSummary[] = []
  const unread: UnreadFile[] = []
  for await (const page of adoptPages(source)) {
    if (!isAdopted(page)) {
      unread.push(page)
      continue
    }
    const { html, encoding, interactions, ...summary } = page
    await writer.write(page.path, Buffer.from(html, encoding))
    if (interactions !== null) await writer.write(interactions.path, interactions.text)
    pages.push({ ...summary, playsInteractions: interactions !== null })
    const done = pages.length + unread.length
    if (done % PROGRESS_PAGES === 0) sayAside(terminal, `${done} of ${source.pages.length} pages`)
  }
  return { pages, unread }
}

const tableText = ({ table }: FoundTable): string =>
  stringify([[...table.columns], ...table.rows.map((row) => [...row])])

async function writeCatalogue(
  { tables }: SiteExport,
  pages: readonly PageSummary[],
  writer: SiteWriter,
): Promise<CatalogueOutcome> {
  const [own] = tables.filter(({ kind }) => kind === 'products')
  if (own !== undefined) {
    await writer.createText('catalogue.csv', tableText(own))
    return { tag: 'table', path: own.path, lines: own.table.rows.length }
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
  return { tag: 'pages', products: products.length, gaps }
}

const settingsText = ({ name, currency, country, shipping }: ShopAnswers): string =>
  `${JSON.stringify(
    {
      name,
      currency,
      country,
      shipping: [{ id: 'standard', name: 'Standard', rate: { type: 'flat-rate', amount: shipping } }],
    },
    null,
    2,
  )}\n`

/** Asks for what pages do not say, with a default for each; without a person at the terminal the defaults stand. */
async function askOwner(
  known: { readonly name: string; readonly currency: string | null },
  options: AdoptOptions,
  terminal: Terminal,
): Promise<ShopAnswers | null> {
  const isAsked = !options.yes && process.stdin.isTTY === true
  const reader = isAsked ? createInterface({ input: process.stdin, output: process.stderr }) : null
  const ask = async (
    question: string,
    given: string | undefined,
    fallback: string | null,
  ): Promise<string | null> => {
    if (given !== undefined || reader === null) return given ?? fallback
    const answer = (await reader.question(`${question}${fallback === null ? '' : ` [${fallback}]`}: `)).trim()
    return answer === '' ? fallback : answer
  }
  try {
    const name = (await ask('Name of the shop', options.name, known.name)) ?? known.name
    const currency = await ask('Currency (EUR, USD ...)', options.currency, known.currency)
    if (currency === null) return null
    const country = (await ask('Country of the business (DE, US ...)', options.country, 'US')) ?? 'US'
    const shipping = (await ask('Shipping, for every order', options.shipping, '0.00')) ?? '0.00'
    return { name, currency: currency.toUpperCase(), country: country.toUpperCase(), shipping }
  } finally {
    reader?.close()
    if (isAsked) terminal.err('')
  }
}

/** What was said on the command line. */
const givenAnswers = ({ name, currency, country, shipping }: AdoptOptions): Partial<ShopAnswers> => ({
  ...(name !== undefined && { name }),
  ...(currency !== undefined && { currency: currency.toUpperCase() }),
  ...(country !== undefined && { country: country.toUpperCase() }),
  ...(shipping !== undefined && { shipping }),
})

function checkAnswers(answers: ShopAnswers): Result<ShopAnswers, CommandFailure> {
  const parsed = parseSettings(JSON.parse(settingsText(answers)))
  return parsed.ok
    ? ok(answers)
    : err(
        badInput(
          'These settings cannot be used:',
          ...parsed.failure.map(({ path, message }) => `  ${path} ${message}`),
        ),
      )
}

/** Adopts a folder. The folder itself is never changed. */
async function adopt(
  input: string,
  options: AdoptOptions,
  terminal: Terminal,
): Promise<Result<Adoption, CommandFailure>> {
  const folder = resolve(input)
  const out = outFolder(folder, options.out)
  if (!out.ok) return out
  const usable = checkAnswers({
    name: 'Shop',
    currency: 'EUR',
    country: 'US',
    shipping: '0.00',
    ...givenAnswers(options),
  })
  if (!usable.ok) return usable
  const source = await openExport(folder)
  if (!source.ok) return err(badInput(source.failure.message))
  const dryRun = options.dryRun === true
  const made = dryRun ? ok(undefined) : await makeFolder(out.value)
  if (!made.ok) return made
  const writer = await openSiteWriter(out.value, dryRun)
  const { pages, unread } = await writePages(source.value, writer, terminal)
  if (pages.every(({ notes }) => notes.some(({ tag }) => tag === 'left-alone')))
    return err(badInput(`No page in ${folder} was made with the site builder: there is nothing to adopt.`))
  const catalogue = await writeCatalogue(source.value, pages, writer)
  const sells = catalogue.tag !== 'none' || pages.some(({ shopBlocks }) => shopBlocks.length > 0)
  const known = knownSettings(
    pages.map(({ identity, currency }) => ({ title: identity.title, currency })),
    pages.flatMap(({ products }) => products),
  )
  const answers = sells
    ? await askOwner({ name: known.name ?? basename(folder), currency: known.currency }, options, terminal)
    : null
  if (answers !== null) {
    const checked = checkAnswers(answers)
    if (!checked.ok) return checked
    await writer.createText('vitrine.json', settingsText(answers))
  }
  for (const path of source.value.assets) await writer.copy(path, join(folder, path))
  const { changes, failures } = await writer.finish()
  return ok({
    source: source.value,
    out: out.value,
    dryRun,
    pages,
    unread: [...source.value.unread, ...unread],
    catalogue,
    settings: answers,
    changes,
    unwritten: failures,
  })
}

const EXAMPLES = `
Examples:
  vitrine adopt ./my-site.webflow --dry-run
  vitrine adopt ./my-site.webflow --out ./site --currency EUR --country DE --shipping 4.90 --yes
  vitrine serve ./site`

/** `vitrine adopt <folder>`: makes a site that Vitrine serves from an export or a saved site. */
export function registerAdopt(
  program: Command,
  terminal: Terminal,
  fail: (failure: CommandFailure) => void,
): void {
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
    .addHelpText('after', EXAMPLES)
    .action(async (folder: string, options: AdoptOptions) => {
      const adopted = await adopt(folder, options, terminal)
      if (!adopted.ok) return fail(adopted.failure)
      for (const line of adoptReport(adopted.value)) terminal.out(line)
      const { unread, unwritten } = adopted.value
      const [first] = [...unread, ...unwritten]
      if (first !== undefined)
        fail({
          exitCode: EXIT.failure,
          lines: [
            `${plural(unread.length + unwritten.length, 'file')} could not be adopted, such as ${first.path}.`,
          ],
        })
    })
}
