/** Keeps values by text, the latest used ones, as long as their texts take at most `limitChars` together. */
export function createTextCache<T>(limitChars: number): {
  readonly get: (text: string) => T | undefined
  readonly set: (text: string, value: T) => void
} {
  const entries = new Map<string, T>()
  let size = 0
  const forget = (text: string): void => {
    if (entries.delete(text)) size -= text.length
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
      if (text.length > limitChars) return
      entries.set(text, value)
      size += text.length
      for (const oldest of entries.keys()) {
        if (size <= limitChars) return
        forget(oldest)
      }
    },
  }
}
