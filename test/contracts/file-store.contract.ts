import { readKeptFile } from '../../core/ports/platform/read-kept-file.js'
import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import type { Result } from '../../core/shared/index.js'
import { describe, expect, it } from './test-runner.js'

function value<T>(result: Result<T, { readonly tag: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

async function* pieces(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Content of a sender that disconnects in the middle. */
async function* broken(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
  throw new Error('gone')
}

/** The rules of every `FileStore`. `open` answers a new store each time. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251)

  describe(`FileStore: ${name}`, () => {
    it.each([0, 1, 32 * 1024 - 1, 32 * 1024, 32 * 1024 + 1, 100_001])(
      'returns %d bytes unchanged, for any pieces',
      async (length) => {
        const files = await open()
        const content = bytes.subarray(0, length)
        for (const pieceBytes of [7001, 32 * 1024, 1_000_000]) {
          value(await files.put('forms/a-1', pieces(content, pieceBytes)))
          const kept = value(await readKeptFile(files, 'forms/a-1'))
          expect([kept?.length, Buffer.compare(kept ?? new Uint8Array(1), content)]).toEqual([length, 0])
        }
      },
    )

    it('returns any range of a file, in pieces that are read on demand', async () => {
      const files = await open()
      value(await files.put('forms/a', pieces(bytes, 9000)))
      const file = value(await files.find('forms/a'))
      expect(file?.sizeBytes).toBe(bytes.length)
      const edges = [0, 1, 32 * 1024 - 1, 32 * 1024, 32 * 1024 + 1, 65_536, 100_000, 100_001]
      for (const start of edges)
        for (const end of edges.filter((edge) => edge >= start)) {
          const read: Uint8Array[] = []
          for await (const piece of file?.read(start, end) ?? []) read.push(value(piece))
          expect([start, end, Buffer.compare(Buffer.concat(read), bytes.subarray(start, end))]).toEqual([
            start,
            end,
            0,
          ])
        }
    })

    it('ends with an error if a file is removed while it is read', async () => {
      const files = await open()
      const content = new Uint8Array(600_000)
      value(await files.put('forms/a', pieces(content, 9000)))
      const file = value(await files.find('forms/a'))
      const outcomes: boolean[] = []
      let length = 0
      for await (const piece of file?.read(0, content.length) ?? []) {
        if (piece.ok) length += piece.value.length
        if (outcomes.length === 0) value(await files.remove('forms/a'))
        outcomes.push(piece.ok)
      }
      expect([outcomes[0], outcomes.at(-1), length < content.length]).toEqual([true, false, true])
    })

    it('replaces earlier content, and separates keys with the same beginning', async () => {
      const files = await open()
      value(await files.put('forms/a', pieces(bytes, 9000)))
      value(await files.put('forms/ab', pieces(bytes.subarray(0, 3), 9000)))
      value(await files.put('forms/a', pieces(bytes.subarray(0, 5), 9000)))
      expect(value(await readKeptFile(files, 'forms/a'))).toHaveLength(5)
      value(await files.remove('forms/a'))
      expect(value(await readKeptFile(files, 'forms/a'))).toBeNull()
      expect(value(await readKeptFile(files, 'forms/ab'))).toHaveLength(3)
      value(await files.remove('forms/a'))
    })

    it('keeps no content after a failed write, not even the earlier one', async () => {
      const files = await open()
      value(await files.put('forms/a', pieces(bytes, 9000)))
      expect(await files.put('forms/a', broken(bytes))).toEqual({
        ok: false,
        failure: { tag: 'interrupted' },
      })
      expect(value(await readKeptFile(files, 'forms/a'))).toBeNull()
    })

    it('refuses other keys', async () => {
      const files = await open()
      for (const key of ['', '../x', 'a//b', 'a#1', 'a b', '/a']) {
        expect((await files.put(key, pieces(bytes, 9000))).ok).toBe(false)
        expect((await readKeptFile(files, key)).ok).toBe(false)
        expect((await files.remove(key)).ok).toBe(false)
      }
    })
  })
}

/** The rules of a store that several processes write to. `open` answers a new store each time. */
export function describeFileWriters(name: string, open: () => Promise<FileStore>): void {
  describe(`FileStore: ${name}, written to by several at once`, () => {
    it('gives the content of one writer if several write one key at the same time', async () => {
      const files = await open()
      /** Every byte of a writer's content is its number; each has its own length, and its own pieces. */
      const contentOf = (writer: number) => new Uint8Array(40_000 + writer * 33_000).fill(writer + 1)
      const read = async (): Promise<readonly [length: number, bytes: readonly number[]] | null> => {
        const kept = value(await readKeptFile(files, 'forms/a'))
        return kept && [kept.length, [...new Set(kept)]]
      }
      for (let round = 0; round < 5; round += 1) {
        const writers = [0, 1, 2, 3]
        const all = await Promise.all(
          writers.map((writer) =>
            files.put('forms/a', pieces(contentOf((writer + round) % 4), 5000 + writer * 4000)),
          ),
        )
        expect(all.map(({ ok }) => ok)).toEqual(writers.map(() => true))
        expect(writers.map((writer) => [contentOf(writer).length, [writer + 1]])).toContainEqual(await read())
      }
      const [kept] = await Promise.all([
        files.put('forms/a', pieces(contentOf(1), 5000)),
        files.put('forms/a', broken(contentOf(0))),
      ])
      expect(kept.ok).toBe(true)
      expect([null, [contentOf(1).length, [2]]]).toContainEqual(await read())
      value(await files.remove('forms/a'))
      expect(await read()).toBeNull()
    })
  })
}
