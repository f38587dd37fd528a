/**
 * Small values stored for this visitor in this browser. Never throws: if storage is refused, reads return
 * null and writes are dropped.
 */
export interface KeyValueStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  /** Calls `listener` after changes by another tab; returns the function that stops it. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}
