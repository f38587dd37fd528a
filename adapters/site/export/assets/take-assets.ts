import { existsSync, mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { openSafeFolder } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'
import { readFolder } from '../files/read-folder.js'
import { addressHash, downloadFile } from './download-file.js'
import { styleFiles } from './style-files.js'
import { describeThrown, normalizeText } from '../../../../core/shared/index.js'

/** The place in which a file of the builder's hosts was found; `failed`: it stays where it is. */
export type TakenAsset =
  | {
      readonly tag: 'folder' | 'known' | 'downloaded'
      readonly address: string
      readonly path: string
      readonly from: string
    }
  | { readonly tag: 'failed'; readonly address: string; readonly message: string }

/** The progress of taking files. */
export interface TakeProgress {
  readonly done: number
  readonly all: number
  /** The bytes downloaded until now. */
  readonly bytes: number
}

/** The settings for taking files. */
export interface TakeOptions {
  /** A folder with the files, by their names; null: none was named. */
  readonly assets: string | null
  /** The function that downloads files that are in no folder; null: they are not downloaded. */
  readonly fetch: typeof fetch | null
  /** The site folder: what an earlier run downloaded is there. */
  readonly out: string
  /** The folder for downloads in the site folder until they are copied. */
  readonly cache: string
  /** Told of every file, and of every piece of one that is downloaded. */
  readonly onProgress?: (progress: TakeProgress) => void
  /** Between two attempts, in ms. @default 1000 */
  readonly pauseMs?: number
}

const AT_ONCE = 4

const nameOf = (address: string): string => {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name).split('/').at(-1) ?? name
  } catch {
    return name
  }
}

/**
 * The path of a file of the builder's hosts in a site: under its own name, which other files may have too.
 */
export function pathOfAsset(address: string): string {
  const hash = addressHash(address)
  const own = nameOf(address).replace(/^[\da-f]{24}_/, '')
  const name = normalizeText(own, 'NFC').replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `remote/${hash}-${name.slice(-100)}`
}

/** Names under which a file may have been saved: as on the host, and without the id before it. */
const savedNames = (address: string): readonly string[] => {
  const name = normalizeText(nameOf(address), 'NFC')
  return [name, name.replace(/^[\da-f]{24}_/, '')]
}

async function namesIn(folder: string | null): Promise<ReadonlyMap<string, string>> {
  if (folder === null) return new Map()
  const { files } = await readFolder(folder)
  return new Map(files.map(({ path }) => [normalizeText(basename(path), 'NFC'), join(folder, path)]))
}

const hasContent = (folder: SafeFolder | null, path: string): Promise<boolean> =>
  (folder?.read(path, async (file) => (await file.stat()).size > 0) ?? Promise.resolve(null)).then(
    (has) => has === true,
    () => false,
  )

/** The site folder, made where something is downloaded into it; null: there is none. */
function siteFolder({ out, fetch: read }: TakeOptions): SafeFolder | null {
  if (read !== null) mkdirSync(out, { recursive: true })
  return existsSync(out) ? openSafeFolder(out) : null
}

/**
 * Finds files of the builder's hosts: in the folder that was named, in the site from an earlier run, or on the host.
 * One that cannot be had costs the others nothing.
 */
export async function takeAssets(
  addresses: readonly string[],
  options: TakeOptions,
): Promise<readonly TakenAsset[]> {
  const { out, cache, onProgress, pauseMs = 1000 } = options
  const names = await namesIn(options.assets)
  const folder = siteFolder(options)
  const taken: TakenAsset[] = []
  const known = new Set(addresses)
  const open = [...known].reverse()

  let bytes = 0
  const tellProgress = (): void => onProgress?.({ done: taken.length, all: known.size, bytes })
  const onBytes = (count: number): void => {
    bytes += count
    tellProgress()
  }

  async function take(address: string): Promise<TakenAsset> {
    const path = pathOfAsset(address)
    const saved = savedNames(address).flatMap((name) => names.get(name) ?? [])[0]
    if (saved !== undefined) return { tag: 'folder', address, path, from: saved }
    const earlier = join(out, path)
    // A style sheet in the site names its files by other addresses already.
    if (!path.endsWith('.css') && (await hasContent(folder, path)))
      return { tag: 'known', address, path, from: earlier }
    if (options.fetch === null || folder === null)
      return { tag: 'failed', address, message: 'it is not in the folder' }
    const to = `${cache}/${path}`
    try {
      await downloadFile(address, folder, to, { read: options.fetch, pauseMs, onBytes })
      return { tag: 'downloaded', address, path, from: join(out, to) }
    } catch (thrown) {
      return { tag: 'failed', address, message: describeThrown(thrown) }
    }
  }

  /** Takes the files that a style sheet names as well. */
  async function addNamedIn(sheet: TakenAsset): Promise<void> {
    if (sheet.tag === 'failed' || !sheet.path.endsWith('.css')) return
    const css = await readFile(sheet.from, 'utf8').catch(() => '')
    for (const address of styleFiles(css, sheet.address)) {
      if (known.has(address)) continue
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
          tellProgress()
        }
      }),
    )
  // A sheet that came last names files when the others have nothing left to do.
  while (open.length > 0) await work()
  return taken
}
