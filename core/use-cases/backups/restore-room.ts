import type { BackupManifest } from './backup-manifest.js'

/** A disk to which a backup is restored. */
export interface RestoreDisk {
  /** A folder on it, for messages to the owner. */
  readonly folder: string
  readonly freeBytes: number
  /** True for the entries of the archive that belong there. */
  readonly takes: (path: string) => boolean
}

/** The space that stays free for the database's own files and for other programs on the same disk. */
const RESERVE_BYTES = 64 * 1024 * 1024

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2)} MB`

/** The disk without enough space for a backup, in a sentence for the owner; null: all have enough. */
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
