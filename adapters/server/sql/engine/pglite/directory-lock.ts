import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { tryLock } from 'fs-native-extensions'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { OpenFailure } from '../open-failure.js'
import { copiedInUse, noLockInDeno, notWritable } from './folder-failures.js'

const LOCK_FILE = 'vitrine.lock'
/** The engine's own folder inside a data folder. */
export const DATABASE = 'database'
/**
 * The number of attempts: a killed process keeps its files open until its last thread has ended, which takes
 * a while on a busy machine.
 */
const ATTEMPTS = 40
const PAUSE_MS = 50

/** The last writer of the lock file, for messages only: only the kernel knows if the folder is locked. */
export interface LockHolder {
  readonly pid: number
  readonly host: string
  /** Identifies the namespace of `pid` (a container has its own); empty if unknown. */
  readonly pidNamespace: string
  /** The inode of the lock file: a copy of the file has another one. Empty if unknown. */
  readonly file: string
}

const isDeno = (): boolean => 'Deno' in globalThis

/**
 * Locks a folder for this process; the result unlocks it. The engine itself does not notice a second process,
 * and both would lose writes. The kernel holds the lock on an open file: the lock ends with the process in
 * any case, and is valid across containers (ADR 34).
 */
export function lockDirectory(folder: string): Result<() => void, OpenFailure> {
  if (isDeno()) return err(noLockInDeno(folder))
  try {
    makeFolder(resolve(folder))
    const lock = join(realpathSync(folder), LOCK_FILE)
    const descriptor = acquire(lock, 'a+')
    if (descriptor === null) return err(inUse(folder, readHolder(lock)))
    const holder = readHolder(lock)
    if (isOfCopy(holder, descriptor)) {
      closeSync(descriptor)
      return err(isDatabaseLocked(folder) ? inUse(folder, holder) : copiedInUse(folder, lock))
    }
    writeHolder(descriptor)
    const release = releaseOnce(() => {
      process.off('exit', release)
      // Removed while it is still locked, so that `acquire` can detect a lock on a deleted file.
      rmSync(lock, { force: true })
      closeSync(descriptor)
    })
    process.once('exit', release)
    return ok(release)
  } catch (thrown) {
    return err(notWritable(folder, thrown))
  }
}

/** The locked byte, after the content of the file: on systems with mandatory locks a locked range cannot be read. */
const DATABASE_LOCK_AT = 1 << 20

/**
 * Locks the engine's own folder inside a locked one. If the outer lock file is deleted as a leftover, its
 * lock is lost, and the next process would open the same database. This lock ends only with the database.
 */
export function lockDatabase(folder: string, database: string): Result<() => void, OpenFailure> {
  try {
    const descriptor = acquire(join(database, 'PG_VERSION'), 'r+', DATABASE_LOCK_AT)
    if (descriptor === null) return err(inUse(folder, null))
    return ok(releaseOnce(() => closeSync(descriptor)))
  } catch (thrown) {
    return err(notWritable(folder, thrown))
  }
}

/** True if a process has the database of a folder open, even if its lock file was replaced. */
function isDatabaseLocked(folder: string): boolean {
  const locked = lockDatabase(folder, join(folder, DATABASE))
  if (locked.ok) locked.value()
  return !locked.ok && locked.failure.tag === 'in-use'
}

/** Makes the release of a lock safe to repeat: a second close could hit a reused descriptor. */
function releaseOnce(release: () => void): () => void {
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    release()
  }
}

/** Finds the process that holds a folder now; null if it is free, or cannot be locked. Never throws. */
export function findLockHolder(folder: string): LockHolder | 'unknown' | null {
  if (isDeno()) return null
  const lock = join(resolve(folder), LOCK_FILE)
  try {
    const descriptor = openSync(lock, 'r+')
    const isFree = lockIfFree(descriptor)
    closeSync(descriptor)
    return isFree ? null : (readHolder(lock) ?? 'unknown')
  } catch {
    return null
  }
}

/**
 * Creates folders from the top, since Node's own recursion never ends on file systems without folders, such as /proc.
 */
function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (thrown) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw thrown
  }
}

/** The descriptor that holds the lock, or null while another process has it. */
function acquire(lock: string, flags: 'a+' | 'r+', offset?: number): number | null {
  for (let attempt = 1; ; attempt += 1) {
    const descriptor = openSync(lock, flags, 0o600)
    if (lockIfFree(descriptor, offset) && isStillAt(lock, descriptor)) return descriptor
    closeSync(descriptor)
    if (attempt === ATTEMPTS) return null
    // A process that only checks (`findLockHolder`) or is just releasing holds the lock for a moment.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Tries to lock an open file; true if this descriptor has the lock. */
function lockIfFree(descriptor: number, offset = 0): boolean {
  try {
    return tryLock(descriptor, offset)
  } catch (thrown) {
    // The error code of Windows for a locked file.
    if ((thrown as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw thrown
  }
}

/**
 * True if the path still is the locked file, which the former holder may have deleted between our open and
 * our lock.
 */
function isStillAt(path: string, descriptor: number): boolean {
  const named = statSync(path, { throwIfNoEntry: false, bigint: true })
  const open = fstatSync(descriptor, { bigint: true })
  return named?.ino === open.ino && named.dev === open.dev
}

const fileNumber = (descriptor: number): string => String(fstatSync(descriptor, { bigint: true }).ino)

/**
 * True if a lock file was copied with its folder. It exists only while the folder is in use, or after a crash; then it
 * is the same file as before.
 */
const isOfCopy = (holder: LockHolder | null, descriptor: number): boolean =>
  holder !== null && holder.file !== '' && holder.file !== fileNumber(descriptor)

function writeHolder(descriptor: number): void {
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    pidNamespace: pidNamespace(),
    file: fileNumber(descriptor),
  }
  try {
    ftruncateSync(descriptor)
    writeSync(descriptor, JSON.stringify(holder))
  } catch {
    // On a full disk the lock works without the name of its holder.
  }
}

function readHolder(lock: string): LockHolder | null {
  try {
    const read = JSON.parse(readFileSync(lock, 'utf8')) as Record<string, unknown>
    const { pid, host, pidNamespace, file } = read
    if (typeof pid !== 'number' || typeof host !== 'string') return null
    const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
    return { pid, host, pidNamespace: textOf(pidNamespace), file: textOf(file) }
  } catch {
    return null
  }
}

/**
 * The namespace of this process: Linux names it by a link; other systems have one namespace for each host.
 */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Describes the process, if its number is meaningful to the reader. */
export function describeHolder(holder: LockHolder | 'unknown'): string {
  if (holder === 'unknown') return 'another process'
  if (holder.host !== hostname()) return `process ${holder.pid} on the machine ${holder.host}`
  return holder.pidNamespace === pidNamespace()
    ? `process ${holder.pid}`
    : `a process of another container (number ${holder.pid} in there)`
}

const inUse = (folder: string, holder: LockHolder | null): OpenFailure => ({
  tag: 'in-use',
  location: folder,
  ...(holder !== null && { pid: holder.pid }),
  message:
    `The data folder ${folder} is in use by ${describeHolder(holder ?? 'unknown')}. ` +
    'Stop it or choose another folder.',
})
