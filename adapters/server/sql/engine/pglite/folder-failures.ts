import type { OpenFailure } from '../open-failure.js'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'it lies on a read-only disk',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'there is a file of that name, not a folder',
  ENOENT: 'the system does not allow it there',
  ENOLCK: 'its file system has no locks',
  ENOTSUP: 'its file system has no locks',
}

/** Explains why a folder cannot be written, by the system's error code. */
export function notWritable(folder: string, thrown: unknown): OpenFailure {
  const { code = '', message = String(thrown) } = thrown as NodeJS.ErrnoException
  const reason = REASONS[code] ?? message
  return {
    tag: 'not-writable',
    location: folder,
    message:
      `The data folder ${folder} cannot be written: ${reason}. ` +
      'Choose another folder or change its owner and permissions.',
  }
}

/**
 * The failure in Deno, which aborts inside the system call of the lock; its own locks would not stop Node.
 */
export const noLockInDeno = (folder: string): OpenFailure => ({
  tag: 'not-writable',
  location: folder,
  message:
    `The data folder ${folder} cannot be locked in Deno, so a second process could damage the database in it. ` +
    'Run the program with Node, or keep the data in a PostgreSQL server (DATABASE_URL).',
})

/** The disk is too full to open the database: crash recovery writes. */
export const noSpace = (folder: string, shortage: string): OpenFailure => ({
  tag: 'not-writable',
  location: folder,
  message: `${shortage} to open the database. Free some space and start again; nothing was changed.`,
})

/** The folder has files, but no database that can be opened. */
export const unreadable = (folder: string, detail: string): OpenFailure => ({
  tag: 'unreadable',
  location: folder,
  message:
    `The database in ${folder} cannot be opened (${detail}). ` +
    'Put back a backup of the folder, or move it away to begin with an empty one.',
})

/** The folder is a copy of one in use: its files do not fit together, and orders can be missing or damaged. */
export const copiedInUse = (folder: string, lock: string): OpenFailure => ({
  tag: 'unreadable',
  location: folder,
  message:
    `The data folder ${folder} was copied while a site had it open, so its database may be damaged. ` +
    'Stop that site, copy the folder again and start with that copy. ' +
    `If the site had already ended when the folder was copied, as after a crash, remove ${lock} and start again.`,
})

/** The folder's database is one of another version of the engine. */
export const otherVersion = (folder: string, found: string, expected: string): OpenFailure => ({
  tag: 'other-version',
  location: folder,
  message:
    `The database in ${folder} was made by version ${found} of the embedded database, ` +
    `and this program has version ${expected}. Use the program version that made it, or choose another folder.`,
})

/**
 * The failure of a folder whose data were moved to a server: a new, empty shop must not take orders beside
 * them.
 */
export const movedToServer = (folder: string, kept: string): OpenFailure => ({
  tag: 'moved',
  location: folder,
  message:
    `The data of ${folder} were moved to PostgreSQL: set DATABASE_URL to its address. ` +
    `To begin here with an empty shop, remove ${kept}.`,
})
