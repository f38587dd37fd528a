import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  addPages,
  adoptPages,
  isAdopted,
  openExport,
  PIECE_STYLES,
  PIECE_STYLES_PATH,
} from '../../adapters/site-export/index.js'
import { isPageScript, pageScripts, parsePage, withAscii } from '../../adapters/site-pages/index.js'

/** What was put right, by the files that were written. */
export type FixedFiles = readonly string[]

async function replaceFile(path: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(`${path}.part`, text)
  await rename(`${path}.part`, path)
}

/** Where a page of the builder that loads no page script is to get it; null: nowhere. */
function placeOfScript(html: string): number | null {
  const page = parsePage(html)
  if (!page.ok || !/<html\b[^>]*\bdata-wf-(?:page|site)=/i.test(html)) return null
  const isThere = pageScripts(page.value).some(
    (script) => script.tag === 'file' && isPageScript(script.source),
  )
  const body = page.value.elements.find(({ name }) => name === 'body')?.sourceCodeLocation
  return isThere ? null : (body?.endTag?.startOffset ?? null)
}

/** Puts the page script onto pages of the builder that load none, each in the encoding that it has. */
async function addScripts(folder: string, pages: readonly string[]): Promise<FixedFiles> {
  const fixed: string[] = []
  for (const path of pages) {
    const bytes = await readFile(join(folder, path)).catch(() => null)
    const changed =
      bytes === null ? null : withAscii(bytes, '<script src="/vitrine.js"></script>', placeOfScript)
    if (changed === null) continue
    await replaceFile(join(folder, path), changed)
    fixed.push(path)
  }
  return fixed
}

/** Makes the pages that the shop of a site lacks, out of its own. */
async function addShopPages(folder: string, slugs: readonly string[], country: string): Promise<FixedFiles> {
  const source = await openExport(folder)
  if (!source.ok) return []
  const blocks = new Set<string>()
  for await (const page of adoptPages(source.value))
    if (isAdopted(page)) page.shopBlocks.forEach((type) => blocks.add(type))
  const made = await addPages(source.value, { blocks, slugs }, country)
  for (const { path, html } of made) await replaceFile(join(folder, path), html)
  if (made.length > 0) await replaceFile(join(folder, PIECE_STYLES_PATH), PIECE_STYLES)
  return made.map(({ path }) => path)
}

/** Puts right what cannot do harm: pages without the page script, pages that the shop lacks. */
export async function fixSite(
  folder: string,
  pages: readonly string[],
  slugs: readonly string[],
  country: string,
): Promise<FixedFiles> {
  const scripts = await addScripts(folder, pages)
  return [...scripts, ...(await addShopPages(folder, slugs, country))]
}
