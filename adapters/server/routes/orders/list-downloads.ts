import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { FolderFile } from '../../../../core/ports/owner/files/file-desk.port.js'
import { liesInside, openSafeFolder, readInside } from '../../../site/safe-files/index.js'
import type { DownloadsFolder } from '../../sql/owner/index.js'
import { DOWNLOADS_FOLDER } from '../../site-folder/sold-files.js'

/** The maximum number of listed files. */
const MAX_LISTED = 10_000

/** The plain files in the folder of downloads; links and hidden files are left out. */
async function listDownloads(siteFolder: string): Promise<readonly FolderFile[]> {
  const folder = join(siteFolder, DOWNLOADS_FOLDER)
  if (!liesInside(siteFolder, DOWNLOADS_FOLDER)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
    .sort()
    .slice(0, MAX_LISTED)
  const files = await Promise.all(
    paths.map(async (path) => {
      const found = await stat(join(folder, path)).catch(() => null)
      return found === null ? [] : [{ path, sizeBytes: found.size, changedMs: Math.floor(found.mtimeMs) }]
    }),
  )
  return files.flat()
}

/**
 * Removes a file of the folder; false: it cannot be removed, or lies elsewhere. The folder is entered without a
 * link: one that became a link meanwhile would lead to the files of another.
 */
async function removeDownload(siteFolder: string, path: string): Promise<boolean> {
  try {
    await openSafeFolder(siteFolder).remove(`${DOWNLOADS_FOLDER}/${path}`)
    return true
  } catch {
    return false
  }
}

/** The folder of a site with the files for its buyers. */
export const downloadsFolderOf = (siteFolder: string): DownloadsFolder => ({
  list: () => listDownloads(siteFolder),
  remove: (path) => removeDownload(siteFolder, path),
})

/** Reads a file of that folder; null: it is not there. */
export const readDownload = (siteFolder: string, path: string): Promise<Buffer | null> =>
  readInside(siteFolder, path, DOWNLOADS_FOLDER, Number.POSITIVE_INFINITY)
