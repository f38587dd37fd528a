/** Caches values up to a number of bytes; the least recently used are dropped first. */
export interface BoundedCache<V> {
  readonly get: (key: string) => V | undefined
  /** `sizeBytes`: the size of the value; a value larger than the whole cache is not stored. */
  readonly set: (key: string, value: V, sizeBytes: number) => void
  readonly delete: (key: string) => void
  /** The size of the stored values. */
  readonly sizeBytes: () => number
}

/** The size of an entry beside its value: key, object and place in the map. */
const ENTRY_BYTES = 200

/** Makes a cache that never holds more than `limitBytes`. */
export function createBoundedCache<V>(limitBytes: number): BoundedCache<V> {
  const entries = new Map<string, { readonly value: V; readonly sizeBytes: number }>()
  let total = 0
  let newest: string | null = null

  const remove = (key: string): void => {
    total -= entries.get(key)?.sizeBytes ?? 0
    entries.delete(key)
  }

  return {
    get: (key) => {
      const entry = entries.get(key)
      // The newest entry is at the end already.
      if (entry === undefined || key === newest) return entry?.value
      entries.delete(key)
      entries.set(key, entry)
      newest = key
      return entry.value
    },
    set: (key, value, valueBytes) => {
      remove(key)
      const sizeBytes = valueBytes + key.length * 2 + ENTRY_BYTES
      if (sizeBytes > limitBytes) return
      entries.set(key, { value, sizeBytes })
      newest = key
      total += sizeBytes
      for (const [oldest] of entries) {
        if (total <= limitBytes) return
        remove(oldest)
      }
    },
    delete: remove,
    sizeBytes: () => total,
  }
}
