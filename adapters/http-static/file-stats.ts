import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'

/**
 * The file's facts; null: no file, and also what the system cannot look up at all (a name too long, a path
 * through a file, links in a circle).
 */
export const fileStats = (path: string): Stats | null => {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    return stats?.isFile() === true ? stats : null
  } catch {
    return null
  }
}
