import { statfsSync } from 'node:fs'
import { SqlError } from '../sql-error.js'

/**
 * Below this the embedded database takes no changes. It writes its log in files of 16 MB: a change that needs
 * a new one finds room for it, and so does what is written when the database is closed or opened.
 */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024

/** What a process without special rights may still write beside a folder; endless where nobody can tell. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

export const isSpaceShort = (folder: string): boolean => freeBytes(folder) < LEAST_FREE_BYTES

const megabytes = (bytes: number): number => Math.floor(bytes / 1024 ** 2)

/** How much is free and how much has to be, in a sentence for the owner. */
export const describeShortage = (folder: string): string =>
  `The disk of ${folder} has only ${megabytes(freeBytes(folder))} MB free; ` +
  `${megabytes(LEAST_FREE_BYTES)} MB are needed`

/** A change that was refused before anything of it was written. */
export const diskFull = (folder: string): SqlError =>
  new SqlError('53100', `${describeShortage(folder)}: until then nothing can be changed.`)
