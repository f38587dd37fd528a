import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { openHandleInside } from '../../site/safe-files/index.js'
import type { DataLocation } from '../site-folder/data-location.js'
import { KEY_FILE } from '../settings/environment/account-key.js'

/** A file that goes into a backup. */
export interface BackupFile {
  /** Its path in the archive. */
  readonly path: string
  /** The folder that contains it, and its path in that folder. */
  readonly folder: string
  readonly below: string
}

/** The archive folders for the site folder's files, and for files beside the database. */
export const SITE_FILES = 'site/'
export const DATA_FILES = 'data/'
/** The folder of the archive for parts of tables; it comes after the files. */
export const TABLES = 'tables/'

/** Folders that tools create again or use privately. */
const LEFT_OUT: ReadonlySet<string> = new Set(['node_modules', '.git', '.vitrine', '.vitrine-downloads'])

const isLeftOut = (names: readonly string[]): boolean => names.some((name) => LEFT_OUT.has(name))

/** True if a path of an archive is one that `backupFiles` can list. */
export function isBackedUp(path: string): boolean {
  if (path.startsWith(DATA_FILES)) return path === `${DATA_FILES}${KEY_FILE}`
  return !path.startsWith(SITE_FILES) || !isLeftOut(path.split('/'))
}

/**
 * Lists the files of a backup: the whole site folder, and the key beside the database. Links are left out.
 */
export async function backupFiles(
  siteFolder: string,
  location: DataLocation,
): Promise<readonly BackupFile[]> {
  const found = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)).split(sep))
    .filter((names) => !isLeftOut(names))
    .map((names) => names.join('/'))
    .sort()
    .map((below) => ({ path: `${SITE_FILES}${below}`, folder: siteFolder, below }))
  const hasKey = location.tag === 'folder' && existsSync(join(location.folder, KEY_FILE))
  return hasKey
    ? [...files, { path: `${DATA_FILES}${KEY_FILE}`, folder: location.folder, below: KEY_FILE }]
    : files
}

/** Opens a file of a backup and calls `use` with its size and its bytes; null if it was removed meanwhile. */
export async function readBackupFile<T>(
  { folder, below }: BackupFile,
  use: (sizeBytes: number, content: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T | null> {
  const handle = await openHandleInside(folder, below)
  if (handle === null) return null
  try {
    const { size } = await handle.stat()
    return await use(
      size,
      handle.createReadStream({ autoClose: false, start: 0, end: Math.max(0, size - 1) }),
    )
  } finally {
    await handle.close()
  }
}
