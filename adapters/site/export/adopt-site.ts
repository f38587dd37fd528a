import { createBoundedCache, describeThrown, err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { Redirect } from '../../../core/site/index.js'
import { decodePage, parsePage } from '../pages/index.js'
import type { ParsedPage } from '../pages/index.js'
import { adoptPage } from './pages/adopt-page.js'
import type { AdoptContext, AdoptedPage, KnownFacts } from './pages/adopt-page.js'
import { movedPage } from './files/moved-page.js'
import { createFileIndex } from './files/file-index.js'
import { siteLists } from './pages/mark-lists.js'
import { PIECE_STYLES_PATH } from './pieces/look/piece-styles.js'
import { createSourceOf, openPlaces, sourcesOf } from './files/open-places.js'
import type { PlacedFile } from './files/place-files.js'
import { isPageFile, isScriptFile } from './files/read-folder.js'
import type { FolderContent, SkippedEntry } from './files/read-folder.js'
import { readSource, whyUnread } from './files/read-source.js'
import type { SourceOf } from './files/read-source.js'
import { createQueryPages, readPageSizes } from './files/query-pages.js'
import { isCollectionTable, isProductTable, readTable } from '../pages/data/read-table.js'
import type { Table } from '../pages/data/read-table.js'
import { readSiteScript } from './scripts/site-code.js'
import type { SiteScript } from './scripts/site-code.js'
import { isPartOfPage } from './files/served-file-name.js'
import { languageOf, siteLocales } from './pages/site-locales.js'
import type { SiteLocales } from './pages/site-locales.js'
import { withoutBase } from './files/without-base.js'
import { withoutProxy } from './pages/without-proxy.js'
import { withStyleFiles } from './assets/page-styles.js'

/** The reason why a folder cannot be adopted. */
export interface AdoptFailure {
  readonly tag: 'no-folder' | 'no-pages' | 'not-of-the-builder' | 'components'
  readonly message: string
}

/** A page or script that could not be read; the rest is adopted without it. */
export interface UnreadFile {
  readonly path: string
  readonly message: string
}

/** A table found beside the pages. */
export interface FoundTable {
  readonly path: string
  readonly kind: 'products' | 'collection'
  readonly table: Table
}

/** An opened folder, before any of its pages is adopted. */
export interface SiteExport {
  readonly folder: string
  /** The pages, by their paths in the site. */
  readonly pages: readonly string[]
  /** The file of the folder that becomes a file of the site. */
  readonly sourceOf: SourceOf
  /** All other files of the site, by path, without the builder's script. */
  readonly assets: readonly string[]
  readonly builderScripts: readonly string[]
  readonly tables: readonly FoundTable[]
  /** Former addresses of renamed pages. */
  readonly redirects: readonly Redirect[]
  readonly leftOut: readonly SkippedEntry[]
  readonly unread: readonly UnreadFile[]
  readonly context: AdoptContext
}

async function readScripts(
  folder: string,
  files: readonly PlacedFile[],
  unread: UnreadFile[],
): Promise<ReadonlyMap<string, SiteScript>> {
  const scripts = new Map<string, SiteScript>()
  for (const { path, source } of files.filter((file) => isScriptFile(file.path))) {
    try {
      const file = { folder, path: source }
      const bytes = await readSource(file)
      if (bytes === null) unread.push({ path, message: await whyUnread(file) })
      else scripts.set(path, readSiteScript(path, bytes.toString('utf8')))
    } catch (thrown) {
      unread.push({ path, message: describeThrown(thrown) })
    }
  }
  return scripts
}

/** The builder's script of a folder, if it is the only one and holds interaction data. */
function onlyBuilderScript(scripts: ReadonlyMap<string, SiteScript>): SiteScript | null {
  const builders = [...scripts.values()].filter(({ kind }) => kind === 'builder')
  const [only] = builders
  return builders.length === 1 && only?.interactions !== undefined ? only : null
}

async function readTables(
  folder: string,
  files: readonly PlacedFile[],
  unread: UnreadFile[],
): Promise<readonly FoundTable[]> {
  const tables: FoundTable[] = []
  for (const { path, source } of files.filter((file) => /\.csv$/i.test(file.path))) {
    try {
      const file = { folder, path: source }
      const bytes = await readSource(file)
      if (bytes === null) {
        unread.push({ path, message: await whyUnread(file) })
        continue
      }
      const table = await readTable(bytes)
      if (table !== null && isProductTable(table)) tables.push({ path, kind: 'products', table })
      else if (table !== null && isCollectionTable(table)) tables.push({ path, kind: 'collection', table })
    } catch (thrown) {
      unread.push({ path, message: describeThrown(thrown) })
    }
  }
  return tables
}

/** Maximum size of cached inline code, in characters. */
const INLINE_KEPT = 4_000_000

/** Reads inline code once for all pages that have the same code. */
function createInlineReader(): (code: string) => SiteScript {
  const known = createBoundedCache<SiteScript>(INLINE_KEPT)
  return (code) => {
    const read = known.get(code) ?? readSiteScript('', code)
    known.set(code, read, code.length)
    return read
  }
}

const isComponentFolder = ({ files }: FolderContent): boolean =>
  files.some(({ path }) => /(?:^|\/)devlink\/|(?:^|\/)webflow\.json$/.test(path))

/** The languages of a site; its start page gives the language of pages outside the language folders. */
async function localesOf(pages: readonly string[], sourceOf: SourceOf): Promise<SiteLocales> {
  const locales = siteLocales(pages)
  if (locales.folders.length === 0 || !locales.pages.has('index.html')) return locales
  // Unreadable pages are reported later, with the other pages.
  const bytes = await readSource(sourceOf('index.html'))
  const page = bytes === null ? null : parsePage(decodePage(bytes).html)
  return page?.ok ? { ...locales, main: languageOf(page.value) } : locales
}

/** Inspects a folder: its pages, scripts and tables. Nothing is run and nothing is changed. */
export async function openExport(
  named: string,
  known: KnownFacts = { baseUrl: null, hasOneCountry: false },
): Promise<Result<SiteExport, AdoptFailure>> {
  const opened = await openPlaces(named)
  if (opened === null)
    return err({
      tag: 'no-folder',
      message: `${named} is not a readable folder. Unpack the export first.`,
    })
  const { folder, content, placed } = opened
  const { files, renamed, renamedFiles, redirects, host } = placed
  const pages = files.map(({ path }) => path).filter(isPageFile)
  if (pages.length === 0)
    return err(
      isComponentFolder(content)
        ? {
            tag: 'components',
            message: `${folder} has components for React and no pages. Export the site's code instead.`,
          }
        : {
            tag: 'no-pages',
            message: `There is no page (.html) in ${folder}. Name the folder that holds index.html.`,
          },
    )
  const unread: UnreadFile[] = []
  const scripts = await readScripts(folder, files, unread)
  const tables = await readTables(folder, files, unread)
  const isGone = ({ path }: { readonly path: string }): boolean =>
    /^(?:builder|runtime)$/.test(scripts.get(path)?.kind ?? '')
  const tablePaths = new Set(tables.map(({ path }) => path))
  const sources = sourcesOf(files)
  const sourceOf = createSourceOf(folder, sources)
  const hasPage = (path: string): boolean => sources.has(path)
  const parts = new Set([...renamed].flatMap(([from, to]) => (isPartOfPage(from, to, hasPage) ? [to] : [])))
  const queryPages = createQueryPages(renamed, hasPage)
  return ok({
    folder,
    pages,
    sourceOf,
    assets: files
      .filter((file) => !isPageFile(file.path) && !isGone(file) && !tablePaths.has(file.path))
      .map(({ path }) => path),
    builderScripts: files.filter(isGone).map(({ path }) => path),
    tables,
    redirects,
    leftOut: content.leftOut,
    unread,
    context: {
      files: createFileIndex([...sources.keys()], renamedFiles, [PIECE_STYLES_PATH]),
      scriptAt: (path) => scripts.get(path) ?? null,
      onlyBuilderScript: onlyBuilderScript(scripts),
      inlineScript: createInlineReader(),
      remoteScriptAt: () => null,
      ...known,
      locales: await localesOf(pages, sourceOf),
      lists: siteLists(pages, tables),
      renamed,
      parts,
      queryPages,
      pageSizes: await readPageSizes(parts, queryPages, sourceOf),
      host,
    },
  })
}

/**
 * Adopts the pages of a site one by one, so that memory does not grow with the site. An unreadable page is
 * returned as such, and the next pages follow. `change` is applied to each page first.
 */
export async function* adoptPages(
  { pages, sourceOf, context }: SiteExport,
  change: (page: ParsedPage, path: string) => ParsedPage = (page) => page,
): AsyncGenerator<AdoptedPage | UnreadFile> {
  const formerNames = new Map([...context.renamed].map(([from, to]) => [to, from]))
  for (const path of pages) {
    try {
      const bytes = await readSource(sourceOf(path))
      if (bytes === null) {
        yield { path, message: await whyUnread(sourceOf(path)) }
        continue
      }
      const { html, encoding } = decodePage(bytes)
      const parsed = parsePage(html)
      if (!parsed.ok) {
        yield { path, message: parsed.failure.message }
        continue
      }
      const former = formerNames.get(path) ?? path
      const based = withoutBase(withoutProxy(parsed.value), former, context.files)
      const styled = withStyleFiles(movedPage(based, former, path), path, context.files)
      yield adoptPage(change(styled, path), path, context, encoding)
    } catch (thrown) {
      yield { path, message: describeThrown(thrown) }
    }
  }
}

/** True if a page was adopted. */
export const isAdopted = (page: AdoptedPage | UnreadFile): page is AdoptedPage => 'html' in page
