import { closeSync, constants, openSync, readlinkSync, realpathSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { isWithin } from './real-path.js'

const MAX_BYTES = { page: 32_000_000, table: 100_000_000, other: 20_000_000 } as const

/** The maximum size of a file that is read as a whole, by its name: pages, tables, and scripts and style sheets. */
export const maxBytesOf = (path: string): number =>
  MAX_BYTES[/\.html?$/i.test(path) ? 'page' : /\.csv$/i.test(path) ? 'table' : 'other']

/** The words for a file that is larger. */
export const tooLargeText = (path: string): string => `it has more than ${maxBytesOf(path) / 1_000_000} MB`

/** The reason why a file is not opened; `outside`: a link or the path itself leads out of the folder. */
export type InsideFailure = 'missing' | 'outside' | 'unreadable'

/** The flags for opening a file: a pipe does not block. Windows has neither flag. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * The real path of an open file, by its descriptor if the system supports that; `path` is the opened real
 * path.
 */
export function realPathOfOpen(descriptor: number, path: string): string {
  if (process.platform !== 'linux') return realpathSync.native(path)
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`).replace(/ \(deleted\)$/, '')
  } catch {
    return realpathSync.native(path)
  }
}

/**
 * Opens a file for reading if, with all links followed, it is below the real path of a folder; returns its
 * descriptor, which the caller closes. All reads for a site use this, since the folder may come from a
 * stranger.
 */
export function openInside(folder: string, path: string): Result<number, InsideFailure> {
  try {
    const root = realpathSync.native(folder)
    const file = realpathSync.native(join(folder, path))
    if (!isWithin(file, root)) return err('outside')
    const descriptor = openSync(file, FLAGS)
    // A folder on the way may have become a link since the path was looked up.
    if (isWithin(realPathOfOpen(descriptor, file), root)) return ok(descriptor)
    closeSync(descriptor)
    return err('outside')
  } catch (thrown) {
    return err(
      /^ENO(?:ENT|TDIR)$/.test((thrown as NodeJS.ErrnoException).code ?? '') ? 'missing' : 'unreadable',
    )
  }
}

/**
 * Opens a file that is read in parts, in the same way; null: it is missing, or no plain file in the folder.
 * `part`: the folder below it that the path begins in and does not leave.
 */
export async function openHandleInside(folder: string, path: string, part = ''): Promise<FileHandle | null> {
  let handle: FileHandle | null = null
  try {
    const roots = (part === '' ? [folder] : [folder, join(folder, part)]).map((each) =>
      realpathSync.native(each),
    )
    const isInside = (file: string): boolean => roots.every((root) => isWithin(file, root))
    const file = realpathSync.native(join(folder, part, path))
    if (!isInside(file)) return null
    handle = await open(file, FLAGS)
    if ((await handle.stat()).isFile() && isInside(realPathOfOpen(handle.fd, file))) return handle
  } catch {
    // A failure counts as a missing file.
  }
  await handle?.close().catch(() => undefined)
  return null
}

/**
 * The bytes of a file that `openHandleInside` opens, with all links followed; null: none can be read, or it is
 * larger than `maxBytes`, since the memory for a file of a stranger is bounded before it is read.
 */
export async function readInside(
  folder: string,
  path: string,
  part = '',
  maxBytes = maxBytesOf(path),
): Promise<Buffer | null> {
  const handle = await openHandleInside(folder, path, part)
  try {
    return handle === null || (await handle.stat()).size > maxBytes ? null : await handle.readFile()
  } catch {
    return null
  } finally {
    await handle?.close()
  }
}
