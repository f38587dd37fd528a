/**
 * The fixed size of an entry, in characters, since the parsed form of a short document is comparatively
 * large.
 */
const ENTRY_CHARS = 64

/**
 * Caches values by text, the latest used ones, while their texts take at most `limitChars` together; each
 * counts 64 characters more than it has.
 */
export function createTextCache<T>(limitChars: number): {
  readonly get: (text: string) => T | undefined
  readonly set: (text: string, value: T) => void
} {
  const sizeOf = (text: string): number => text.length + ENTRY_CHARS
  const entries = new Map<string, T>()
  let size = 0
  const forget = (text: string): void => {
    if (entries.delete(text)) size -= sizeOf(text)
  }
  return {
    get: (text) => {
      const value = entries.get(text)
      if (value === undefined) return undefined
      entries.delete(text)
      entries.set(text, value)
      return value
    },
    set: (text, value) => {
      forget(text)
      if (sizeOf(text) > limitChars) return
      entries.set(text, value)
      size += sizeOf(text)
      for (const oldest of entries.keys()) {
        if (size <= limitChars) return
        forget(oldest)
      }
    },
  }
}
