import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeThrown } from './describe-thrown.js'

const ATTEMPTS = 3
const TIMEOUT_MS = 120_000
const LARGEST_BYTES = 500_000_000

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

async function ask(address: string, read: typeof fetch, begun: Begun | null): Promise<Response> {
  const headers: Record<string, string> =
    begun === null ? {} : { range: `bytes=${begun.sizeBytes}-`, 'if-range': begun.etag }
  const answer = await read(address, {
    redirect: 'error',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((thrown: unknown) => {
    throw new TryAgain(describeThrown(thrown))
  })
  if (answer.status === 429 || answer.status === 416 || answer.status >= 500)
    throw new TryAgain(`the host answers ${answer.status}`)
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`)
  if (/^text\/html\b/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error('the host answers with a page instead of the file')
  return answer
}

/** Writes what arrives behind what is there, so that a large film takes no memory; answers how much is there then. */
async function append(answer: Response, part: string, from: number): Promise<number> {
  const file = await open(part, from === 0 ? 'w' : 'a')
  let size = from
  try {
    for await (const piece of answer.body ?? []) {
      size += piece.length
      if (size > LARGEST_BYTES) throw new Error(`it has more than ${LARGEST_BYTES / 1_000_000} MB`)
      await file.write(piece)
    }
  } catch (thrown) {
    if (size > LARGEST_BYTES || (thrown as NodeJS.ErrnoException).syscall === 'write') throw thrown
    throw new TryAgain(describeThrown(thrown))
  } finally {
    await file.close()
  }
  return size
}

async function attempt(address: string, part: string, read: typeof fetch): Promise<void> {
  const begun = await begunPart(part)
  const answer = await ask(address, read, begun).catch(async (thrown: unknown) => {
    // What the host no longer knows is begun anew.
    await rm(`${part}.etag`, { force: true })
    throw thrown
  })
  const etag = answer.headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) await writeFile(`${part}.etag`, etag)
  else await rm(`${part}.etag`, { force: true })
  const from = answer.status === 206 ? (begun?.sizeBytes ?? 0) : 0
  const length = Number(answer.headers.get('content-length') ?? Number.NaN)
  if (from + length > LARGEST_BYTES) throw new Error(`it has more than ${LARGEST_BYTES / 1_000_000} MB`)
  const size = await append(answer, part, from)
  const isPacked = answer.headers.get('content-encoding') !== null
  if (!isPacked && Number.isFinite(length) && size !== from + length)
    throw new TryAgain(`${size} of ${from + length} bytes arrived`)
  if (size === 0) throw new Error('the file is empty')
}

/**
 * Downloads a file to `to`, three times if need be. What an attempt that broke off brought stays beside it, also for
 * the next run, and only the rest is asked for. Rejects with the reason where the file cannot be had.
 */
export async function downloadFile(
  address: string,
  to: string,
  read: typeof fetch,
  pauseMs: number,
): Promise<void> {
  const part = `${to}.part`
  await mkdir(dirname(to), { recursive: true })
  for (let tried = 1; ; tried += 1)
    try {
      await attempt(address, part, read)
      await rm(`${part}.etag`, { force: true })
      return await rename(part, to)
    } catch (thrown) {
      const isBroken = thrown instanceof TryAgain
      if (!isBroken) await rm(part, { force: true })
      if (!isBroken || tried === ATTEMPTS) throw thrown
      await new Promise((resume) => setTimeout(resume, pauseMs * tried))
    }
}

/** A short name for an address, the same in every run. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(address).digest('hex').slice(0, 8)
