import { lstat, open, readdir, rmdir, unlink } from 'node:fs/promises'
import { constants } from 'node:fs'
import { join } from 'node:path'

const FLAGS = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0)

const isMissing = (thrown: unknown): boolean => (thrown as NodeJS.ErrnoException).code === 'ENOENT'

/** The maximum depth; deeper folders stay, since each level needs a descriptor. */
const MAX_DEPTH = 200

/**
 * Removes an entry with everything in it. Links are removed and not followed; on Linux each folder is emptied
 * by its descriptor, so that a folder that is replaced by a link meanwhile has no effect.
 */
export async function removeTree(path: string, depth = 0): Promise<void> {
  const facts = await lstat(path).catch((thrown: unknown) => {
    if (isMissing(thrown)) return null
    throw thrown
  })
  if (facts === null) return
  if (!facts.isDirectory()) return unlink(path)
  if (depth >= MAX_DEPTH)
    throw new Error(`its folders are nested deeper than ${MAX_DEPTH}: remove it by hand`)
  if (process.platform === 'linux') {
    const folder = await open(path, FLAGS)
    try {
      await removeContent(`/proc/self/fd/${folder.fd}`, depth)
    } finally {
      await folder.close()
    }
  } else await removeContent(path, depth)
  await rmdir(path)
}

async function removeContent(folder: string, depth: number): Promise<void> {
  for (const name of await readdir(folder)) await removeTree(join(folder, name), depth + 1)
}
