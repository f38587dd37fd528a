import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeWebStream } from 'node:stream/web'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import type { BackupEntry } from '../../../core/use-cases/backups/index.js'
import { packMembers } from './pack-members.js'
import { passphraseRecipient } from './passphrase-key.js'

/** Writes entries one after the other. Methods reject with the error of the target. */
export interface ArchiveWriter {
  /** Adds an entry of exactly `sizeBytes`; rejects if the content has another length. */
  readonly add: (path: string, sizeBytes: number, content: AsyncIterable<Uint8Array>) => Promise<BackupEntry>
  /** Resolves when everything was written to the target and the target is closed. */
  readonly finish: () => Promise<void>
  /** Stops without an archive; call it when an entry cannot be read. */
  readonly abandon: (reason: Error) => Promise<void>
}

/** The cost of one guess of the passphrase, as a logarithm: a second of processor time. */
const WORK_FACTOR = 18

/**
 * Writes a tar archive, compressed by gzip and encrypted by a passphrase in the age format, so that the standard tools
 * read it as well.
 */
export async function createArchiveWriter(
  target: Writable,
  passphrase: string,
  workFactor = WORK_FACTOR,
): Promise<ArchiveWriter> {
  const { readable, controller } = createTarPacker()
  const encrypter = new Encrypter()
  encrypter.addRecipient(passphraseRecipient(passphrase, workFactor))
  const packed = Readable.from(packMembers(readable), { objectMode: false })
  const encrypted = await encrypter.encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>)
  const written = pipeline(Readable.fromWeb(encrypted as NodeWebStream), target)
  written.catch(() => undefined)
  /** A failed target stops the work at once. */
  const unlessBroken = <T>(work: Promise<T>): Promise<T> => Promise.race([work, written.then(() => work)])
  return {
    add: async (path, sizeBytes, content) => {
      const hash = createHash('sha256')
      const writer = controller.add({ name: path, size: sizeBytes, type: 'file' }).getWriter()
      writer.closed.catch(() => undefined)
      let length = 0
      for await (const piece of content) {
        hash.update(piece)
        length += piece.length
        if (length <= sizeBytes) await unlessBroken(writer.write(piece))
      }
      if (length !== sizeBytes) throw new Error(`${path} was changed while it was read`)
      await unlessBroken(writer.close())
      return { path, sizeBytes, sha256: hash.digest('hex') }
    },
    finish: async () => {
      controller.finalize()
      await written
    },
    abandon: async (reason) => {
      controller.error(reason)
      target.destroy()
      await written.catch(() => undefined)
    },
  }
}
