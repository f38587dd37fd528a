import { resolve } from 'node:path'
import {
  builderFilesOf,
  isScriptFile,
  isStyleFile,
  mostFrequent,
  readSource,
  repairStyleFiles,
  replaceStyleFiles,
  takeAssets,
} from '../export/index.js'
import type { SiteExport, SiteWriter, SourceFile, TakenAsset, TakeProgress } from '../export/index.js'
import { decodeAsset } from '../pages/index.js'
import { openSafeFolder } from '../safe-files/index.js'
import type { PageSummary } from './adopt-outcome.js'

/** Options for files on the builder's hosts. */
export interface AssetChoice {
  readonly assets?: string
  readonly download?: boolean
}

/** Copies files that pages load from the builder's hosts into the site; does nothing unless asked to. */
export async function writeAssets(
  source: SiteExport,
  out: string,
  { assets, download = false }: AssetChoice,
  writer: SiteWriter,
  onProgress: (progress: TakeProgress) => void,
): Promise<readonly TakenAsset[]> {
  if (assets === undefined && !download) return []
  // Hidden in the site folder: a later run continues the partial downloads.
  const cache = '.vitrine-downloads'
  const taken = await takeAssets(await builderFilesOf(source), {
    assets: assets === undefined ? null : resolve(assets),
    fetch: download ? fetch : null,
    out,
    cache,
    onProgress,
  })
  const around = { taken, files: source.context.files }
  for (const each of taken)
    if (each.tag !== 'failed')
      await copyAsset(writer, each.path, each.from, { ...around, encoding: null }, each.address)
  if (taken.every(({ tag }) => tag !== 'failed')) await openSafeFolder(out).removeTree(cache)
  return taken
}

/** Facts about the site that copying a file may need. */
interface AssetSite {
  readonly taken: readonly TakenAsset[]
  readonly files: SiteExport['context']['files']
  /** The encoding of the site's pages, if it is not UTF-8. */
  readonly encoding: string | null
}

/** The most frequent encoding of pages that were not in UTF-8; null if all were. */
export const formerEncoding = (pages: readonly PageSummary[]): string | null =>
  mostFrequent(
    pages.flatMap(({ notes }) =>
      notes.flatMap((note) => (note.tag === 'encoding-changed' ? [note.from] : [])),
    ),
  )?.value ?? null

/** A style sheet with the new names of the site's files. */
function withFileNames(bytes: Buffer, path: string, { files }: AssetSite): Buffer {
  const css = bytes.toString('utf8')
  const changed = repairStyleFiles(css, path, files)
  return changed === css ? bytes : Buffer.from(changed)
}

/** Copies a file; converts style sheets and scripts to UTF-8, and updates the addresses in style sheets. */
export async function copyAsset(
  writer: SiteWriter,
  path: string,
  from: SourceFile,
  site: AssetSite,
  address: string | null = null,
): Promise<void> {
  const isText = isStyleFile(path) || isScriptFile(path)
  const bytes = isText ? await readSource(from) : null
  if (bytes === null) {
    await writer.copy(path, from)
    return
  }
  const { taken, encoding } = site
  const decoded = decodeAsset(bytes, encoding)
  const inUtf8 = decoded === null ? bytes : Buffer.from(decoded)
  // A sheet of another host names no file of the folder.
  const named = isStyleFile(path) && address === null ? withFileNames(inUtf8, path, site) : inUtf8
  const local = new Map(
    taken.flatMap((each) => (each.tag === 'failed' ? [] : [[each.address, `/${each.path}`]])),
  )
  // Latin-1 keeps every byte, so only the addresses change.
  const text = named.toString('latin1')
  const changed =
    local.size > 0 && isStyleFile(path)
      ? replaceStyleFiles(text, address, (named) => local.get(named) ?? null)
      : text
  if (named === bytes && changed === text) await writer.copy(path, from)
  else await writer.write(path, Buffer.from(changed, 'latin1'))
}
