import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  statSync,
} from 'node:fs'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { parsePath } from './parse-path.js'

/**
 * The reason for refusing a path; its message names the path and the remedy. `below`: the same message with a
 * relative path, for people who must not learn the location of the folder.
 */
export class UnsafePath extends Error {
  readonly code = 'UNSAFE_PATH'

  constructor(
    message: string,
    readonly below: string,
  ) {
    super(message)
  }
}

/** A path below a folder, and the same path for messages. */
interface NamedPath {
  readonly path: string
  readonly below: string
}

/** Refuses a path; `reason` follows it. */
export const unsafePath = ({ path, below }: NamedPath, reason: string): UnsafePath =>
  new UnsafePath(`${path} ${reason}`, `${below} ${reason}`)

/** True if paths can be relative to the descriptor of an open folder, as on Linux. */
const HAS_DESCRIPTOR_PATHS = process.platform === 'linux' && existsSync('/proc/self/fd')
const FOLDER_FLAGS = constants.O_RDONLY | (constants.O_DIRECTORY ?? 0) | (constants.O_NOFOLLOW ?? 0)

/** A folder as it was at the first opening; another folder in its place is refused. */
export interface RootFolder {
  /** The path with its links followed, since the owner chose it. */
  readonly path: string
  readonly dev: number
  readonly ino: number
}

/** Makes the path of an entry in an open folder for a system call. */
export type EntryPath = (name: string) => string

interface OpenedFolder {
  readonly entry: EntryPath
  readonly close: () => void
}

const linkRefusal = (named: NamedPath): UnsafePath =>
  unsafePath(named, 'is a link, and no link is followed here: remove it, or name another folder')

function checkRoot(root: RootFolder, { dev, ino }: Stats): void {
  if (dev !== root.dev || ino !== root.ino)
    throw unsafePath(
      { path: root.path, below: 'the folder' },
      'was replaced by another folder meanwhile: run the command again',
    )
}

const byDescriptor = (fd: number): OpenedFolder => ({
  entry: (name) => `/proc/self/fd/${fd}/${name}`,
  close: () => closeSync(fd),
})

/** Uses the path of the folder, each part of which was checked, on systems without descriptor paths. */
const byPath = (path: string): OpenedFolder => ({ entry: (name) => join(path, name), close: () => undefined })

function openRoot(root: RootFolder): OpenedFolder {
  if (!HAS_DESCRIPTOR_PATHS) {
    checkRoot(root, statSync(root.path))
    return byPath(root.path)
  }
  const fd = openSync(root.path, FOLDER_FLAGS)
  try {
    checkRoot(root, fstatSync(fd))
    return byDescriptor(fd)
  } catch (thrown) {
    closeSync(fd)
    throw thrown
  }
}

function makeMissing(path: string): void {
  try {
    mkdirSync(path)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
  }
}

/** Opens a folder inside an open one, never through a link; `named` is its path for messages. */
function openChild(parent: OpenedFolder, name: string, named: NamedPath, makes: boolean): OpenedFolder {
  const path = parent.entry(name)
  if (makes) makeMissing(path)
  if (HAS_DESCRIPTOR_PATHS) {
    try {
      return byDescriptor(openSync(path, FOLDER_FLAGS))
    } catch (thrown) {
      if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw linkRefusal(named)
      throw thrown
    }
  }
  const facts = lstatSync(path)
  if (facts.isSymbolicLink()) throw linkRefusal(named)
  if (!facts.isDirectory()) throw Object.assign(new Error(`${named.path} is no folder`), { code: 'ENOTDIR' })
  return byPath(path)
}

/** An entry of a path, in its open folder. */
export interface Entry extends NamedPath {
  /** The entry's path for a system call, valid while its folder is open. */
  readonly at: string
  /** The path of another name in that folder. */
  readonly beside: EntryPath
}

/**
 * Calls `use` with the entry of a path below a folder. Every folder on the path is opened relative to the
 * previous one, so that a folder that is replaced by a link meanwhile has no effect. `makes`: missing folders
 * are created.
 */
export async function withEntry<T>(
  root: RootFolder,
  path: string,
  makes: boolean,
  use: (entry: Entry) => T | Promise<T>,
): Promise<T> {
  const names = parsePath(path)
  if (!names.ok) throw new UnsafePath(`${names.failure}: it is not a path below ${root.path}`, names.failure)
  const [name = '', ...folders] = [...names.value].reverse()
  let folder = openRoot(root)
  let named: NamedPath = { path: root.path, below: '' }
  const inside = (next: string): NamedPath => ({
    path: join(named.path, next),
    below: named.below === '' ? next : `${named.below}/${next}`,
  })
  try {
    for (const next of folders.reverse()) {
      named = inside(next)
      const child = openChild(folder, next, named, makes)
      folder.close()
      folder = child
    }
    return await use({ ...inside(name), at: folder.entry(name), beside: folder.entry })
  } finally {
    folder.close()
  }
}

/** Refuses an entry that is a link. */
export function refuseLink(entry: Omit<Entry, 'beside'>): void {
  if (lstatSync(entry.at, { throwIfNoEntry: false })?.isSymbolicLink()) throw linkRefusal(entry)
}
