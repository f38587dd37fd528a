import { createHash } from 'node:crypto'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readFolder } from './read-folder.js'
import { describeThrown } from './describe-thrown.js'

/** Where a file of the builder's hosts was found; `failed`: it stays where it is. */
export type TakenAsset =
  | {
      readonly tag: 'folder' | 'known' | 'downloaded'
      readonly address: string
      readonly path: string
      readonly from: string
    }
  | { readonly tag: 'failed'; readonly address: string; readonly message: string }

/** How files are taken. */
export interface TakeOptions {
  /** A folder with the files, by their names; null: none was named. */
  readonly assets: string | null
  /** Whether what is in no folder is downloaded, with what; null: it is not. */
  readonly fetch: typeof fetch | null
  /** The site folder: what an earlier run downloaded is there. */
  readonly out: string
  /** Where downloads lie until they are copied. */
  readonly cache: string
  readonly onProgress?: (done: number, all: number) => void
  /** Between two attempts, in ms. @default 1000 */
  readonly pauseMs?: number
}

const ATTEMPTS = 3
const AT_ONCE = 4
const TIMEOUT_MS = 120_000
const LARGEST_BYTES = 500_000_000

const nameOf = (address: string): string => {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name).split('/').at(-1) ?? name
  } catch {
    return name
  }
}

/** Where a file of the builder's hosts lies in a site: under its own name, which need not be its alone. */
export function pathOfAsset(address: string): string {
  const hash = createHash('sha256').update(address).digest('hex').slice(0, 8)
  const name = nameOf(address)
    .replace(/^[\da-f]{24}_/, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
  return `remote/${hash}-${name.slice(-100)}`
}

/** Names under which a file may have been saved: as on the host, and without the id before it. */
const savedNames = (address: string): readonly string[] => {
  const name = nameOf(address).normalize('NFC')
  return [name, name.replace(/^[\da-f]{24}_/, '')]
}

async function namesIn(folder: string | null): Promise<ReadonlyMap<string, string>> {
  if (folder === null) return new Map()
  const { files } = await readFolder(folder)
  return new Map(files.map(({ path }) => [basename(path).normalize('NFC'), join(folder, path)]))
}

const hasContent = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile() && facts.size > 0,
    () => false,
  )

/** What makes another attempt worth it. */
class TryAgain extends Error {}

async function readOnce(address: string, read: typeof fetch): Promise<Uint8Array> {
  const answer = await read(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (thrown: unknown) => {
      throw new TryAgain(describeThrown(thrown))
    },
  )
  if (answer.status === 429 || answer.status >= 500) throw new TryAgain(`the host answers ${answer.status}`)
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`)
  if (/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error('the host answers with a page instead of the file')
  const length = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (length > LARGEST_BYTES) throw new Error(`it has more than ${LARGEST_BYTES / 1_000_000} MB`)
  const bytes = new Uint8Array(
    await answer.arrayBuffer().catch((thrown: unknown) => {
      throw new TryAgain(describeThrown(thrown))
    }),
  )
  const isPacked = answer.headers.get('content-encoding') !== null
  if (!isPacked && Number.isFinite(length) && bytes.length !== length)
    throw new TryAgain(`${bytes.length} of ${length} bytes arrived`)
  if (bytes.length === 0) throw new Error('the file is empty')
  return bytes
}

async function download(address: string, to: string, read: typeof fetch, pauseMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const bytes = await readOnce(address, read)
      await mkdir(dirname(to), { recursive: true })
      await writeFile(`${to}.part`, bytes)
      return await rename(`${to}.part`, to)
    } catch (thrown) {
      await rm(`${to}.part`, { force: true })
      if (!(thrown instanceof TryAgain) || attempt === ATTEMPTS) throw thrown
      await new Promise((resume) => setTimeout(resume, pauseMs * attempt))
    }
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
  const taken: TakenAsset[] = []
  const open = [...new Set(addresses)].reverse()
  const all = open.length

  async function take(address: string): Promise<TakenAsset> {
    const path = pathOfAsset(address)
    const saved = savedNames(address).flatMap((name) => names.get(name) ?? [])[0]
    if (saved !== undefined) return { tag: 'folder', address, path, from: saved }
    const earlier = join(out, path)
    if (await hasContent(earlier)) return { tag: 'known', address, path, from: earlier }
    if (options.fetch === null) return { tag: 'failed', address, message: 'it is not in the folder' }
    const to = join(cache, path)
    try {
      await download(address, to, options.fetch, pauseMs)
      return { tag: 'downloaded', address, path, from: to }
    } catch (thrown) {
      return { tag: 'failed', address, message: describeThrown(thrown) }
    }
  }

  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let address = open.pop(); address !== undefined; address = open.pop()) {
        taken.push(await take(address))
        onProgress?.(taken.length, all)
      }
    }),
  )
  return taken
}
