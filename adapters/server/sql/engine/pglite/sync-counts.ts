/** Tells how often data were really pushed to the disk, for the tests that guard it. */
export interface SyncCounts {
  files: number
  directories: number
}
