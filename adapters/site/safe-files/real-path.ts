import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** The path with all links followed; what is not there yet is taken below the nearest folder that is. */
export function realPathOf(path: string): string {
  const named = resolve(path)
  try {
    return realpathSync.native(named)
  } catch {
    const parent = dirname(named)
    return parent === named ? named : join(realPathOf(parent), basename(named))
  }
}

/** True if a path names a folder or something in it; both as `realPathOf` answers them. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** True if what a path below a folder names lies in it, with all links followed. */
export const liesInside = (folder: string, path: string): boolean =>
  isWithin(realPathOf(join(folder, path)), realPathOf(folder))

/** True if one of two folders lies in the other by their real paths. */
export function lieInEachOther(one: string, other: string): boolean {
  const [first, second] = [realPathOf(one), realPathOf(other)]
  return isWithin(first, second) || isWithin(second, first)
}
