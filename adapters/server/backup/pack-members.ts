import { pipeline, Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { needsLoosePacking } from './packing-ratio.js'

const levelFor = (bytes: number, packedBytes: number): number =>
  needsLoosePacking(bytes, packedBytes) ? constants.Z_NO_COMPRESSION : constants.Z_DEFAULT_COMPRESSION

/**
 * Compresses bytes by gzip, in one member or several. Content that would be packed too tightly for `readArchive`, such
 * as zeros, is written in members that are not compressed.
 */
export async function* packMembers(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const pieces = source[Symbol.asyncIterator]()
  let next = await pieces.next()
  let [bytes, packedBytes] = [0, 0]
  async function* member(level: number): AsyncGenerator<Uint8Array> {
    while (next.done !== true && levelFor(bytes, packedBytes) === level) {
      bytes += next.value.length
      yield next.value
      next = await pieces.next()
    }
  }
  try {
    do {
      const level = levelFor(bytes, packedBytes)
      const gzip = createGzip({ level })
      pipeline(Readable.from(member(level)), gzip, () => undefined)
      for await (const piece of gzip as AsyncIterable<Buffer>) {
        packedBytes += piece.length
        yield piece
      }
    } while (next.done !== true)
  } finally {
    await pieces.return?.()
  }
}
