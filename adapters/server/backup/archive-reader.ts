import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder } from 'modern-tar'
import { ArchiveProblem } from './archive-problem.js'

/** An entry of an archive; its content must be read before the next entry is requested. */
export interface ArchiveItem {
  readonly path: string
  readonly sizeBytes: number
  readonly content: AsyncIterable<Uint8Array>
}

const AGE_BEGINS = 'age-encryption.org/'

async function decrypt(source: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(plain as NodeWebStream)
  } catch (thrown) {
    source.destroy()
    const { message } = thrown as Error
    if (/no identity matched/i.test(message)) throw new ArchiveProblem('The passphrase is wrong.')
    throw new ArchiveProblem(`This is not a backup, or its beginning is damaged (${message}).`)
  }
}

/** True if a file begins as an encrypted archive does. */
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

/**
 * Reads the entries of an archive in order. Rejects with an `ArchiveProblem` if the passphrase is wrong, or
 * if the archive is damaged or incomplete.
 */
export async function* readArchive(source: Readable, passphrase: string): AsyncGenerator<ArchiveItem> {
  const gunzip = createGunzip()
  const plain = await decrypt(source, passphrase)
  pipeline(plain, gunzip, () => undefined)
  const entries = (Readable.toWeb(gunzip) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  )
  try {
    for await (const { header, body } of entries as unknown as AsyncIterable<{
      header: { name: string; size: number; type?: string }
      body: AsyncIterable<Uint8Array>
    }>) {
      if (header.type !== undefined && header.type !== 'file')
        throw new ArchiveProblem(`${header.name} is no file.`)
      yield { path: header.name, sizeBytes: header.size, content: contentOf(body) }
    }
  } catch (thrown) {
    throw toProblem(thrown)
  } finally {
    source.destroy()
  }
}
