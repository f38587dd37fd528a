/**
 * Small values kept for this visitor in this browser. Never throws: where storage is refused, reads answer
 * null and writes are dropped.
 */
export interface KeyValueStore {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  /** Tells of changes made by another tab; returns the function that stops it. */
  readonly subscribe: (key: string, listener: () => void) => () => void
}
