import { createHash } from 'node:crypto'
import { constants, lstatSync, realpathSync, statSync } from 'node:fs'
import { chmod, lstat, mkdir, open, readdir, rename, rmdir, unlink, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { refuseLink, unsafePath, withEntry } from './parent-folder.js'
import type { Entry, RootFolder } from './parent-folder.js'
import { removeTree } from './remove-tree.js'

const NO_FOLLOW = constants.O_NOFOLLOW ?? 0
const READ = constants.O_RDONLY | NO_FOLLOW | (constants.O_NONBLOCK ?? 0)
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | NO_FOLLOW
const APPEND = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | NO_FOLLOW
const DEFAULT_MODE = 0o666
const MODE_BITS = 0o777

/** The content of a file, or an open file to copy with its permissions. */
export type FileSource = { readonly content: string | Uint8Array } | { readonly copyOf: FileHandle }

/** The maximum size of a text; a journal has an entry for each file. */
const MAX_TEXT_BYTES = 100_000_000

/**
 * A folder below which files are read, written and removed. Paths have `/` between names and are untrusted: a
 * path that leaves the folder, and links at any part of it, are refused by an `UnsafePath`. Files with a
 * second name (a hard link) are replaced and never written into. Methods reject with the error of the file
 * system.
 */
export interface SafeFolder {
  readonly path: string
  /** Calls `use` with an open file; null: missing. */
  readonly read: <T>(path: string, use: (file: FileHandle) => Promise<T>) => Promise<T | null>
  /** The text of a file; null: missing, or larger than any that a run writes. */
  readonly readText: (path: string) => Promise<string | null>
  /** Writes a file completely or not at all, in place of an existing one. */
  readonly replace: (path: string, source: FileSource) => Promise<void>
  /** Writes a new file; rejects with `EEXIST` if it exists. */
  readonly create: (path: string, content: string | Uint8Array) => Promise<void>
  /** Opens a file for appending, or a new one. */
  readonly openToWrite: (path: string, continues: boolean) => Promise<FileHandle>
  readonly append: (path: string, text: string) => Promise<void>
  /** Makes a new folder; rejects with `EEXIST` if it exists. */
  readonly makeFolder: (path: string) => Promise<void>
  readonly move: (from: string, to: string) => Promise<void>
  /** Removes a file or a link; does nothing if it is missing. */
  readonly remove: (path: string) => Promise<void>
  /**
   * True if there may be an entry at a path. It is looked up by its name, many times faster than it is opened: journals
   * may name a million files.
   */
  readonly mayHave: (path: string) => boolean
  /** Removes what an interrupted `replace` of this path left. */
  readonly removeUnfinished: (path: string) => Promise<void>
  /** Removes a folder with its content. */
  readonly removeTree: (path: string) => Promise<void>
  /** Removes an empty folder; true: it is removed. */
  readonly removeEmpty: (path: string) => Promise<boolean>
  /** Rejects if a file could not be written at a path; changes nothing. */
  readonly check: (path: string) => Promise<void>
  /** The names of the folder's entries. */
  readonly names: () => Promise<readonly string[]>
}

const isMissing = (thrown: unknown): boolean => (thrown as NodeJS.ErrnoException).code === 'ENOENT'

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (thrown) {
    if (isMissing(thrown)) return null
    throw thrown
  }
}

const notAFile = (entry: Entry): Error => unsafePath(entry, 'is no file: remove it, or name another folder')

/** The error for a folder has the text of the system's own, so that one message fits both. */
const isFolder = ({ path }: Entry): Error =>
  Object.assign(new Error(`${path} is a folder: remove it, or name another`), { code: 'EISDIR' })

/** Opens an existing file; refuses links, folders, pipes and devices. */
async function openFile(entry: Entry): Promise<FileHandle> {
  refuseLink(entry)
  const file = await open(entry.at, READ)
  const facts = await file.stat()
  if (facts.isFile()) return file
  await file.close()
  throw facts.isDirectory() ? isFolder(entry) : notAFile(entry)
}

async function writeNew(at: string, content: string | Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(at, CREATE, DEFAULT_MODE)
  try {
    await writeFile(file, content)
  } finally {
    await file.close()
  }
}

/** Opens a file to append to it. A file with a second name is refused, since that name may be outside. */
async function openToAppend(entry: Entry): Promise<FileHandle> {
  refuseLink(entry)
  const file = await open(entry.at, APPEND, DEFAULT_MODE)
  const facts = await file.stat()
  if (facts.isFile() && facts.nlink === 1) return file
  await file.close()
  throw unsafePath(entry, 'has a second name elsewhere or is no file: remove it, or name another folder')
}

