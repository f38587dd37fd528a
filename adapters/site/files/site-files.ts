import { realpathSync, statSync } from 'node:fs'
import type { Stats } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { createBoundedCache, normalizeText } from '../../../core/shared/index.js'
import { fileTypeOf } from './file-types.js'
import { isApplication } from './is-application.js'
import { isPrivate } from './is-private.js'
import { isSameState, versionOf, withFacts } from './site-file.js'
import type { SiteFile } from './site-file.js'

/** The files of a folder that may be served. Every call looks at the disk, so changes apply at once. */
export interface SiteFiles {
  readonly folder: string
  /**
   * The file of this name, in either Unicode form; null: none that may be served. For a link, its target
   * decides.
   */
  readonly find: (name: string) => SiteFile | null
}

/** True if a file is unchanged since its look-up. */
export const isUnchanged = ({ path, version }: SiteFile): boolean => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats !== undefined && versionOf(stats) === version
  } catch {
    return false
  }
}

const MEMORY_BYTES = 4_000_000
/** The memory of one result, without its path. */
const FOUND_BYTES = 800

/** A result, and the facts on which it depends. */
interface FoundFile {
  readonly below: string
  readonly stats: Stats
  readonly file: SiteFile
}

/** The folder and its private parts. */
export interface SiteFilesOptions {
  readonly folder: string
  /** Folders below it that are not served, e.g. with data. */
  readonly privateFolders?: readonly string[]
}

/** The path with links followed and letters as on the disk; unchanged if it does not exist. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** The path of an entry below a folder, or the empty text for the folder itself; null: outside. */
function pathBelow(folder: string, path: string): string | null {
  if (path === folder) return ''
  const start = folder.endsWith(sep) ? folder : folder + sep
  return path.startsWith(start) ? path.slice(start.length) : null
}

/** The path with the letters on the disk: archives of other systems may have é as two letters. */
function inOtherForm(folder: string, name: string): string | null {
  let path = ''
  for (const segment of name.split('/')) {
    const found = [segment, normalizeText(segment, 'NFC'), normalizeText(segment, 'NFD')]
      .map((form) => join(path, form))
      .find((form) => statSync(join(folder, form), { throwIfNoEntry: false }) !== undefined)
    if (found === undefined) return null
    path = found
  }
  return path
}

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** Makes the look-up of a folder's files. */
export function createSiteFiles({ folder: named, privateFolders = [] }: SiteFilesOptions): SiteFiles {
  const folder = resolve(named)
  const hidden = privateFolders.map((path) => resolve(path))
  /** The present facts of a file, by its path. */
  const found = createBoundedCache<FoundFile>(MEMORY_BYTES)

  /** The name and the real path are both compared. */
  const isHidden = (asked: string, path: string): boolean =>
    hidden.some(
      (each) =>
        pathBelow(each, asked) !== null ||
        pathBelow(each, path) !== null ||
        pathBelow(realPath(each), path) !== null,
    )

  /**
   * Only the folders between the site folder and the file count, since the site folder may be a project itself.
   */
  const isInApplication = (segments: readonly string[]): boolean =>
    segments.some((_, index) => index > 0 && isApplication(join(folder, ...segments.slice(0, index))))

  function lookUp(name: string): SiteFile | null {
    const asked = join(folder, name)
    // Most requested names do not exist, which this call reports without an exception.
    const stats = statSync(asked, { throwIfNoEntry: false })
    if (stats?.isFile() !== true) return null
    const path = realpathSync.native(asked)
    // If the path has no link, the path of the folder has none either.
    const below = pathBelow(path === asked ? folder : realpathSync.native(folder), path)
    if (below === null || isHidden(asked, path)) return null
    const segments = below.split(sep)
    if (isInApplication(segments)) return null
    const earlier = found.get(path)
    if (earlier?.below === below && isSameState(earlier.stats, stats)) return earlier.file
    const type = isPrivate(segments) ? null : fileTypeOf(segments)
    const file = type && withFacts({ name: segments.join('/'), path, type }, stats)
    if (file !== null) found.set(path, { below, stats, file }, FOUND_BYTES)
    return file
  }

  return {
    folder,
    find: (name) => {
      try {
        const file = lookUp(name)
        if (file !== null || isAscii(name)) return file
        const other = inOtherForm(folder, name)
        return other === null || other === name ? null : lookUp(other)
      } catch {
        // The system cannot look up the name: it is too long, leads through a file, or has circular links.
        return null
      }
    },
  }
}
