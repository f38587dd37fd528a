import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate file system, small enough for a test to fill. */
export interface SmallDisk {
  readonly folder: string
  readonly remove: () => Promise<void>
}

/** Mounts one in memory, with room for `files` files if given. Throws where this machine does not allow it. */
export async function mountSmallDisk(megabytes: number, files?: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-small-disk-'))
  try {
    const options = `size=${megabytes}m${files === undefined ? '' : `,nr_inodes=${files}`}`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (thrown) {
    await rm(folder, { recursive: true })
    const { stderr, message } = thrown as { readonly stderr?: Buffer; readonly message: string }
    throw new Error(
      `This test fills a disk: run it on Linux as root, who may mount one (${String(stderr ?? message).trim()}).`,
      { cause: thrown },
    )
  }
  return {
    folder,
    remove: async () => {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true })
    },
  }
}

const FILLER = 'filler'

/** Fills a folder's file system until the given number of megabytes is free. */
export function fillDisk(folder: string, megabytesLeft: number): void {
  emptyDisk(folder)
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, FILLER), Buffer.alloc(bavail * bsize - megabytesLeft * 1024 * 1024))
}

/** Fills a folder's file system until it has room for the given number of files. */
export function takeFiles(folder: string, filesLeft: number): void {
  emptyDisk(folder)
  mkdirSync(join(folder, FILLER))
  for (let count = statfsSync(folder).ffree; count > filesLeft; count -= 1)
    writeFileSync(join(folder, FILLER, String(count)), '')
}

/** Removes the files of `fillDisk` or `takeFiles`. */
export const emptyDisk = (folder: string): void =>
  rmSync(join(folder, FILLER), { force: true, recursive: true })
