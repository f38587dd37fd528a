import { setTimeout as wait } from 'node:timers/promises'
import { err, mapResult, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { Migration } from './migration.js'
import type { OpenFailure } from '../open-failure.js'
import type { Querier, Sql } from '../sql.js'
import { toSqlError } from '../sql-error.js'

/** Options of a migration. */
export interface MigrateOptions {
  /** Names this process in the lock; anything unique. */
  readonly holder: string
  /** The time in ms to wait for another process that is changing the tables. @default 60000 */
  readonly patienceMs?: number
}

const LEASE_MS = 30_000
const POLL_MS = 100
const DEFAULT_PATIENCE_MS = 60_000
/** The migrator's tables belong to the whole database, not to one site. */
const WHOLE_DATABASE = '*'

const MIGRATOR_TABLES = [
  `CREATE TABLE IF NOT EXISTS schema_lock (
    site_id TEXT NOT NULL, id TEXT NOT NULL, holder TEXT NOT NULL, leased_until BIGINT NOT NULL,
    PRIMARY KEY (site_id, id))`,
  `CREATE TABLE IF NOT EXISTS schema_migration (site_id TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (site_id, id))`,
]

/** The database's own clock in ms: the clocks of several machines differ. */
const NOW_MS = `CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`

/**
 * Migrates the tables of a database; returns the applied migrations. If several processes start at once, a row with a
 * lease selects one, and the others wait. Refused with `newer-schema` for a database of a newer program. Never
 * rejects.
 */
export async function migrate(
  sql: Sql,
  migrations: readonly Migration[],
  { holder, patienceMs = DEFAULT_PATIENCE_MS }: MigrateOptions,
): Promise<Result<readonly string[], OpenFailure>> {
  try {
    await createMigratorTables(sql)
    const before = await pending(sql, migrations)
    const isWork = before.ok && before.value.length > 0
    return isWork ? await migrateAlone(sql, migrations, holder, patienceMs) : mapResult(before, () => [])
  } catch (thrown) {
    const { message } = toSqlError(thrown)
    return err({
      tag: 'unreachable',
      location: sql.location,
      message: `The tables in ${sql.location} could not be brought up to date: ${message}.`,
    })
  }
}

/**
 * Applies the remaining migrations under this process's lease; another process may have migrated meanwhile.
 */
async function migrateAlone(
  sql: Sql,
  migrations: readonly Migration[],
  holder: string,
  patienceMs: number,
): Promise<Result<readonly string[], OpenFailure>> {
  if (!(await takeLease(sql, holder, patienceMs))) return err(busy(sql))
  try {
    const left = await pending(sql, migrations)
    return left.ok ? await applyAll(sql, left.value, holder) : left
  } finally {
    await releaseLock(sql, holder)
  }
}

async function applyAll(
  sql: Sql,
  left: readonly Migration[],
  holder: string,
): Promise<Result<readonly string[], OpenFailure>> {
  for (const migration of left) if (!(await apply(sql, migration, holder))) return err(busy(sql))
  return ok(left.map(({ id }) => id))
}

/**
 * Two processes that create the same table at the same time can collide inside PostgreSQL; the loser finds the table.
 */
async function createMigratorTables(sql: Querier): Promise<void> {
  for (const statement of MIGRATOR_TABLES) {
    await sql.query(statement).catch(async () => {
      await wait(POLL_MS)
      await sql.query(statement)
    })
  }
}

async function pending(
  sql: Sql,
  migrations: readonly Migration[],
): Promise<Result<readonly Migration[], OpenFailure>> {
  const { rows } = await sql.query(`SELECT id FROM schema_migration WHERE site_id = $1`, [WHOLE_DATABASE])
  const applied = new Set(rows.map(({ id }) => String(id)))
  const unknown = [...applied].filter((id) => !migrations.some((migration) => migration.id === id))
  return unknown.length === 0
    ? ok(migrations.filter(({ id }) => !applied.has(id)))
    : err({
        tag: 'newer-schema',
        location: sql.location,
        message:
          `The database in ${sql.location} was changed by a newer version of this program ` +
          `(${unknown.sort().join(', ')}). Update the program, or restore the backup from before its update ` +
          '(docs/backup.md), or choose another data folder or database.',
      })
}

/**
 * The failure for tables of an earlier program; null: they are current, a newer program made them, or there are none.
 * A migration in progress is waited for. It changes nothing.
 */
export async function olderTables(
  sql: Sql,
  migrations: readonly Migration[],
  patienceMs = DEFAULT_PATIENCE_MS,
): Promise<OpenFailure | null> {
  for (let waitedMs = 0; ; waitedMs += POLL_MS) {
    const left = await pending(sql, migrations).catch(() => null)
    if (left === null || !left.ok || left.value.length === 0 || left.value.length === migrations.length)
      return null
    const { rows } = await sql
      .query(`SELECT 1 FROM schema_lock WHERE holder <> '' AND leased_until >= ${NOW_MS}`)
      .catch(() => ({ rows: [] }))
    if (rows.length === 0 || waitedMs >= patienceMs) return older(sql)
    await wait(POLL_MS)
  }
}

/** The failure for a database without tables of this program; null: it has some, or cannot be read. */
export async function missingTables(sql: Sql): Promise<OpenFailure | null> {
  const { location } = sql
  const found = await sql
    .query(
      `SELECT 1 FROM information_schema.tables
        WHERE table_schema = current_schema() AND table_name = 'schema_migration'`,
    )
    .catch(() => null)
  return found === null || found.rows.length > 0
    ? null
    : { tag: 'no-tables', location, message: `There are no data in ${location}.` }
}

const older = ({ location }: Sql): OpenFailure => ({
  tag: 'older-schema',
  location,
  message: `The tables in ${location} are of an older version of this program; nothing was changed.`,
})

async function takeLease(sql: Sql, holder: string, patienceMs: number): Promise<boolean> {
  await sql.query(
    `INSERT INTO schema_lock (site_id, id, holder, leased_until)
      VALUES ($1, 'migration', '', 0) ON CONFLICT DO NOTHING`,
    [WHOLE_DATABASE],
  )
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += POLL_MS) {
    const { changedRows } = await sql.query(
      `UPDATE schema_lock SET holder = $2, leased_until = ${NOW_MS} + $3
        WHERE site_id = $1 AND id = 'migration' AND (holder = $2 OR leased_until < ${NOW_MS})`,
      [WHOLE_DATABASE, holder, LEASE_MS],
    )
    if (changedRows === 1) return true
    await wait(POLL_MS)
  }
  return false
}

/** Runs one migration under a fresh lease; false if another process took the lease meanwhile. */
async function apply(sql: Sql, { id, statements }: Migration, holder: string): Promise<boolean> {
  for (const statement of statements) {
    const { changedRows } = await sql.query(
      `UPDATE schema_lock SET leased_until = ${NOW_MS} + $3 WHERE site_id = $1 AND id = 'migration' AND holder = $2`,
      [WHOLE_DATABASE, holder, LEASE_MS],
    )
    if (changedRows !== 1) return false
    await sql.query(statement)
  }
  await sql.query(`INSERT INTO schema_migration (site_id, id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    WHOLE_DATABASE,
    id,
  ])
  return true
}

const releaseLock = (sql: Sql, holder: string): Promise<unknown> =>
  sql.query(
    `UPDATE schema_lock SET holder = '', leased_until = 0 WHERE site_id = $1 AND id = 'migration' AND holder = $2`,
    [WHOLE_DATABASE, holder],
  )

const busy = (sql: Sql): OpenFailure => ({
  tag: 'migration-busy',
  location: sql.location,
  message:
    `Another process is changing the tables in ${sql.location} and did not finish in time. ` +
    'Wait for it, then start again.',
})
