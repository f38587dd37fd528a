import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { Option } from 'commander'
import type { Command } from 'commander'
import {
  copyTables,
  countTables,
  describeHolder,
  findLockHolder,
  openDatabase,
  openPostgres,
  openFailure,
} from '../../adapters/server/sql/engine/index.js'
import type { CopyFailure, Sql, TableRows } from '../../adapters/server/sql/engine/index.js'
import { assertNever, err, ok, plural, badInput, failed } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import type { DataLocation } from '../../adapters/server/site-folder/data-location.js'
import type { Fail } from './failure.js'
import { sayAside } from './terminal.js'
import type { Terminal } from './terminal.js'
import { databaseOf } from '../server/database-of.js'

interface MoveOptions {
  readonly to: 'server' | 'folder'
  readonly data?: string
  readonly dryRun?: boolean
}

/** The two places of a move. */
interface Move {
  readonly from: DataLocation
  readonly to: DataLocation
  readonly folder: string
}

const DATABASE = 'database'
const KEY_FILE = 'vitrine.accounts.key'

const totalOf = (counts: readonly TableRows[]): number => counts.reduce((sum, { rows }) => sum + rows, 0)

const describeCounts = (counts: readonly TableRows[]): readonly string[] =>
  counts.filter(({ rows }) => rows > 0).map(({ table, rows }) => `  ${table}: ${plural(rows, 'row')}`)

const notEmpty = (location: DataLocation, filled: readonly TableRows[]): OwnerFailure =>
  badInput(
    `${location.description} holds data already, and nothing is mixed with it:`,
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
        `${failure.table} has ${failure.read} rows, and ${failure.written} arrived: nothing was moved.`,
        'Stop the site, then run this again.',
      )
    case 'failed':
      return failed(`Nothing was moved: ${failure.message}`)
    default:
      return assertNever(failure)
  }
}

async function open(location: DataLocation): Promise<Result<Sql, OwnerFailure>> {
  const opened = await openDatabase(databaseOf(location))
  return opened.ok ? opened : err(openFailure(opened.failure))
}

/** Opens a place only to count what is in it: no table is made and no folder. null: there is nothing. */
async function countTarget(to: DataLocation): Promise<Result<readonly TableRows[], OwnerFailure>> {
  if (to.tag === 'folder' && !existsSync(join(to.folder, DATABASE))) return ok([])
  const opened = to.tag === 'server' ? await openPostgres({ url: to.url, connections: 1 }) : await open(to)
  if (!opened.ok) return err('lines' in opened.failure ? opened.failure : openFailure(opened.failure))
  const counts = await countTables(opened.value)
  await opened.value.close()
  return ok(counts)
}

async function copy(move: Move, isDryRun: boolean): Promise<Result<readonly TableRows[], OwnerFailure>> {
  const source = await open(move.from)
  if (!source.ok) return source
  try {
    if (isDryRun) {
      const target = await countTarget(move.to)
      if (!target.ok) return target
      const filled = target.value.filter(({ rows }) => rows > 0)
      return filled.length > 0 ? err(notEmpty(move.to, filled)) : ok(await countTables(source.value))
    }
    const target = await open(move.to)
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

/** Takes the moved database out of use, so that no order goes into it any more; it stays as a backup. */
function putAside(folder: string): string {
  const free = (name: string, number = 2): string =>
    existsSync(join(folder, name)) ? free(`${DATABASE}.moved-${number}`, number + 1) : name
  const name = free(`${DATABASE}.moved`)
  renameSync(join(folder, DATABASE), join(folder, name))
  return join(folder, name)
}

function placesOf(site: string, { to, data }: MoveOptions): Result<Move, OwnerFailure> {
  const server = dataLocationOf(site, undefined, process.env['DATABASE_URL'])
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

/** The owner's remaining tasks after a move. */
function nextSteps({ to, folder }: Move): readonly string[] {
  if (to.tag === 'folder')
    return ['Next: take DATABASE_URL away and start the site. The server keeps its rows until you drop them.']
  return [
    `The folder's database is kept as ${putAside(folder)}.`,
    ...(existsSync(join(folder, KEY_FILE))
      ? [
          `Set VITRINE_ACCOUNTS_KEY to the content of ${join(folder, KEY_FILE)}, or members cannot use their ` +
            'authenticator apps.',
        ]
      : []),
    'Next: start the site with the same DATABASE_URL.',
  ]
}

/** `vitrine move <folder>`: takes all data of a site from the embedded database to PostgreSQL, or back. */
export function registerMove(program: Command, terminal: Terminal, fail: Fail): void {
  program
    .command('move')
    .description('take all data of a site from its data folder to the PostgreSQL of DATABASE_URL, or back')
    .argument('<folder>', 'the site folder whose data they are')
    .addOption(
      new Option('--to <place>', 'where the data go: the server of DATABASE_URL, or the data folder')
        .choices(['server', 'folder'])
        .default('server'),
    )
    .option('-d, --data <folder>', 'the data folder (default: .vitrine/<name> beside the site folder)')
    .option('--dry-run', 'count what would be moved and write nothing')
    .action(async (site: string, options: MoveOptions) => {
      const move = placesOf(site, options)
      if (!move.ok) return fail(move.failure)
      const isDryRun = options.dryRun === true
      const moved = await copy(move.value, isDryRun)
      if (!moved.ok) return fail(moved.failure)
      const { from, to } = move.value
      const rows = plural(totalOf(moved.value), 'row')
      terminal.out(
        isDryRun
          ? `${rows} would go from ${from.description} to ${to.description}; nothing was written.`
          : `${rows} went from ${from.description} to ${to.description}, counted on both sides.`,
      )
      for (const line of describeCounts(moved.value)) terminal.out(line)
      if (!isDryRun) for (const line of nextSteps(move.value)) sayAside(terminal, line)
    })
}