const removeEntry = async ({ at }: Pick<Entry, 'at'>): Promise<void> => void (await orNull(unlink(at)))

/** Copies an open file by its descriptor, since another file may have taken its path. */
async function copyOpen(file: FileHandle, to: string): Promise<void> {
  await writeNew(to, file.createReadStream({ autoClose: false, start: 0 }))
  await chmod(to, (await file.stat()).mode & MODE_BITS)
}

const MAX_NAME_BYTES = 255

/** The name of a file until it is complete; a name that file systems allow must not become one that they refuse. */
function unfinishedName(name: string): string {
  const part = `${name}.part`
  return Buffer.byteLength(part) <= MAX_NAME_BYTES
    ? part
    : `${createHash('sha256').update(name).digest('hex')}.part`
}

async function replaceEntry(entry: Entry, source: FileSource): Promise<void> {
  refuseLink(entry)
  const unfinished = entry.beside(unfinishedName(basename(entry.path)))
  try {
    await removeEntry({ at: unfinished })
    if ('content' in source) await writeNew(unfinished, source.content)
    else await copyOpen(source.copyOf, unfinished)
    const replaced = await orNull(lstat(entry.at))
    // A replaced file that is not readable for others keeps its permissions.
    if (replaced?.isFile() && 'content' in source) await chmod(unfinished, replaced.mode & MODE_BITS)
    await rename(unfinished, entry.at)
  } catch (thrown) {
    await removeEntry({ at: unfinished }).catch(() => undefined)
    throw thrown
  }
}

/** Opens an existing folder. Links to it are followed, since the owner chose its path. */
export function openSafeFolder(folder: string): SafeFolder {
  const path = realpathSync(folder)
  const { dev, ino } = statSync(path)
  const root: RootFolder = { path, dev, ino }
  const at = <T>(below: string, use: (entry: Entry) => T | Promise<T>): Promise<T> =>
    withEntry(root, below, false, use)
  const inMade = <T>(below: string, use: (entry: Entry) => T | Promise<T>): Promise<T> =>
    withEntry(root, below, true, use)
  const read: SafeFolder['read'] = async (below, use) => {
    const file = await orNull(at(below, openFile))
    if (file === null) return null
    try {
      return await use(file)
    } finally {
      await file.close()
    }
  }
  const mayHave: SafeFolder['mayHave'] = (below) => {
    try {
      return lstatSync(join(path, below), { throwIfNoEntry: false }) !== undefined
    } catch {
      return true
    }
  }
  return {
    path,
    read,
    readText: (below) =>
      read(below, async (file) => ((await file.stat()).size > MAX_TEXT_BYTES ? null : file.readFile('utf8'))),
    replace: (below, source) => inMade(below, (entry) => replaceEntry(entry, source)),
    create: (below, content) => inMade(below, (entry) => writeNew(entry.at, content)),
    openToWrite: (below, continues) =>
      inMade(below, async (entry) => {
        if (!continues) await removeEntry(entry)
        return openToAppend(entry)
      }),
    append: (below, text) =>
      inMade(below, async (entry) => {
        const file = await openToAppend(entry)
        try {
          await file.writeFile(text)
        } finally {
          await file.close()
        }
      }),
    makeFolder: (below) => inMade(below, async (entry) => void (await mkdir(entry.at))),
    move: (from, to) =>
      at(from, (source) =>
        inMade(to, (target) => {
          refuseLink(target)
          return rename(source.at, target.at)
        }),
      ),
    remove: async (below) => void (await orNull(at(below, removeEntry))),
    mayHave,
    removeUnfinished: async (below) => {
      if (!mayHave(join(dirname(below), unfinishedName(basename(below))))) return
      await at(below, (entry) => removeEntry({ at: entry.beside(unfinishedName(basename(entry.path))) }))
    },
    removeTree: async (below) => void (await orNull(at(below, (entry) => removeTree(entry.at)))),
    removeEmpty: (below) =>
      at(below, (entry) => rmdir(entry.at)).then(
        () => true,
        () => false,
      ),
    check: async (below) =>
      void (await orNull(
        at(below, async (entry) => {
          refuseLink(entry)
          const facts = await lstat(entry.at)
          if (facts.isDirectory()) throw isFolder(entry)
          if (!facts.isFile()) throw notAFile(entry)
        }),
      )),
    names: () => readdir(path),
  }
}
