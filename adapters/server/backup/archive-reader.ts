import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import type { Gunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { createBlockGuard } from './archive-guard.js'
import { ArchiveProblem } from './archive-problem.js'
import { isPackedTooTightly } from './packing-ratio.js'
import type { ArchiveKey } from './passphrase-key.js'

/** An entry of an archive; its content must be read before the next entry is requested. */
export interface ArchiveItem {
  readonly path: string
  readonly sizeBytes: number
  readonly content: AsyncIterable<Uint8Array>
}

const AGE_BEGINS = 'age-encryption.org/'

/** The header of an archive with a passphrase has 150 bytes. */
const MAX_HEADER_BYTES = 4096
const HEADER_ENDS = '\n--- '

/**
 * Passes the bytes of an archive on if its header ends soon, since the reader keeps each line of a header in
 * memory.
 */
async function* checkHeader(source: Readable): AsyncGenerator<Buffer> {
  let begun = Buffer.alloc(0)
  let isChecked = false
  for await (const piece of source as AsyncIterable<Buffer>) {
    if (isChecked) {
      yield piece
      continue
    }
    begun = Buffer.concat([begun, piece])
    isChecked = begun.subarray(0, MAX_HEADER_BYTES).includes(HEADER_ENDS)
    if (isChecked) yield begun
    else if (begun.length >= MAX_HEADER_BYTES) throw new Error('its header has no end')
  }
  if (!isChecked) yield begun
}

async function decrypt(source: Readable, key: ArchiveKey): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  try {
    const checked = Readable.from(checkHeader(source), { objectMode: false })
    const plain = await decrypter.decrypt(Readable.toWeb(checked) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as NodeWebStream)
  } catch (thrown) {
    source.destroy()
    const { message } = thrown as Error
    if (/no identity matched/i.test(message)) throw new ArchiveProblem('The passphrase is wrong.')
    throw new ArchiveProblem(`This is not a backup, or its beginning is damaged (${message}).`)
  }
}

/** True if a file begins like an encrypted archive. */
export const isArchiveStart = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, AGE_BEGINS.length)).toString('latin1') === AGE_BEGINS

const toProblem = (thrown: unknown): ArchiveProblem =>
  thrown instanceof ArchiveProblem
    ? thrown
    : new ArchiveProblem(`The backup is damaged or cut off (${(thrown as Error).message}).`)

async function* contentOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (thrown) {
    throw toProblem(thrown)
  }
}

/** Passes the unpacked bytes on after they were checked. */
async function* checkBytes(gunzip: Gunzip): AsyncGenerator<Buffer> {
  const check = createBlockGuard()
  let bytes = 0
  for await (const piece of gunzip as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (isPackedTooTightly(bytes, gunzip.bytesWritten))
      throw new ArchiveProblem('This backup was not made by Vitrine: it is packed too tightly.')
    check(piece)
    yield piece
  }
}

/**
 * Reads the entries of an archive in order. Rejects with an `ArchiveProblem` if the passphrase is wrong, or
 * if the archive is damaged or incomplete.
 */
export async function* readArchive(source: Readable, key: ArchiveKey): AsyncGenerator<ArchiveItem> {
  const gunzip = createGunzip()
  const plain = await decrypt(source, key)
  pipeline(plain, gunzip, () => undefined)
  const entries = (
    Readable.toWeb(Readable.from(checkBytes(gunzip), { objectMode: false })) as ReadableStream<Uint8Array>
  ).pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number; type?: string }
      body: AsyncIterable<Uint8Array>
    }>) {
      if (header.type !== undefined && header.type !== 'file')
        throw new ArchiveProblem(`${header.name} is not a file.`)
      yield { path: header.name, sizeBytes: header.size, content: contentOf(body) }
    }
  } catch (thrown) {
    throw toProblem(thrown)
  } finally {
    source.destroy()
  }
}
