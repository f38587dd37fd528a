import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { migrate, missingTables, olderTables } from './migrations/migrate.js'
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
 * The treatment of tables of an older version. Those of an empty database are made, except with `need`, which
 * refuses older and missing tables.
 */
export type OlderTables = 'migrate' | 'refuse' | 'need'

/**
 * Opens a database, in a folder or on a server, with the tables of this version. Never rejects; on failure everything
 * is closed.
 */
export async function openDatabase(
  options: DatabaseOptions,
  older: OlderTables = 'migrate',
): Promise<Result<Sql, OpenFailure>> {
  if (!('url' in options)) {
    const moved = options.takesBack === true ? null : movedFailure(options.folder)
    if (moved !== null) return err(moved)
    const opened: Result<Sql, OpenFailure> = await openPglite(options)
    const ready = opened.ok ? await current(opened.value, older) : opened
    if (ready.ok) await setPlannerStatistics(ready.value)
    return ready
  }
  const migrator = await openPostgres({ ...options, connections: 1, timeouts: MIGRATION_TIMEOUTS })
  if (!migrator.ok) return migrator
  const ready = await current(migrator.value, older)
  if (!ready.ok) return ready
  await migrator.value.close()
  return openPostgres(options)
}

async function current(sql: Sql, older: OlderTables): Promise<Result<Sql, OpenFailure>> {
  const failure = await refusalOf(sql, older)
  if (failure === null) return migrated(sql)
  await sql.close()
  return err(failure)
}

async function refusalOf(sql: Sql, older: OlderTables): Promise<OpenFailure | null> {
  if (older === 'migrate') return null
  const missing = older === 'need' ? await missingTables(sql) : null
  return missing ?? olderTables(sql, MIGRATIONS)
}

/** Migrates the tables of an open database; closes it on failure. */
export async function migrated(sql: Sql): Promise<Result<Sql, OpenFailure>> {
  const result = await migrate(sql, MIGRATIONS, { holder: `${process.pid}-${crypto.randomUUID()}` })
  if (result.ok) return ok(sql)
  await sql.close()
  return err(result.failure)
}
