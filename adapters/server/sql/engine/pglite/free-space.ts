import { statfsSync } from 'node:fs'
import { SqlError } from '../sql-error.js'

/**
 * Below this the embedded database takes no changes. It writes its log in files of 16 MB: a change that needs
 * a new one finds room for it, and so does what is written when the database is closed or opened.
 */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** A change may need new files as well, of which most file systems have a fixed number. */
export const LEAST_FREE_FILES = 256

interface FreeSpace {
  readonly bytes: number
  readonly files: number
}

/** The space that a process without special rights may still use beside a folder; infinite if unknown. */
function freeSpace(folder: string): FreeSpace {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder)
    // File systems that make room for files as they need it count none.
    return { bytes: bavail * bsize, files: files === 0 ? Number.POSITIVE_INFINITY : ffree }
  } catch {
    return { bytes: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY }
  }
}

export function isSpaceShort(folder: string): boolean {
  const { bytes, files } = freeSpace(folder)
  return bytes < LEAST_FREE_BYTES || files < LEAST_FREE_FILES
}

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

/** Says how much is free and how much has to be, in a sentence for the owner. */
export function describeShortage(folder: string): string {
  const { bytes, files } = freeSpace(folder)
  const [left, needed] =
    bytes < LEAST_FREE_BYTES
      ? [`${megabytes(bytes)} MB free`, `${megabytes(LEAST_FREE_BYTES)} MB`]
      : [`room for ${files} more files`, `${LEAST_FREE_FILES}`]
  return `The disk of ${folder} has only ${left}; ${needed} are needed`
}

/** A change that was refused before anything of it was written. */
export const diskFull = (folder: string): SqlError =>
  new SqlError('53100', `${describeShortage(folder)}: until then nothing can be changed.`)
