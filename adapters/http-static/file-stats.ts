import { statSync } from 'node:fs'
import type { Stats } from 'node:fs'

/** The file's facts; null: no file. */
export const fileStats = (path: string): Stats | null => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() === true ? stats : null
}
