import { statfsSync } from 'node:fs'
import { SqlError } from '../sql-error.js'

/**
 * Below this free space the embedded database accepts no changes. Its log has files of 16 MB: a change that needs a
 * new one has space for it, and so have the writes at closing and opening.
 */
export const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Below this number of free inodes changes are refused too: a change may need new files. */
export const MIN_FREE_FILES = 256

interface FreeSpace {
  readonly bytes: number
  readonly files: number
}

/** The free space for an unprivileged process in a folder; infinite if unknown. */
function freeSpace(folder: string): FreeSpace {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder)
    // File systems with dynamic inodes report none.
    return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree }
  } catch {
    return { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY }
  }
}

export function isSpaceShort(folder: string): boolean {
  const { bytes, files } = freeSpace(folder)
  return bytes < MIN_FREE_BYTES || files < MIN_FREE_FILES
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

/** Describes the free and the required space, in a sentence for the owner. */
export function describeShortage(folder: string): string {
  const { bytes, files } = freeSpace(folder)
  const [left, needed] =
    bytes < MIN_FREE_BYTES
      ? [`${megabytes(bytes)} MB free`, `${megabytes(MIN_FREE_BYTES)} MB`]
      : [`room for ${files} more files`, `${MIN_FREE_FILES}`]
  return `The disk of ${folder} has only ${left}; ${needed} are needed`
}

/** A change that was refused before any write. */
export const diskFull = (folder: string): SqlError =>
  new SqlError('53100', `${describeShortage(folder)}: until then nothing can be changed.`)
