import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeThrown } from './describe-thrown.js'
import { isBuilderFile } from './remote-addresses.js'

const ATTEMPTS = 3
/** A host that sends nothing for so long has broken off; how long a large film takes as a whole is up to the line. */
const SILENCE_MS = 60_000
const MOST_REDIRECTS = 5
const LARGEST_BYTES = 500_000_000

type OnBytes = (count: number) => void

/** How a file is downloaded. */
export interface DownloadOptions {
  readonly read: typeof fetch
  /** Between two attempts. */
  readonly pauseMs: number
  /** Told of every piece that arrived. */
  readonly onBytes: OnBytes
}

/** What makes another attempt worth it. */
class TryAgain extends Error {}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )

/** The part of a file that an earlier attempt brought, and what tells that state of it on the host. */
interface Begun {
  readonly sizeBytes: number
  readonly etag: string
}

/** A part is only gone on with where the host can say that its file is still the same. */
async function begunPart(part: string): Promise<Begun | null> {
  const etag = await readFile(`${part}.etag`, 'utf8').catch(() => '')
  const sizeBytes = await sizeOf(part)
  return etag === '' || sizeBytes === 0 ? null : { sizeBytes, etag }
}

/** Ends a request once its host is silent for too long. */
class SilenceLimit {
  private readonly controller = new AbortController()
  private readonly timer = setTimeout(() => this.controller.abort(), SILENCE_MS)
  readonly signal = this.controller.signal

  /** Something came. */
  restart(): void {
    this.timer.refresh()
  }

  end(): void {
    clearTimeout(this.timer)
  }
}

/** `fetch failed` says nothing: the reason is its cause. */
const reasonOf = (thrown: unknown): string =>
  describeThrown(thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown)

/** Asks for a file, also where it has moved to on the builder's hosts: no others are asked for anything. */
async function request(address: string, read: typeof fetch, options: RequestInit): Promise<Response> {
  let at = address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const answer = await read(at, { ...options, redirect: 'manual' }).catch((thrown: unknown) => {
      throw new TryAgain(options.signal?.aborted ? 'the host does not answer' : reasonOf(thrown))
    })
    const location = answer.headers.get('location')
    if (location === null || answer.status < 300 || answer.status >= 400) return answer
    await answer.body?.cancel()
    const next = URL.canParse(location, at) ? new URL(location, at).href : location
    if (!isBuilderFile(next)) throw new Error(`the host sends on to ${next}`)
    at = next
  }
  throw new Error('the host sends on without end')
}

async function ask(
  address: string,
  read: typeof fetch,
  begun: Begun | null,
  signal: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> =
    begun === null ? {} : { range: `bytes=${begun.sizeBytes}-`, 'if-range': begun.etag }
  const answer = await request(address, read, { headers, signal })
  if (answer.status === 429 || answer.status === 416 || answer.status >= 500)
    throw new TryAgain(`the host answers ${answer.status}`)
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`)
  if (/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error('the host answers with a page instead of the file')
  const start = /^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1]
  if (answer.status === 206 && (begun === null || (start !== undefined && Number(start) !== begun.sizeBytes)))
    throw new TryAgain('the host answers with another part than was asked for')
  return answer
}

/** Writes what arrives behind what is there, so that a large film takes no memory; answers how much is there then. */
async function append(answer: Response, part: string, from: number, onBytes: OnBytes): Promise<number> {
  const file = await open(part, from === 0 ? 'w' : 'a')
  let size = from
  try {
    for await (const piece of answer.body ?? []) {
      onBytes(piece.length)
      size += piece.length
      if (size > LARGEST_BYTES) throw new Error(`it has more than ${LARGEST_BYTES / 1_000_000} MB`)
      await file.write(piece)
    }
  } catch (thrown) {
    if (size > LARGEST_BYTES || (thrown as NodeJS.ErrnoException).syscall === 'write') throw thrown
    throw new TryAgain(`the host broke off after ${size} bytes`)
  } finally {
    await file.close()
  }
  return size
}

async function attempt(
  address: string,
  part: string,
  { read, onBytes }: DownloadOptions,
  silence: SilenceLimit,
): Promise<void> {
  const begun = await begunPart(part)
  const answer = await ask(address, read, begun, silence.signal).catch(async (thrown: unknown) => {
    // What the host no longer knows is begun anew.
    await rm(`${part}.etag`, { force: true })
    throw thrown
  })
  silence.restart()
  const etag = answer.headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) await writeFile(`${part}.etag`, etag)
  else await rm(`${part}.etag`, { force: true })
  const from = answer.status === 206 ? (begun?.sizeBytes ?? 0) : 0
  const length = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (from + length > LARGEST_BYTES) throw new Error(`it has more than ${LARGEST_BYTES / 1_000_000} MB`)
  const size = await append(answer, part, from, (count) => {
    silence.restart()
    onBytes(count)
  })
  const isPacked = answer.headers.get('content-encoding') !== null
  if (!isPacked && Number.isFinite(length) && size !== from + length)
    throw new TryAgain(`${size} of ${from + length} bytes arrived`)
  if (size === 0) throw new Error('the file is empty')
}

/**
 * Downloads a file to `to`, three times if need be. What an attempt that broke off brought stays beside it, also for
 * the next run, and only the rest is asked for. Rejects with the reason where the file cannot be had.
 */
export async function downloadFile(address: string, to: string, options: DownloadOptions): Promise<void> {
  const part = `${to}.part`
  await mkdir(dirname(to), { recursive: true })
  for (let tried = 1; ; tried += 1) {
    const silence = new SilenceLimit()
    try {
      await attempt(address, part, options, silence)
      await rm(`${part}.etag`, { force: true })
      return await rename(part, to)
    } catch (thrown) {
      const isBroken = thrown instanceof TryAgain
      if (!isBroken) await rm(part, { force: true })
      if (!isBroken || tried === ATTEMPTS) throw thrown
      await new Promise((resume) => setTimeout(resume, options.pauseMs * tried))
    } finally {
      silence.end()
    }
  }
}

/** A short name for an address, the same in every run. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 8)
