import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { badInput } from '../../../core/shared/index.js'
import type { OwnerFailure } from '../../../core/shared/index.js'

/** The path with all links followed. If it does not exist, the nearest existing folder is resolved. */
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

/**
 * The failure if one of two folders contains the other, by their real paths; null: neither does. `option`: the
 * option of the command that names another `target`.
 */
export function overlapFailure(target: string, other: string, option: string): OwnerFailure | null {
  const [first, second] = [realPathOf(target), realPathOf(other)]
  return isWithin(first, second) || isWithin(second, first)
    ? badInput(`Of ${target} and ${other}, one contains the other. Name another folder with ${option}.`)
    : null
}
