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
/** A process that was killed keeps its files until the last of its threads has ended, on a busy machine for a while. */
const ATTEMPTS = 40
const PAUSE_MS = 50

/** The last writer of the lock file; for messages only, the kernel alone says whether the folder is held. */
export interface LockHolder {
  readonly pid: number
  readonly host: string
  /** Names the set of process numbers that `pid` counts in (a container has its own); empty: unknown. */
  readonly pidNamespace: string
  /** The lock file itself, as its disk numbers it: a copy of the file has another number. Empty: unknown. */
  readonly file: string
}

const isDeno = (): boolean => 'Deno' in globalThis

/**
 * Takes a folder for this process alone; the answer gives it back. The engine itself does not notice a second
 * process, and both would lose writes. The lock is one of the kernel on an open file: it ends with the
 * process however that dies, and it holds across containers (ADR "The kernel holds the data folder").
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
      // Removed while it is still locked: `acquire` notices when it has locked a file without a name.
      rmSync(lock, { force: true })
      closeSync(descriptor)
    })
    process.once('exit', release)
    return ok(release)
  } catch (thrown) {
    return err(notWritable(folder, thrown))
  }
}

/** Behind all that the file says: where locks are no mere agreement, a locked place cannot be read either. */
const DATABASE_LOCK_AT = 1 << 20

/**
 * Locks the engine's folder itself inside a locked one. Deleting the outer lock file as a leftover removes
 * that lock, and the next process would open the same database; this lock ends only with the database.
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

/** True if a process has the database of a folder open, also if its lock file was replaced. */
function isDatabaseLocked(folder: string): boolean {
  const locked = lockDatabase(folder, join(folder, DATABASE))
  if (locked.ok) locked.value()
  return !locked.ok && locked.failure.tag === 'in-use'
}

/** Gives a lock back the first time only: closed twice, its descriptor could be that of something else by then. */
function releaseOnce(release: () => void): () => void {
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    release()
  }
}

/** Finds the process that holds a folder at this moment; null: it is free, or cannot be locked. Never throws. */
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

/** The descriptor that holds the lock, or null while another process has it. */
function acquire(lock: string, flags: 'a+' | 'r+', offset?: number): number | null {
  for (let attempt = 1; ; attempt += 1) {
    const descriptor = openSync(lock, flags, 0o600)
    if (lockIfFree(descriptor, offset) && isStillAt(lock, descriptor)) return descriptor
    closeSync(descriptor)
    if (attempt === ATTEMPTS) return null
    // A process that only looks (`findLockHolder`) or is just releasing the lock holds it for a moment.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Tries to lock an open file; true when it is locked for this descriptor now. */
function lockIfFree(descriptor: number, offset = 0): boolean {
  try {
    return tryLock(descriptor, offset)
  } catch (thrown) {
    // Windows says so in this way.
    if ((thrown as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw thrown
  }
}

/** The one who had it may have removed the file between our opening and our locking it. */
function isStillAt(path: string, descriptor: number): boolean {
  const named = statSync(path, { throwIfNoEntry: false, bigint: true })
  const open = fstatSync(descriptor, { bigint: true })
  return named?.ino === open.ino && named.dev === open.dev
}

const fileNumber = (descriptor: number): string => String(fstatSync(descriptor, { bigint: true }).ino)

/**
 * True if a lock file came here with a copy of its folder. It lies in a folder only while that is in use, and
 * after a crash; then it is the same file as before.
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
    // A full disk: the lock holds without a name in it.
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

/** Linux names it by a link; elsewhere a host has but one. */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

/** Names the process where its number means something to the reader. */
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
