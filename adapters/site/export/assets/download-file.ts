import { createHash } from 'node:crypto'
import { UnsafePath } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'
import { isBuilderFile } from './remote-addresses.js'
import { describeThrown } from '../../../../core/shared/index.js'

const ATTEMPTS = 3
/** A minimum far below any line: without it a host could send a byte a minute for ever. */
const MIN_BYTES = 65_536
const MAX_REDIRECTS = 5
const MAX_BYTES = 500_000_000

type OnBytes = (count: number) => void

/** The settings of a download. */
export interface DownloadOptions {
  readonly read: typeof fetch
  /** Pause between two attempts, in ms. */
  readonly pauseMs: number
  /** Called with each received piece. */
  readonly onBytes: OnBytes
  /**
   * The time in which a host sends `MIN_BYTES`, or the download counts as broken off, in ms; a large file may take
   * hours.
   */
  readonly silenceMs: number
}

/** A failure that allows another attempt. */
class TryAgain extends Error {}

/** The partial file of an earlier attempt, and the host's version tag of it. */
interface Begun {
  readonly sizeBytes: number
  readonly etag: string
}

/** A partial file is continued only if the host can confirm that its file is unchanged. */
async function begunPart(into: SafeFolder, part: string): Promise<Begun | null> {
  const etag = (await into.readText(`${part}.etag`)) ?? ''
  const sizeBytes = (await into.read(part, async (file) => (await file.stat()).size)) ?? 0
  return etag === '' || sizeBytes === 0 ? null : { sizeBytes, etag }
}

/** Aborts a request to a host that is silent, or sends next to nothing, for too long. */
class SilenceLimit {
  private readonly controller = new AbortController()
  private readonly timer: NodeJS.Timeout
  private received = 0
  readonly signal = this.controller.signal

  constructor(silenceMs: number) {
    this.timer = setTimeout(() => this.controller.abort(), silenceMs)
  }

  /** Restarts the limit for the content, which follows the head of the answer. */
  restart(): void {
    this.received = 0
    this.timer.refresh()
  }

  /** Restarts the limit when enough data have arrived. */
  take(count: number): void {
    this.received += count
    if (this.received >= MIN_BYTES) this.restart()
  }

  end(): void {
    clearTimeout(this.timer)
  }
}

/** `fetch failed` has no detail: the reason is in its cause. */
const reasonOf = (thrown: unknown): string =>
  describeThrown(thrown instanceof Error && thrown.cause instanceof Error ? thrown.cause : thrown)

/** Requests a file and follows redirects between the builder's hosts; no other host is contacted. */
async function request(address: string, read: typeof fetch, options: RequestInit): Promise<Response> {
  let at = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await read(at, { ...options, redirect: 'manual' }).catch((thrown: unknown) => {
      throw new TryAgain(options.signal?.aborted ? 'the host does not answer' : reasonOf(thrown))
    })
    const location = answer.headers.get('location')
    if (location === null || answer.status < 300 || answer.status >= 400) return answer
    await answer.body?.cancel()
    const next = URL.canParse(location, at) ? new URL(location, at).href : location
    if (!isBuilderFile(next)) throw new Error(`the host redirects to ${next}`)
    at = next
  }
  throw new Error('the host redirects without end')
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
    throw new TryAgain('the host answers with a part that was not requested')
  return answer
}

/** Appends received data to the file, so that a large file takes no memory; returns the new size of the file. */
async function append(
  answer: Response,
  { into, part }: Target,
  from: number,
  onBytes: OnBytes,
): Promise<number> {
  const file = await into.openToWrite(part, from > 0)
  let size = from
  try {
    for await (const piece of answer.body ?? []) {
      onBytes(piece.length)
      size += piece.length
      if (size > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES / 1_000_000} MB`)
      await file.write(piece)
    }
  } catch (thrown) {
    if (size > MAX_BYTES || (thrown as NodeJS.ErrnoException).syscall === 'write') throw thrown
    throw new TryAgain(`the host broke off after ${size} bytes`)
  } finally {
    await file.close()
  }
  return size
}

/** The temporary file of a download. */
interface Target {
  readonly into: SafeFolder
  readonly part: string
}

async function attempt(
  address: string,
  target: Target,
  { read, onBytes }: DownloadOptions,
  silence: SilenceLimit,
): Promise<void> {
  const { into, part } = target
  const begun = await begunPart(into, part)
  const answer = await ask(address, read, begun, silence.signal).catch(async (thrown: unknown) => {
    // Without the tag, the next attempt downloads the whole file.
    await into.remove(`${part}.etag`)
    throw thrown
  })
  silence.restart()
  const etag = answer.headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) await into.replace(`${part}.etag`, { content: etag })
  else await into.remove(`${part}.etag`)
  const from = answer.status === 206 ? (begun?.sizeBytes ?? 0) : 0
  const length = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (from + length > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES / 1_000_000} MB`)
  const size = await append(answer, target, from, (count) => {
    silence.take(count)
    onBytes(count)
  })
  const isPacked = answer.headers.get('content-encoding') !== null
  if (!isPacked && Number.isFinite(length) && size !== from + length)
    throw new TryAgain(`${size} of ${from + length} bytes arrived`)
  if (size === 0) throw new Error('the file is empty')
}

/**
 * Downloads a file to the path `to` of a folder, with up to three attempts. A partial file stays for the next attempt
 * or run, which requests only the rest. Rejects with the reason if the file cannot be downloaded.
 */
export async function downloadFile(
  address: string,
  into: SafeFolder,
  to: string,
  options: DownloadOptions,
): Promise<void> {
  const part = `${to}.part`
  for (let tried = 1; ; tried += 1) {
    const silence = new SilenceLimit(options.silenceMs)
    try {
      await attempt(address, { into, part }, options, silence)
      await into.remove(`${part}.etag`)
      return await into.move(part, to)
    } catch (thrown) {
      const isBroken = thrown instanceof TryAgain
      if (!isBroken && !(thrown instanceof UnsafePath)) await into.remove(part)
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
