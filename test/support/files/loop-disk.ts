import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A separate disk in a file. The file holds only data that have reached the "disk", without data that the
 * system still has to write.
 */
export interface LoopDisk {
  /** The place at which it is mounted. */
  readonly folder: string
  /** Mounts the copy in place of the disk, like a machine after a power cut. */
  readonly cutPower: () => void
  /** Copies what the disk holds at this moment. */
  readonly snapshot: () => void
  readonly remove: () => void
}

const SIZE_BYTES = 256 * 1024 * 1024

/** Makes the disk, or returns the reason why this machine does not allow it. */
export function createLoopDisk(base: string): LoopDisk | string {
  const image = join(base, 'disk.img')
  const copy = join(base, 'copy.img')
  const folder = join(base, 'mounted')
  if (process.platform !== 'linux') return 'loop-mounted disks are a thing of Linux'
  if (process.getuid?.() !== 0) return 'only root may mount a disk'
  const run = (program: string, ...values: readonly string[]): void => {
    execFileSync(program, values, { stdio: ['ignore', 'ignore', 'pipe'] })
  }
  const mount = (file: string): void => run('mount', '-o', 'loop', file, folder)
  const unmount = (): void => run('umount', folder)
  try {
    mkdirSync(folder)
    writeFileSync(image, '')
    truncateSync(image, SIZE_BYTES)
    run('mkfs.ext4', '-q', image)
    mount(image)
  } catch (thrown) {
    const { stderr, message } = thrown as { readonly stderr?: Buffer; readonly message: string }
    return `mounting a disk failed: ${String(stderr ?? message).trim()}`
  }
  return {
    folder,
    snapshot: () => run('cp', '--sparse=always', image, copy),
    cutPower: () => {
      unmount()
      mount(copy)
    },
    remove: () => {
      unmount()
      rmSync(base, { recursive: true, force: true })
    },
  }
}
