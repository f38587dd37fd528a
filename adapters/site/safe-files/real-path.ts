import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** The path with all links followed; missing parts are resolved below the nearest existing folder. */
export function realPathOf(path: string): string {
  const named = resolve(path)
  try {
    return realpathSync.native(named)
  } catch {
    const parent = dirname(named)
    return parent === named ? named : join(realPathOf(parent), basename(named))
  }
}

/** True if a path is a folder or inside it; both as `realPathOf` returns them. */
export const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)

/** True if a path below a folder is inside it, with all links followed. */
export const liesInside = (folder: string, path: string): boolean =>
  isWithin(realPathOf(join(folder, path)), realPathOf(folder))

/** True if one of two folders is inside the other, by their real paths. */
export function lieInEachOther(one: string, other: string): boolean {
  const [first, second] = [realPathOf(one), realPathOf(other)]
  return isWithin(first, second) || isWithin(second, first)
}
