import type { BackupManifest } from './backup-manifest.js'

/** A disk that a backup is restored to. */
export interface RestoreDisk {
  /** A folder on it, as its owner names it. */
  readonly folder: string
  readonly freeBytes: number
  /** True for the entries of the archive that go there. */
  readonly takes: (path: string) => boolean
}

/** The space that stays free for the database's own files and for other programs on the same disk. */
const RESERVE_BYTES = 64 * 1024 * 1024

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`

/** The disk that has too little room for a backup, in a sentence for the owner; null: each has enough. */
export function roomProblem(
  { entries }: Pick<BackupManifest, 'entries'>,
  disks: readonly RestoreDisk[],
): string | null {
  for (const { folder, freeBytes, takes } of disks) {
    const bytes = entries.reduce((sum, { path, sizeBytes }) => (takes(path) ? sum + sizeBytes : sum), 0)
    const needed = bytes + RESERVE_BYTES
    if (freeBytes < needed)
      return `the disk of ${folder} has ${megabytes(freeBytes)} free, and ${megabytes(needed)} are needed`
  }
  return null
}
