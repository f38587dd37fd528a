import { realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { fileTypeOf } from './file-types.js'
import { isPrivate } from './is-private.js'
import { withFacts } from './site-file.js'
import type { SiteFile } from './site-file.js'

/** The files of a folder that may be served. Everything is looked up anew, so a change shows at once. */
export interface SiteFiles {
  readonly folder: string
  /**
   * The file of this name below the folder; null where there is none that may be served. What a link leads to
   * counts, not what the link is called.
   */
  readonly find: (name: string) => SiteFile | null
}

/** Which folder, and what of it. */
export interface SiteFilesOptions {
  readonly folder: string
  /** Folders that are not served although they lie below it, e.g. where data are kept. */
  readonly privateFolders?: readonly string[]
}

/** The path with links followed and letters as the disk writes them; as it is where nothing is there. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path)
  } catch {
    return path
  }
}

/** What lies at a path below another one; null: it lies elsewhere. */
function pathBelow(folder: string, path: string): string | null {
  const below = relative(folder, path)
  return below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below) ? null : below
}

/** Looks files of a folder up. */
export function createSiteFiles({ folder: named, privateFolders = [] }: SiteFilesOptions): SiteFiles {
  const folder = resolve(named)
  const hidden = privateFolders.map((path) => resolve(path))

  const isHidden = (path: string): boolean =>
    hidden.some((each) => pathBelow(each, path) !== null || pathBelow(realPath(each), path) !== null)

  function lookUp(name: string): SiteFile | null {
    const asked = join(folder, name)
    // Most names that are looked for do not exist, and this says so without an exception.
    if (statSync(asked, { throwIfNoEntry: false })?.isFile() !== true) return null
    const path = realpathSync.native(asked)
    const below = pathBelow(realpathSync.native(folder), path)
    if (below === null || isHidden(asked) || isHidden(path)) return null
    const segments = below.split(sep)
    const type = isPrivate(segments) ? null : fileTypeOf(segments)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (type === null || stats?.isFile() !== true) return null
    return withFacts({ name: segments.join('/'), path, type }, stats)
  }

  return {
    folder,
    find: (name) => {
      try {
        return lookUp(name)
      } catch {
        // What the system cannot look up at all: a name too long, a path through a file, links in a circle.
        return null
      }
    },
  }
}
