import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'

/**
 * Where a file of the folder lies in truth, as segments below the folder: links followed, letters as the disk
 * writes them. Null where it lies outside. An export is somebody else's work, and a link in it could name any
 * file of the machine.
 */
export function realSegments(folder: string, name: string): readonly string[] | null {
  try {
    const path = relative(realpathSync.native(folder), realpathSync.native(join(folder, name)))
    const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
    return isOutside ? null : path.split(sep)
  } catch {
    return null
  }
}
