import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { migrate } from './migrations/migrate.js'
import type { OpenFailure } from './open-failure.js'
import { movedFailure } from './pglite/data-folder.js'
import { openPglite } from './pglite/open-pglite.js'
import type { OpenPgliteOptions } from './pglite/open-pglite.js'
import { setPlannerStatistics } from './pglite/set-planner-statistics.js'
import { openPostgres } from './postgres/open-postgres.js'
import type { OpenPostgresOptions } from './postgres/open-postgres.js'
import { MIGRATIONS } from '../schema/migrations.js'
import type { Sql } from './sql.js'

/** A folder for the embedded engine, or the address of a PostgreSQL. */
export type DatabaseOptions = FolderOptions | OpenPostgresOptions

/** A folder, and what may be done with it. */
interface FolderOptions extends OpenPgliteOptions {
  /**
   * True: opens a folder even if its database was moved to a server, to move the data back. @default false
   */
  readonly takesBack?: boolean
}

/**
 * The time limits of a migration: migrating a large shop may take long, but waiting for its locks may not.
 */
const MIGRATION_TIMEOUTS = { lockMs: 30_000, statementMs: 0, idleTransactionMs: 0 }

/**
 * Opens a database, in a folder or on a server, and migrates its tables. Never rejects; on failure everything is
 * closed.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Result<Sql, OpenFailure>> {
  if (!('url' in options)) {
    const moved = options.takesBack === true ? null : movedFailure(options.folder)
    if (moved !== null) return err(moved)
    const opened: Result<Sql, OpenFailure> = await openPglite(options)
    const current = opened.ok ? await migrated(opened.value) : opened
    if (current.ok) await setPlannerStatistics(current.value)
    return current
  }
  const migrator = await openPostgres({ ...options, connections: 1, timeouts: MIGRATION_TIMEOUTS })
  if (!migrator.ok) return migrator
  const current = await migrated(migrator.value)
  if (!current.ok) return current
  await migrator.value.close()
  return openPostgres(options)
}

/** Migrates the tables of an open database; closes it on failure. */
export async function migrated(sql: Sql): Promise<Result<Sql, OpenFailure>> {
  const result = await migrate(sql, MIGRATIONS, { holder: `${process.pid}-${crypto.randomUUID()}` })
  if (result.ok) return ok(sql)
  await sql.close()
  return err(result.failure)
}
