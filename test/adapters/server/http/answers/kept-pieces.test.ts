import { expect, it } from '@jest/globals'
import { keptPieces } from '../../../../../adapters/server/http/index.js'
import { ok } from '../../../../../core/shared/index.js'

const READERS = 64
const PIECES = 40
let running = 0
let most = 0

async function* stored(pieces: number) {
  for (let count = 0; count < pieces; count += 1) {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    yield ok(new Uint8Array(1))
  }
}
const read = (reader: string, pieces: number) =>
  keptPieces(stored(pieces), { reader, label: 'A file', report: () => undefined })

async function sizeOf(pieces: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0
  for await (const piece of pieces) size += piece.length
  return size
}

it('reads a short file before most readers of long ones have their next piece', async () => {
  const readers = Array.from({ length: READERS }, (_, index) => read(`member-${index % 12}`, PIECES))
  await Promise.all(readers.map((reader) => reader.next()))
  most = 0
  let done = 0
  const next = readers.map((reader) => reader.next().then(() => (done += 1)))
  expect(await sizeOf(read('short', 1))).toBe(1)
  expect(done).toBeLessThan(READERS / 2)
  await Promise.all(next)
  expect(await Promise.all(readers.map(sizeOf))).toEqual(readers.map(() => PIECES - 2))
  expect(most).toBeLessThanOrEqual(5)
})

it('ends the reading of a file whose reader leaves', async () => {
  let isEnded = false
  async function* held() {
    try {
      yield* stored(PIECES)
    } finally {
      isEnded = true
    }
  }
  const pieces = keptPieces(held(), { reader: 'left', label: 'A file', report: () => undefined })
  await pieces.next()
  await pieces.return(undefined)
  expect(isEnded).toBe(true)
})
