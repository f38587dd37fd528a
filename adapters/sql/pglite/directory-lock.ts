import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import type { OpenFailure } from '../open-failure.js'
import { notWritable } from './folder-failures.js'

const LOCK_FILE = 'vitrine.lock'

interface Holder {
  readonly pid: number
  readonly host: string
  /**
   * When the process began, in the system's own count; empty where the system does not tell. It tells a
   * reused process number apart.
   */
  readonly since: string
}

/** Folders this very process holds: a process cannot tell itself from its own lock file. */
const heldHere = new Set<string>()

/**
 * Takes a folder for this process alone; the answer gives it back. The engine itself does not notice a second
 * process, and both would lose writes. A lock left by a process that is gone is taken over; one from another
 * machine is not, because nobody here can ask there.
 */
export function lockDirectory(folder: string): Result<() => void, OpenFailure> {
  try {
    makeFolder(resolve(folder))
    const path = realpathSync(folder)
    const lock = join(path, LOCK_FILE)
    if (heldHere.has(path)) return err(inUse(folder, lock, thisProcess()))
    const holder = takeFile(lock)
    if (holder !== null) return err(inUse(folder, lock, holder))
    heldHere.add(path)
    const release = (): void => {
      process.off('exit', release)
      if (heldHere.delete(path) && isSame(readHolder(lock), thisProcess())) rmSync(lock, { force: true })
    }
    process.once('exit', release)
    return ok(release)
  } catch (thrown) {
    return err(notWritable(folder, thrown))
  }
}

/**
 * From the top down, since Node's own recursion never ends where a file system makes no folders at all, such
 * as /proc.
 */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (thrown) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw thrown
  }
}

/** Makes the lock file; answers who has it already, or null when it is ours now. */
function takeFile(lock: string): Holder | null {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, JSON.stringify(thisProcess()))
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (linkIfFree(mine, lock)) return null
      const holder = readHolder(lock)
      if (holder !== null && isAlive(holder)) return holder
      removeStale(lock, holder)
    }
    return readHolder(lock) ?? thisProcess()
  } finally {
    rmSync(mine, { force: true })
  }
}

/**
 * A link appears under its name with its whole content or not at all, unlike a file that is opened and then
 * written.
 */
function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw thrown
  }
}

/**
 * Two processes may find the same stale lock: what was moved away is looked at again, and a live lock is put
 * back.
 */
function removeStale(lock: string, stale: Holder | null): void {
  const moved = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, moved)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return
    throw thrown
  }
  if (!isSame(readHolder(moved), stale)) linkIfFree(moved, lock)
  rmSync(moved, { force: true })
}

function readHolder(lock: string): Holder | null {
  try {
    const { pid, host, since } = JSON.parse(readFileSync(lock, 'utf8')) as Record<string, unknown>
    return typeof pid === 'number' && typeof host === 'string'
      ? { pid, host, since: typeof since === 'string' ? since : '' }
      : null
  } catch {
    return null
  }
}

const isSame = (left: Holder | null, right: Holder | null): boolean =>
  left?.pid === right?.pid && left?.host === right?.host && left?.since === right?.since

const thisProcess = (): Holder => ({
  pid: process.pid,
  host: hostname(),
  since: startOf(process.pid),
})

function isAlive({ pid, host, since }: Holder): boolean {
  if (host !== hostname()) return true
  // The same number, but nothing in this process holds the folder: an earlier process had it (the first
  // process of a container is always 1).
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM'
  }
  return since === '' || startOf(pid) === since
}

/**
 * Linux tells when a process began (field 22 of its status line); elsewhere the answer is empty and the
 * number alone has to do.
 */
function startOf(pid: number): string {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const inUse = (folder: string, lock: string, { pid, host }: Holder): OpenFailure => ({
  tag: 'in-use',
  place: folder,
  pid,
  message:
    host === hostname()
      ? `The data folder ${folder} is in use by process ${pid}. Stop that process or choose another folder.`
      : `The data folder ${folder} is in use by process ${pid} on the machine ${host}. Stop it there or choose another folder; if that machine is gone, delete ${lock}.`,
})
