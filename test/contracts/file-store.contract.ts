import type { FileStore } from '../../core/ports/file-store.port.js'
import type { Result } from '../../core/shared/index.js'
import { describe, expect, it } from './test-runner.js'

function value<T>(result: Result<T, { readonly tag: string }>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure))
  return result.value
}

async function* pieces(bytes: Uint8Array, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Content whose sender goes away in the middle. */
async function* broken(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
  throw new Error('gone')
}

/** What every `FileStore` must do. `open` answers a store of its own each time. */
export function describeFileStore(name: string, open: () => Promise<FileStore>): void {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => index % 251)

  describe(`FileStore: ${name}`, () => {
    it.each([0, 1, 32 * 1024 - 1, 32 * 1024, 32 * 1024 + 1, 100_001])(
      'gives %d bytes back as they came, however they were cut',
      async (length) => {
        const files = await open()
        const content = bytes.subarray(0, length)
        for (const pieceBytes of [7001, 32 * 1024, 1_000_000]) {
          value(await files.put('forms/a-1', pieces(content, pieceBytes)))
          const kept = value(await files.get('forms/a-1'))
          expect([kept?.length, Buffer.compare(kept ?? new Uint8Array(1), content)]).toEqual([length, 0])
        }
      },
    )

    it('writes over what was there, and keeps keys apart that begin alike', async () => {
      const files = await open()
      value(await files.put('forms/a', pieces(bytes, 9000)))
      value(await files.put('forms/ab', pieces(bytes.subarray(0, 3), 9000)))
      value(await files.put('forms/a', pieces(bytes.subarray(0, 5), 9000)))
      expect(value(await files.get('forms/a'))).toHaveLength(5)
      value(await files.remove('forms/a'))
      expect(value(await files.get('forms/a'))).toBeNull()
      expect(value(await files.get('forms/ab'))).toHaveLength(3)
      value(await files.remove('forms/a'))
    })

    it('keeps nothing of content that fails before its end, not even what was there', async () => {
      const files = await open()
      value(await files.put('forms/a', pieces(bytes, 9000)))
      expect(await files.put('forms/a', broken(bytes))).toEqual({
        ok: false,
        failure: { tag: 'interrupted' },
      })
      expect(value(await files.get('forms/a'))).toBeNull()
    })

    it('takes no other key', async () => {
      const files = await open()
      for (const key of ['', '../x', 'a//b', 'a#1', 'a b', '/a']) {
        expect((await files.put(key, pieces(bytes, 9000))).ok).toBe(false)
        expect((await files.get(key)).ok).toBe(false)
        expect((await files.remove(key)).ok).toBe(false)
      }
    })
  })
}
