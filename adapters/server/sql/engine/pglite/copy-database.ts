import { constants } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sql } from '../sql.js'
import { DATABASE, findLockHolder } from './directory-lock.js'

const PREFIX = 'copy-'
/** A copy is locked while it is read; one that is free for so long was left by a process that was killed. */
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
 * Copies the database of a data folder that this process has open into a new data folder inside it; answers that one's
 * path. Meanwhile no statement runs, so the copy is what a crash would leave at this moment: opened, it has everything
 * that was acknowledged.
 */
export async function copyDatabase({ tx }: Pick<Sql, 'tx'>, folder: string): Promise<string> {
  return tx(async () => {
    await removeLeft(folder)
    const copy = await mkdtemp(join(folder, PREFIX))
    try {
      const mode = constants.COPYFILE_FICLONE
      await cp(join(folder, DATABASE), join(copy, DATABASE), { recursive: true, mode })
      // The time counts from the end of the copying.
      await utimes(copy, new Date(), new Date())
      return copy
    } catch (thrown) {
      await rm(copy, { recursive: true, force: true })
      throw thrown
    }
  })
}
