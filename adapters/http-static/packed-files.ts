import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.js'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Packs in a few milliseconds, for the visitor who waits. */
const QUICK = 6
/** A tenth smaller and forty times slower: made once, aside, for everybody after. */
const DENSE = 11
/** What is larger stays quickly packed. */
const DENSE_LIMIT_BYTES = 300_000
/** Packed files are forgotten, the longest unused first, above this. */
const MEMORY_LIMIT_BYTES = 32_000_000

interface PackedFile {
  /** Tells one state of the file from another. */
  readonly version: string
  bytes: Promise<Buffer>
  size: number
}

/** Files as they are sent: packed once for each state of the file and kept in memory. */
export interface PackedFiles {
  /** Rejects where the file cannot be read any more. */
  readonly read: (path: string, version: string, encoding: Encoding) => Promise<Buffer>
}

const withBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** Starts with nothing packed; each file costs its packing when it is first asked for. */
export function createPackedFiles(): PackedFiles {
  const packed = new Map<string, PackedFile>()

  function forgetOldest(): void {
    let total = [...packed.values()].reduce((sum, { size }) => sum + size, 0)
    for (const [key, { size }] of packed) {
      if (total <= MEMORY_LIMIT_BYTES) return
      packed.delete(key)
      total -= size
    }
  }

  async function packLater(file: PackedFile, raw: Buffer): Promise<void> {
    if (raw.length > DENSE_LIMIT_BYTES) return
    const dense = await withBrotli(raw, DENSE)
    file.bytes = Promise.resolve(dense)
    file.size = dense.length
  }

  async function pack(file: PackedFile, path: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
    const raw = await readFile(path)
    const bytes = encoding === 'br' ? await withBrotli(raw, QUICK) : await zip(raw, { level: 9 })
    file.size = bytes.length
    forgetOldest()
    // Without the denser one the quick one stays.
    if (encoding === 'br') packLater(file, raw).catch(() => {})
    return bytes
  }

  return {
    read: (path, version, encoding) => {
      if (encoding === 'identity') return readFile(path)
      const key = `${encoding} ${path}`
      const known = packed.get(key)
      packed.delete(key)
      if (known?.version === version) {
        packed.set(key, known)
        return known.bytes
      }
      const file: PackedFile = { version, bytes: Promise.resolve(Buffer.alloc(0)), size: 0 }
      packed.set(key, file)
      file.bytes = pack(file, path, encoding)
      file.bytes.catch(() => packed.delete(key))
      return file.bytes
    },
  }
}
