import { openTestMemory } from './temporary-pglite.js'
import { openTemporaryPostgres } from './temporary-postgres.js'

/**
 * The databases that a site runs on, for `describe.each`: a name, and the function that opens a new one with its
 * tables.
 */
export const DATABASES = [
  ['PostgreSQL', openTemporaryPostgres],
  ['the embedded database', openTestMemory],
] as const
