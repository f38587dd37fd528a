import type { OwnerFailure } from '../../../../core/shared/index.js'

/**
 * The reason why a database cannot be used. `message` is one or two sentences for the person who started the
 * program: they name the place and the way out. `in-use`: another process has the folder; `not-writable`: the
 * folder cannot be made or written; `unreadable`: what lies there is no database or is damaged;
 * `other-version`: made by another version of the engine; `unreachable`: the server does not answer;
 * `moved`: the data of the folder were moved to a server;
 * `newer-schema`: a newer version of this program has already changed the tables; `migration-busy`: another
 * process is changing them.
 */
export interface OpenFailure {
  readonly tag:
    | 'in-use'
    | 'not-writable'
    | 'unreadable'
    | 'other-version'
    | 'unreachable'
    | 'moved'
    | 'newer-schema'
    | 'migration-busy'
  readonly location: string
  readonly message: string
  /** The process that has the folder, for `in-use`. */
  readonly pid?: number
}

/** Explains to the owner why the data or the shop over them do not open. */
export const openFailure = (failure: { readonly tag: string; readonly message: string }): OwnerFailure => ({
  tag: failure.tag === 'in-use' ? 'data-in-use' : 'bad-input',
  lines: [failure.message],
})
