import { constants } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '../sql.js'
import { DATABASE, findLockHolder } from './directory-lock.js'

const PREFIX = 'copy-'
/**
 * The age of an abandoned copy. A copy is locked while it is read, so an unlocked one of this age was left by
 * a killed process.
 */
const LEFT_BEHIND_MS = 2 * 60 * 1000

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PREFIX)) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS && findLockHolder(path) === null)
      await rm(path, { recursive: true, force: true })
  }
}

/**
 * Copies the open database of a data folder into a new data folder inside it; returns the path of the copy.
 * No statement runs meanwhile, so the copy equals the state after a crash at this moment: it has everything
 * that was acknowledged.
 */
export async function copyDatabase({ tx }: Pick<Sql, 'tx'>, folder: string): Promise<string> {
  return tx(async () => {
    await removeLeft(folder)
    const copy = await mkdtemp(join(folder, PREFIX))
    try {
      const mode = constants.COPYFILE_FICLONE
      await cp(join(folder, DATABASE), join(copy, DATABASE), { recursive: true, mode })
      // The age is counted from the end of the copy.
      await utimes(copy, new Date(), new Date())
      return copy
    } catch (thrown) {
      await rm(copy, { recursive: true, force: true })
      throw thrown
    }
  })
}
