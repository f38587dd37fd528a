import type { OwnerFailure } from '../../../../core/shared/index.js'

/**
 * The reason why a database cannot be used. `message` is one or two sentences for the person who started the
 * program, with the place and the remedy.
 * - `in-use`: another process has the folder open.
 * - `not-writable`: the folder cannot be made or written.
 * - `unreadable`: its content is no database or is damaged.
 * - `other-version`: another version of the engine made it.
 * - `unreachable`: the server does not answer.
 * - `moved`: the data of the folder were moved to a server.
 * - `older-schema`: an older version of this program made the tables, and they were not to be migrated.
 * - `no-tables`: there are no tables of this program, and they were not to be made.
 * - `newer-schema`: a newer version of this program has already changed the tables.
 * - `migration-busy`: another process is changing them.
 */
export interface OpenFailure {
  readonly tag:
    | 'in-use'
    | 'not-writable'
    | 'unreadable'
    | 'other-version'
    | 'unreachable'
    | 'moved'
    | 'older-schema'
    | 'no-tables'
    | 'newer-schema'
    | 'migration-busy'
  readonly location: string
  readonly message: string
  /** The process that has the folder open, for `in-use`. */
  readonly pid?: number
}

/** The way to current tables: commands may run beside a site of the older version, so they update none. */
const UPDATE = [
  'The start of the site updates them. Make a backup before, which leaves them as they are: `vitrine backup`.',
  'Then stop the older version, and start this one: `vitrine serve`.',
]

/** The way to data, for a site that was never served. */
export const NEVER_SERVED = 'They are made when the site is served for the first time: `vitrine serve`.'

/** Explains to the owner why the database or the shop over it does not open. */
export function openFailure({ tag, message }: OpenProblem): OwnerFailure {
  if (tag === 'older-schema') return { tag: 'older-data', lines: [message, ...UPDATE] }
  if (tag === 'no-tables') return { tag: 'no-data', lines: [message, NEVER_SERVED] }
  return { tag: tag === 'in-use' ? 'data-in-use' : 'bad-input', lines: [message] }
}

/** A failure of the database, or of the shop over it. */
interface OpenProblem {
  readonly tag: string
  readonly message: string
}
