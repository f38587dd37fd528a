/** Remembers values up to a number of bytes; what was not asked for longest is forgotten first. */
export interface BoundedCache<V> {
  readonly get: (key: string) => V | undefined
  /** `sizeBytes`: what the value takes; one that is larger than the whole cache is not kept. */
  readonly set: (key: string, value: V, sizeBytes: number) => void
  readonly delete: (key: string) => void
  /** The size of what is kept now. */
  readonly sizeBytes: () => number
}

/** The size of an entry besides its value: key, object and place in the map. */
const ENTRY_BYTES = 200

/** A cache that never keeps more than `limitBytes`. */
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
      // The newest entry stands at the end already.
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
