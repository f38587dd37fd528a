import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBoundedCache } from '../../../core/shared/index.js'
import type { BoundedCache } from '../../../core/shared/index.js'
import type { Encoding } from './accepted-encoding.js'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The level for the first visitor, which takes a few milliseconds. */
const QUICK = 6
/**
 * The level for later requests: a tenth smaller and forty times slower, so each text is compressed once, in
 * the background.
 */
const DENSE = 11
/** Larger texts keep the quick compression. */
const DENSE_LIMIT_BYTES = 300_000
/** The maximum bytes in memory; beyond them the least recently used text is dropped. */
const MEMORY_LIMIT_BYTES = 32_000_000
/** The maximum number of simultaneous dense compressions; other texts keep the quick form. */
const MAX_DENSE = 2

/** Texts in compressed form: made once for each state and cached in memory for all readers. */
export interface CompressedTexts {
  /** `key` identifies one state of a text; `load` reads it if it is not cached. */
  readonly read: (
    key: string,
    encoding: Encoding,
    load: () => Promise<Buffer | null>,
  ) => Promise<Buffer | null>
}

const withBrotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/**
 * The cached bytes of a key, or those of `make`, which runs once for all simultaneous requests. A null
 * result, for a changed text, is not shared.
 */
function readShared(
  cache: BoundedCache<Promise<Buffer | null>>,
  key: string,
  make: () => Promise<Buffer | null>,
): Promise<Buffer | null> {
  const keep = async (): Promise<Buffer | null> => {
    const bytes = await make()
    if (bytes === null) cache.delete(key)
    else cache.set(key, Promise.resolve(bytes), bytes.length)
    return bytes
  }
  const earlier = cache.get(key)
  if (earlier) return earlier.then((bytes) => bytes ?? keep())
  const made = keep()
  cache.set(key, made, 0)
  made.catch(() => cache.delete(key))
  return made
}

/** Makes an empty cache; each text is compressed at its first request. */
export function createCompressedTexts(): CompressedTexts {
  const known = createBoundedCache<Promise<Buffer | null>>(MEMORY_LIMIT_BYTES)
  /**
   * A separate cache, so that a client that requests many uncompressed texts does not displace the compressed
   * ones.
   */
  const plain = createBoundedCache<Promise<Buffer | null>>(MEMORY_LIMIT_BYTES)
  let denseRunning = 0

  async function makeDenser(key: string, raw: Buffer): Promise<void> {
    if (raw.length > DENSE_LIMIT_BYTES || denseRunning >= MAX_DENSE) return
    denseRunning += 1
    try {
      const dense = await withBrotli(raw, DENSE)
      known.set(key, Promise.resolve(dense), dense.length)
    } finally {
      denseRunning -= 1
    }
  }

  async function compress(
    key: string,
    encoding: 'br' | 'gzip',
    load: () => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const raw = await load()
    if (raw === null) return null
    if (encoding === 'gzip') return zip(raw, { level: 9 })
    const bytes = await withBrotli(raw, QUICK)
    // If the dense compression fails, the quick form stays.
    makeDenser(key, raw).catch(() => {})
    return bytes
  }

  return {
    read: (text, encoding, load) => {
      if (encoding === 'identity') return readShared(plain, text, load)
      const key = `${encoding} ${text}`
      return readShared(known, key, () => compress(key, encoding, load))
    },
  }
}
