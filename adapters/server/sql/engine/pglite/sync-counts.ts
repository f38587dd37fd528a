/** Counts the real disk syncs, for the tests of durability. */
export interface SyncCounts {
  files: number
  directories: number
}
