import type { FileStore } from '../../core/ports/platform/file-store.port.js'
import { err, ok } from '../../core/shared/index.js'

const PIECE_BYTES = 10_000
const KEY = /^[\w-]+(?:\/[\w-]+)*$/

/** Files in memory. */
export function createFakeFileStore(): FileStore {
  const files = new Map<string, Uint8Array>()
  const badKey = err({ tag: 'unavailable', message: 'That is not a key for a file.' } as const)
  return {
    put: async (key, content) => {
      if (!KEY.test(key)) return badKey
      files.delete(key)
      const bytes: number[] = []
      try {
        for await (const piece of content) for (const byte of piece) bytes.push(byte)
      } catch {
        return err({ tag: 'interrupted' })
      }
      files.set(key, Uint8Array.from(bytes))
      return ok(undefined)
    },
    find: async (key) => {
      if (!KEY.test(key)) return badKey
      const content = files.get(key)
      if (content === undefined) return ok(null)
      return ok({
        sizeBytes: content.length,
        read: async function* (start, end) {
          for (let at = start; at < end; at += PIECE_BYTES) {
            if (files.get(key) !== content)
              return yield err({ tag: 'unavailable', message: 'It was removed.' })
            yield ok(content.subarray(at, Math.min(at + PIECE_BYTES, end)))
          }
        },
      })
    },
    remove: async (key) => {
      if (!KEY.test(key)) return badKey
      files.delete(key)
      return ok(undefined)
    },
  }
}
