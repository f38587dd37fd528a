import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'

/** The failure for an invalid `database` value. */
export interface UnknownDatabase {
  readonly tag: 'unknown-database'
  readonly message: string
}

const ALLOWED =
  '"memory", { folder: "./data" }, { url: "postgres://user@host/name" } or an open database (docs/store.md)'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

const ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//i

function problemOfFolder(folder: unknown): string | null {
  if (!isText(folder)) return 'has a "folder" that is not a path'
  return ADDRESS.test(folder) ? 'has a "folder" that is an address: write { url: ... } for a server' : null
}

/** The problem of a value, without any password in it; null if there is none. */
function problemOf(database: unknown): string | null {
  if (database === 'memory') return null
  if (typeof database === 'string') {
    if (/^postgres(?:ql)?:/.test(database)) return 'is an address as a text: write it as { url: ... }'
    return /^[\w-]{1,40}$/.test(database) ? `is "${database}"` : 'is a text that names no database'
  }
  if (typeof database !== 'object' || database === null) return `is ${String(database)}`
  if ('query' in database)
    return typeof database.query === 'function' ? null : 'has a "query" that is not a function'
  if ('url' in database)
    return isText(database.url) && /^postgres(?:ql)?:\/\//.test(database.url)
      ? null
      : 'has a "url" that does not begin with postgres://'
  if ('folder' in database) return problemOfFolder(database.folder)
  return 'has neither a "folder" nor a "url"'
}

/** Checks a `database` value, since programs without types may pass anything. */
export function checkDatabase(database: unknown): Result<void, UnknownDatabase> {
  const problem = problemOf(database)
  return problem === null
    ? ok(undefined)
    : err({ tag: 'unknown-database', message: `"database" ${problem}. It may be ${ALLOWED}.` })
}
