import { existsSync, mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { endOfName, openSafeFolder } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'
import { readFolder } from '../files/read-folder.js'
import { sourceText } from '../files/read-source.js'
import type { SourceFile } from '../files/read-source.js'
import { addressHash, downloadFile } from './download-file.js'
import { styleFiles } from './style-files.js'
import { describeThrown, normalizeText } from '../../../../core/shared/index.js'

/** The source of a file of the builder's hosts; `failed` keeps its remote address. */
export type TakenAsset =
  | {
      readonly tag: 'folder' | 'known' | 'downloaded'
      readonly address: string
      readonly path: string
      readonly from: SourceFile
    }
  | { readonly tag: 'failed'; readonly address: string; readonly message: string }

/** The progress of copying files. */
export interface TakeProgress {
  readonly done: number
  readonly all: number
  /** Bytes downloaded so far. */
  readonly bytes: number
}

/** Options for copying files. */
export interface TakeOptions {
  /** A folder with the files, by name; null if none was given. */
  readonly assets: string | null
  /** Downloads files that no folder has; null for no downloads. */
  readonly fetch: typeof fetch | null
  /** The site folder, with the downloads of earlier runs. */
  readonly out: string
  /** The folder in the site folder for unfinished downloads. */
  readonly cache: string
  /** Called for each file, and for each piece of a download. */
  readonly onProgress?: (progress: TakeProgress) => void
  /** Pause between two attempts, in ms. @default 1000 */
  readonly pauseMs?: number
  /** The time in which a host has to send something worth the wait, in ms. @default 60000 */
  readonly silenceMs?: number
}

const AT_ONCE = 4
/** The maximum number of files: each style sheet of a host may name another one, without end. */
const MAX_FILES = 20_000

const nameOf = (address: string): string => {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name).split('/').at(-1) ?? name
  } catch {
    return name
  }
}

/** The maximum length of a name, which leaves space for the hash and for `.part.etag`. */
const MAX_NAME_BYTES = 100

/** The path in a site of a file of the builder's hosts: its own name, made unique. */
export function pathOfAsset(address: string): string {
  const hash = addressHash(address)
  const own = nameOf(address).replace(/^[\da-f]{24}_/, '')
  const name = normalizeText(own, 'NFC').replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `remote/${hash}-${endOfName(name, MAX_NAME_BYTES)}`
}

/** Possible names of a saved file: as on the host, and without the id before it. */
const savedNames = (address: string): readonly string[] => {
  const name = normalizeText(nameOf(address), 'NFC')
  return [name, name.replace(/^[\da-f]{24}_/, '')]
}

async function namesIn(folder: string | null): Promise<ReadonlyMap<string, SourceFile>> {
  if (folder === null) return new Map()
  const { files } = await readFolder(folder)
  return new Map(files.map(({ path }) => [normalizeText(basename(path), 'NFC'), { folder, path }]))
}

const hasContent = (folder: SafeFolder | null, path: string): Promise<boolean> =>
  (folder?.read(path, async (file) => (await file.stat()).size > 0) ?? Promise.resolve(null)).then(
    (has) => has === true,
    () => false,
  )

/** The site folder, created if files are downloaded; null if there is none. */
function siteFolder({ out, fetch: read }: TakeOptions): SafeFolder | null {
  if (read !== null) mkdirSync(out, { recursive: true })
  return existsSync(out) ? openSafeFolder(out) : null
}

/**
 * Finds files of the builder's hosts: in the given folder, in the site from an earlier run, or on the host. A missing
 * file does not affect the others.
 */
export async function takeAssets(
  addresses: readonly string[],
  options: TakeOptions,
): Promise<readonly TakenAsset[]> {
  const { out, cache, onProgress, pauseMs = 1000, silenceMs = 60_000 } = options
  const names = await namesIn(options.assets)
  const folder = siteFolder(options)
  const taken: TakenAsset[] = []
  const known = new Set(addresses)
  const open = [...known].slice(0, MAX_FILES).reverse()
  for (const address of [...known].slice(MAX_FILES))
    taken.push({ tag: 'failed', address, message: `the site names more than ${MAX_FILES} files` })

  let bytes = 0
  const reportImportProgress = (): void => onProgress?.({ done: taken.length, all: known.size, bytes })
  const onBytes = (count: number): void => {
    bytes += count
    reportImportProgress()
  }

  async function take(address: string): Promise<TakenAsset> {
    const path = pathOfAsset(address)
    const saved = savedNames(address).flatMap((name) => names.get(name) ?? [])[0]
    if (saved !== undefined) return { tag: 'folder', address, path, from: saved }
    // A style sheet in the site already has its new addresses, so the original is needed.
    if (!path.endsWith('.css') && (await hasContent(folder, path)))
      return { tag: 'known', address, path, from: { folder: out, path } }
    if (options.fetch === null || folder === null)
      return { tag: 'failed', address, message: 'it is not in the folder' }
    const to = `${cache}/${path}`
    try {
      await downloadFile(address, folder, to, { read: options.fetch, pauseMs, silenceMs, onBytes })
      return { tag: 'downloaded', address, path, from: { folder: out, path: to } }
    } catch (thrown) {
      return { tag: 'failed', address, message: describeThrown(thrown) }
    }
  }

  /** Also copies the files that a style sheet names. */
  async function addNamedIn(sheet: TakenAsset): Promise<void> {
    if (sheet.tag === 'failed' || !sheet.path.endsWith('.css')) return
    const css = await sourceText(sheet.from)
    for (const address of styleFiles(css, sheet.address)) {
      if (known.has(address) || known.size >= MAX_FILES) continue
      known.add(address)
      open.push(address)
    }
  }

  const work = (): Promise<unknown> =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let address = open.pop(); address !== undefined; address = open.pop()) {
          const one = await take(address)
          await addNamedIn(one)
          taken.push(one)
          reportImportProgress()
        }
      }),
    )
  // The last style sheet may name more files after the other workers are done.
  while (open.length > 0) await work()
  return taken
}
