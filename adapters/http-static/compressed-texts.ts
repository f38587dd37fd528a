import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBoundedCache } from '../../core/shared/index.js'
import type { Encoding } from './accepted-encoding.js'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Takes a few milliseconds, for the visitor who waits. */
const QUICK = 6
/** A tenth smaller and forty times slower: made once, aside, for everybody after. */
const DENSE = 11
/** What is larger stays quickly compressed. */
const DENSE_LIMIT_BYTES = 300_000
/** Above this the longest unused is forgotten. */
const MEMORY_LIMIT_BYTES = 32_000_000
/** Of so many texts at a time the denser form is made; the others keep the quick one. */
const MOST_DENSE = 2

/** Texts as they are sent: made once for each state and kept in memory, so that all who read slowly share it. */
export interface CompressedTexts {
  /** `key` tells one state of a text from every other text; `load` gives it where it is not known yet. */
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

/** Whoever reads a text at the same moment may find another state of it, which says nothing of what is found here. */
const orElse = async (
  earlier: Promise<Buffer | null>,
  otherwise: () => Promise<Buffer | null>,
): Promise<Buffer | null> => (await earlier) ?? otherwise()

/** Starts with nothing; each text costs its compression when it is first asked for. */
export function createCompressedTexts(): CompressedTexts {
  const known = createBoundedCache<Promise<Buffer | null>>(MEMORY_LIMIT_BYTES)
  /** Apart, so that whoever asks for much of it does not have the others compressed again. */
  const plain = createBoundedCache<Promise<Buffer | null>>(MEMORY_LIMIT_BYTES)
  let denseRunning = 0

  async function makeDenser(key: string, raw: Buffer): Promise<void> {
    if (raw.length > DENSE_LIMIT_BYTES || denseRunning >= MOST_DENSE) return
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
    if (raw === null) {
      known.delete(key)
      return null
    }
    const bytes = encoding === 'br' ? await withBrotli(raw, QUICK) : await zip(raw, { level: 9 })
    known.set(key, Promise.resolve(bytes), bytes.length)
    // Without the denser form the quick one stays.
    if (encoding === 'br') makeDenser(key, raw).catch(() => {})
    return bytes
  }

  async function loadPlain(key: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const raw = await load()
    if (raw === null) plain.delete(key)
    else plain.set(key, Promise.resolve(raw), raw.length)
    return raw
  }

  function readPlain(key: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const earlier = plain.get(key)
    if (earlier) return orElse(earlier, () => loadPlain(key, load))
    const loaded = loadPlain(key, load)
    plain.set(key, loaded, 0)
    loaded.catch(() => plain.delete(key))
    return loaded
  }

  return {
    read: (text, encoding, load) => {
      if (encoding === 'identity') return readPlain(text, load)
      const key = `${encoding} ${text}`
      const earlier = known.get(key)
      if (earlier) return orElse(earlier, () => compress(key, encoding, load))
      const made = compress(key, encoding, load)
      known.set(key, made, 0)
      made.catch(() => known.delete(key))
      return made
    },
  }
}
