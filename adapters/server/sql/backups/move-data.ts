import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { assertNever, badInput, err, failed, ok, plural } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { KEY_FILE } from '../../settings/environment/account-key.js'
import { dataLocationOf } from '../../site-folder/data-location.js'
import type { DataLocation } from '../../site-folder/data-location.js'
import {
  copyTables,
  countTables,
  describeHolder,
  findLockHolder,
  MOVED,
  openDatabase,
  openFailure,
  openUnchanged,
} from '../engine/index.js'
import type { CopyFailure, DatabaseOptions, OlderTables, Sql, TableRows } from '../engine/index.js'

/** The direction of a move, and where the data are. */
export interface MoveOptions {
  readonly to: 'server' | 'folder'
  readonly data?: string
  readonly databaseUrl: string | undefined
}

/** The options that open the database of a location. */
type DatabaseOf = (location: DataLocation) => DatabaseOptions

/** The two places of a move. */
export interface Move {
  readonly from: DataLocation
  readonly to: DataLocation
  readonly folder: string
}

const DATABASE = 'database'

/** The rows of all tables. */
export const totalOf = (counts: readonly TableRows[]): number =>
  counts.reduce((sum, { rows }) => sum + rows, 0)

/** One line for each table that has rows. */
export const describeCounts = (counts: readonly TableRows[]): readonly string[] =>
  counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => `  ${table}: ${plural(rows, 'row')}`)

const notEmpty = (location: DataLocation, filled: readonly TableRows[]): OwnerFailure =>
  badInput(
    `${location.description} has data already, which are never mixed with others:`,
    ...describeCounts(filled),
    location.tag === 'server'
      ? 'Make an empty database and name it in DATABASE_URL.'
      : `Move the folder away, or name another one with --data.`,
  )

function copyFailure(failure: CopyFailure, to: DataLocation): OwnerFailure {
  switch (failure.tag) {
    case 'not-empty':
      return notEmpty(to, failure.filled)
    case 'miscounted':
      return failed(
        `${failure.table} has ${plural(failure.read, 'row')}, and ${failure.written} arrived: nothing was moved.`,
        'Stop the site, then run this again.',
      )
    case 'failed':
      return failed(`Nothing was moved: ${failure.message}`)
    default:
      return assertNever(failure)
  }
}

async function open(
  location: DataLocation,
  databaseOf: DatabaseOf,
  older: OlderTables,
): Promise<Result<Sql, OwnerFailure>> {
  const options = databaseOf(location)
  const opened = await openDatabase('url' in options ? options : { ...options, takesBack: true }, older)
  return opened.ok ? opened : err(openFailure(opened.failure))
}

/** Opens a target only to count its rows, without making tables or folders. Null if there is nothing. */
async function countTarget(
  to: DataLocation,
  databaseOf: DatabaseOf,
): Promise<Result<readonly TableRows[], OwnerFailure>> {
  if (to.tag === 'folder' && !existsSync(join(to.folder, DATABASE))) return ok([])
  const opened = await openUnchanged(databaseOf(to))
  if (!opened.ok) return err(openFailure(opened.failure))
  const counts = await countTables(opened.value)
  await opened.value.close()
  return ok(counts)
}

/** The time after which a killed site counts as stopped. A running site begins a job every minute. */
const AT_REST_MS = 90_000

/**
 * The failure if a site runs on the source: its jobs show that on a server. In a folder the lock has shown it
 * before.
 */
async function runningSite({ from }: Move, source: Sql, nowMs: number): Promise<OwnerFailure | null> {
  if (from.tag === 'folder') return null
  const { rows } = await source.query('SELECT MAX(started_on) AS at FROM job')
  const quietMs = nowMs - Number(rows[0]?.['at'] ?? 0)
  if (quietMs >= AT_REST_MS) return null
  return badInput(
    `A site was at work on ${from.description} ${plural(Math.max(0, Math.round(quietMs / 1000)), 'second')} ago: ` +
      'orders that it accepts now would be left behind, so nothing was moved.',
    `Stop the site, and run this again after it was stopped for ${AT_REST_MS / 1000} seconds.`,
  )
}

/** Copies all rows, or with `isDryRun` only counts them; returns the counts by table. */
export async function moveData(
  move: Move,
  databaseOf: DatabaseOf,
  isDryRun: boolean,
  nowMs = Date.now(),
): Promise<Result<readonly TableRows[], OwnerFailure>> {
  const source = await open(move.from, databaseOf, 'refuse')
  if (!source.ok) return source
  try {
    if (isDryRun) {
      const target = await countTarget(move.to, databaseOf)
      if (!target.ok) return target
      const filled = target.value.filter(({ rows }) => rows > 0)
      return filled.length > 0 ? err(notEmpty(move.to, filled)) : ok(await countTables(source.value))
    }
    const running = await runningSite(move, source.value, nowMs)
    if (running !== null) return err(running)
    const target = await open(move.to, databaseOf, 'migrate')
    if (!target.ok) return target
    try {
      const copied = await copyTables(source.value, target.value)
      return copied.ok ? copied : err(copyFailure(copied.failure, move.to))
    } finally {
      await target.value.close()
    }
  } finally {
    await source.value.close()
  }
}

/** Renames the moved database, so that no order is written into it; it remains as a backup. */
function setDatabaseAside(folder: string): string {
  const free = (name: string, number = 2): string =>
    existsSync(join(folder, name)) ? free(`${MOVED}-${number}`, number + 1) : name
  const name = free(MOVED)
  renameSync(join(folder, DATABASE), join(folder, name))
  return join(folder, name)
}

/** Finds both places of a move; refused while a site runs in the folder. */
export function movePlaces(site: string, { to, data, databaseUrl }: MoveOptions): Result<Move, OwnerFailure> {
  const server = dataLocationOf(site, undefined, databaseUrl)
  if (server.tag !== 'server')
    return err(badInput('Name the PostgreSQL in DATABASE_URL: postgres://user:password@host:5432/shop.'))
  const folder = dataLocationOf(site, data, undefined)
  if (folder.tag !== 'folder') return err(badInput('Name the data folder with --data.'))
  if (to === 'server' && !existsSync(join(folder.folder, DATABASE)))
    return err(badInput(`There are no data in ${folder.folder}.`, 'Name the data folder with --data.'))
  const holder = findLockHolder(folder.folder)
  if (holder !== null)
    return err(
      badInput(
        `${folder.folder} is in use by ${describeHolder(holder)}. Stop the site, then run this again.`,
      ),
    )
  const [from, target] = to === 'server' ? [folder, server] : [server, folder]
  return ok({ from, to: target, folder: folder.folder })
}

/** Renames the moved database; returns the owner's remaining tasks. */
export function finishMove({ to, folder }: Move): readonly string[] {
  if (to.tag === 'folder')
    return ['Next: take DATABASE_URL away and start the site. The server keeps its rows until you drop them.']
  return [
    `The folder's database is kept as ${setDatabaseAside(folder)}.`,
    ...(existsSync(join(folder, KEY_FILE))
      ? [
          `Set VITRINE_ACCOUNTS_KEY to the content of ${join(folder, KEY_FILE)}, or members cannot use their ` +
            'authenticator apps.',
        ]
      : []),
    'Next: start the site with the same DATABASE_URL.',
  ]
}
