import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { parsePage } from '../site-pages/index.js'
import type { ParsedPage } from '../site-pages/index.js'
import { adoptPage } from './adopt-page.js'
import type { AdoptContext, AdoptedPage } from './adopt-page.js'
import { describeThrown } from './describe-thrown.js'
import { createFileIndex } from './file-index.js'
import { PIECE_STYLES_PATH } from './pieces/piece-styles.js'
import { isPageFile, isScriptFile, isStyleFile, readFolder } from './read-folder.js'
import type { FolderContent, LeftOut } from './read-folder.js'
import { pageTexts } from './page-texts.js'
import { replaceBuilderFiles } from './remote-addresses.js'
import { isCollectionTable, isProductTable, readTable } from './read-table.js'
import type { Table } from './read-table.js'
import { readSiteScript } from './site-code.js'
import type { SiteScript } from './site-code.js'
import { styleFiles } from './style-files.js'
import { siteLocales } from './site-locales.js'

/** Why a folder cannot be adopted. */
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

/** A folder that can be adopted, before any page is. */
export interface SiteExport {
  readonly folder: string
  readonly pages: readonly string[]
  /** Everything else that belongs to the site, by path; nothing of the builder's script. */
  readonly assets: readonly string[]
  readonly builderScripts: readonly string[]
  readonly tables: readonly FoundTable[]
  readonly leftOut: readonly LeftOut[]
  readonly unread: readonly UnreadFile[]
  readonly context: AdoptContext
}

/** Larger than any script of a builder: what is larger is somebody's data. */
const LARGEST_SCRIPT_BYTES = 20_000_000
const LARGEST_TABLE_BYTES = 100_000_000

async function readScripts(
  folder: string,
  { files }: FolderContent,
  unread: UnreadFile[],
): Promise<ReadonlyMap<string, SiteScript>> {
  const scripts = new Map<string, SiteScript>()
  for (const { path, sizeBytes } of files.filter((file) => isScriptFile(file.path))) {
    if (sizeBytes > LARGEST_SCRIPT_BYTES) {
      unread.push({ path, message: `it has more than ${LARGEST_SCRIPT_BYTES / 1_000_000} MB` })
      continue
    }
    try {
      scripts.set(path, readSiteScript(path, await readFile(join(folder, path), 'utf8')))
    } catch (thrown) {
      unread.push({ path, message: describeThrown(thrown) })
    }
  }
  return scripts
}

async function readTables(
  folder: string,
  { files }: FolderContent,
  unread: UnreadFile[],
): Promise<readonly FoundTable[]> {
  const tables: FoundTable[] = []
  for (const { path, sizeBytes } of files.filter((file) => /\.csv$/i.test(file.path))) {
    if (sizeBytes > LARGEST_TABLE_BYTES) continue
    try {
      const table = readTable(await readFile(join(folder, path)))
      if (table !== null && isProductTable(table)) tables.push({ path, kind: 'products', table })
      else if (table !== null && isCollectionTable(table)) tables.push({ path, kind: 'collection', table })
    } catch (thrown) {
      unread.push({ path, message: describeThrown(thrown) })
    }
  }
  return tables
}

const isComponentFolder = ({ files }: FolderContent): boolean =>
  files.some(({ path }) => /(?:^|\/)devlink\/|(?:^|\/)webflow\.json$/.test(path))

/** The one folder in which everything lies, as some archives are packed; null: there are files beside it. */
function onlyFolder({ files }: FolderContent): string | null {
  const first = new Set(files.map(({ path }) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')))
  const [only] = first
  const isWrapper = first.size === 1 && only !== '' && files.some(({ path }) => path === `${only}/index.html`)
  return only !== undefined && isWrapper ? only : null
}

/** Looks at a folder: its pages, what its scripts are, its tables. Nothing is run and nothing is changed. */
export async function openExport(
  folder: string,
  baseUrl: string | null = null,
): Promise<Result<SiteExport, AdoptFailure>> {
  const outer = await readFolder(folder).catch(() => null)
  const inner = outer === null ? null : onlyFolder(outer)
  if (inner !== null) return openExport(join(folder, inner), baseUrl)
  const content = outer
  if (content === null)
    return err({
      tag: 'no-folder',
      message: `${folder} is no folder that can be read. Unpack the export first.`,
    })
  const pages = content.files.map(({ path }) => path).filter(isPageFile)
  if (pages.length === 0)
    return err(
      isComponentFolder(content)
        ? {
            tag: 'components',
            message: `${folder} holds components for React and no pages. Export the site's code instead.`,
          }
        : {
            tag: 'no-pages',
            message: `There is no page (.html) in ${folder}. Name the folder that holds index.html.`,
          },
    )
  const unread: UnreadFile[] = []
  const scripts = await readScripts(folder, content, unread)
  const tables = await readTables(folder, content, unread)
  const isGone = ({ path }: { readonly path: string }): boolean =>
    /^(?:builder|runtime)$/.test(scripts.get(path)?.kind ?? '')
  const tablePaths = new Set(tables.map(({ path }) => path))
  return ok({
    folder,
    pages,
    assets: content.files
      .filter((file) => !isPageFile(file.path) && !isGone(file) && !tablePaths.has(file.path))
      .map(({ path }) => path),
    builderScripts: content.files.filter(isGone).map(({ path }) => path),
    tables,
    leftOut: content.leftOut,
    unread,
    context: {
      files: createFileIndex([...content.files.map(({ path }) => path), PIECE_STYLES_PATH]),
      scriptAt: (path) => scripts.get(path) ?? null,
      remoteScriptAt: () => null,
      baseUrl,
      locales: siteLocales(pages),
    },
  })
}

/**
 * Adopts the pages of a site one after the other, so that a large site takes no more memory than a small one.
 * A page that cannot be read is answered as such and costs the others nothing. `change` is done to each page before.
 */
export async function* adoptPages(
  { folder, pages, context }: SiteExport,
  change: (page: ParsedPage) => ParsedPage = (page) => page,
): AsyncGenerator<AdoptedPage | UnreadFile> {
  for (const path of pages) {
    try {
      const bytes = await readFile(join(folder, path))
      // Pages of old sites are not all in UTF-8; as Latin-1 every byte comes back as it was.
      const encoding = isUtf8(bytes) ? 'utf8' : 'latin1'
      const parsed = parsePage(bytes.toString(encoding))
      yield parsed.ok
        ? adoptPage(change(parsed.value), path, context, encoding)
        : { path, message: parsed.failure.message }
    } catch (thrown) {
      yield { path, message: describeThrown(thrown) }
    }
  }
}

/** The addresses of all files on the builder's hosts that pages and style sheets name, wherever in them. */
export async function builderFilesOf({ folder, pages, assets }: SiteExport): Promise<readonly string[]> {
  const addresses = new Set<string>()
  for await (const html of pageTexts({ folder, pages })) {
    replaceBuilderFiles(html, (address) => {
      addresses.add(address)
      return null
    })
  }
  for (const path of assets.filter(isStyleFile)) {
    const css = await readFile(join(folder, path), 'utf8').catch(() => '')
    for (const address of styleFiles(css, null)) addresses.add(address)
  }
  return [...addresses]
}

/** Whether a page was adopted. */
export const isAdopted = (page: AdoptedPage | UnreadFile): page is AdoptedPage => 'html' in page
