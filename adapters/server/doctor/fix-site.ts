import { maxBytesOf, openSafeFolder, writeProblem } from '../../site/safe-files/index.js'
import type { SafeFolder } from '../../site/safe-files/index.js'
import {
  addPages,
  adoptPages,
  isAdopted,
  openExport,
  PIECE_STYLES_PATH,
  pieceStyles,
  readShopPieces,
} from '../../site/export/index.js'
import { isPageScript, pageScripts, parsePage, withAscii } from '../../site/pages/index.js'
import { siteFinding } from './site-finding.js'
import type { SiteFinding } from './site-finding.js'

/** The repairs, by the written files, and the remaining problems. */
export interface FixedSite {
  readonly fixed: readonly string[]
  readonly findings: readonly SiteFinding[]
}

/** Writes a file; returns the error, or null. */
type Put = (path: string, content: string | Uint8Array) => Promise<readonly SiteFinding[]>

const FIX = 'Remove the obstacle, then run `vitrine doctor --fix` again.'

const putInto =
  (folder: SafeFolder): Put =>
  (path, content) =>
    folder.replace(path, { content }).then(
      () => [],
      (thrown: unknown) => [
        siteFinding('problem', 'page', `${path} is not written: ${writeProblem(thrown)}.`, FIX),
      ],
    )

/** The place for the page script in a page of the builder without it; null: none. */
function placeOfScript(html: string): number | null {
  const page = parsePage(html)
  if (!page.ok) return null
  const { attribs = {} } = page.value.elements.find(({ name }) => name === 'html') ?? {}
  if (!('data-wf-page' in attribs || 'data-wf-site' in attribs)) return null
  const isThere = pageScripts(page.value).some(
    (script) => script.tag === 'file' && isPageScript(script.source),
  )
  const body = page.value.elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  return isThere ? null : (body?.endTag?.startOffset ?? null)
}

/**
 * Pages of the builder without the page script, with the script added; each in its own encoding. One page is in
 * memory at a time.
 */
async function* pagesWithScripts(folder: SafeFolder, pages: readonly string[]): AsyncGenerator<MadeFile> {
  for (const path of pages) {
    const bytes = await folder
      .read(path, async (file) => ((await file.stat()).size > maxBytesOf(path) ? null : file.readFile()))
      .catch(() => null)
    const content =
      bytes === null ? null : withAscii(bytes, '<script src="/vitrine.js"></script>', placeOfScript)
    if (content !== null) yield { path, content }
  }
}

interface MadeFile {
  readonly path: string
  readonly content: string | Uint8Array
}

/** The pages that the shop of a site lacks, made from its own pages, and their styles. */
async function missingPages(
  folder: string,
  slugs: readonly string[],
  country: string,
): Promise<{ readonly pages: readonly MadeFile[]; readonly styles: string }> {
  const source = await openExport(folder)
  if (!source.ok) return { pages: [], styles: '' }
  const blocks = new Set<string>()
  let searches = false
  for await (const page of adoptPages(source.value))
    if (isAdopted(page)) {
      page.shopBlocks.forEach((type) => blocks.add(type))
      searches ||= page.searches
    }
  const { look, colors } = await readShopPieces(source.value, folder)
  const needs = { blocks, slugs, searches }
  const made = await addPages(source.value, needs, country, { look, withCart: false })
  return { pages: made.map(({ path, html }) => ({ path, content: html })), styles: pieceStyles(colors) }
}

async function putAll(put: Put, files: Iterable<MadeFile> | AsyncIterable<MadeFile>): Promise<FixedSite> {
  const fixed: string[] = []
  const findings: SiteFinding[] = []
  for await (const { path, content } of files) {
    const inTheWay = await put(path, content)
    findings.push(...inTheWay)
    if (inTheWay.length === 0) fixed.push(path)
  }
  return { fixed, findings }
}

/** Makes safe repairs: adds the page script to pages, and pages that the shop lacks. */
export async function fixSite(
  path: string,
  pages: readonly string[],
  slugs: readonly string[],
  country: string,
): Promise<FixedSite> {
  const folder = openSafeFolder(path)
  const put = putInto(folder)
  const scripts = await putAll(put, pagesWithScripts(folder, pages))
  const { pages: missing, styles: look } = await missingPages(path, slugs, country)
  const made = await putAll(put, missing)
  const styles = made.fixed.length > 0 ? await put(PIECE_STYLES_PATH, look) : []
  return {
    fixed: [...scripts.fixed, ...made.fixed],
    findings: [...scripts.findings, ...made.findings, ...styles],
  }
}
