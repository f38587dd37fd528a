import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import {
  commitChanges,
  findLockHolder,
  openDatabase,
  openSharedDatabase,
  openFailure,
} from '../../adapters/server/sql/engine/index.js'
import type { CommitChanges, Querier } from '../../adapters/server/sql/engine/index.js'
import { err, ok, badInput, dataFailure } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import { dataLocationOf } from '../../adapters/server/site-folder/data-location.js'
import { databaseOf } from '../server/database-of.js'

/** The data of a site as a command of its owner sees them, also while the site runs. */
export interface OwnersData {
  /** Single statements. */
  readonly sql: Querier
  /** Changes that are made together. */
  readonly commit: CommitChanges
  readonly close: () => Promise<void>
}

/** The options with which a command names the data it is about. */
export interface DataOptions {
  readonly data?: string
}

/** Adds the argument and the options that name the data. */
export const nameData = (command: Command): Command =>
  command
    .argument('[folder]', 'the site folder whose data they are')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')

const RUNS_OTHERWISE =
  'The site that runs there cannot be asked: start it again with this version of the program, ' +
  'or stop it for as long as this command takes.'

/** Asks the process that has the folder; null where none has it, or the one that has it cannot be asked. */
async function askRunningSite(folder: string): Promise<OwnersData | null> {
  if (findLockHolder(folder) === null) return null
  const shared = await openSharedDatabase(folder)
  if (!shared.ok) return null
  return { sql: shared.value, commit: shared.value.commit, close: () => Promise.resolve() }
}

/**
 * Opens the data of a site: the database itself, or, while `vitrine serve` has the folder, the running site
 * is asked. Data that do not exist are not made.
 */
export async function openOwnersData(
  folder: string | undefined,
  { data }: DataOptions,
): Promise<Result<OwnersData, OwnerFailure>> {
  const databaseUrl = process.env['DATABASE_URL']
  if (folder === undefined && data === undefined && !databaseUrl) {
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  }
  const location = dataLocationOf(folder ?? '.', data, databaseUrl)
  if (location.tag === 'folder' && !existsSync(join(location.folder, 'database'))) {
    return err(
      badInput(
        `There are no data in ${location.folder}.`,
        ...(data === undefined ? ['If the site was served with --data, name the same folder here.'] : []),
      ),
    )
  }
  // The running site is asked first: opening a folder that another process holds waits, in case that process
  // is about to end.
  const running = location.tag === 'folder' ? await askRunningSite(location.folder) : null
  if (running !== null) return ok(running)
  const opened = await openDatabase(databaseOf(location))
  if (opened.ok)
    return ok({ sql: opened.value, commit: commitChanges(opened.value), close: opened.value.close })
  const failure = openFailure(opened.failure)
  if (location.tag !== 'folder' || opened.failure.tag !== 'in-use') return err(failure)
  // It may have been starting just now.
  const started = await askRunningSite(location.folder)
  if (started !== null) return ok(started)
  return err({ ...failure, lines: [...failure.lines, RUNS_OTHERWISE] })
}

/** Opens the data of a site for as long as `work` takes; a database that fails meanwhile fails the command. */
export async function withOwnersData<T>(
  folder: string | undefined,
  options: DataOptions,
  work: (data: OwnersData) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> {
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  try {
    return await work(opened.value)
  } catch (thrown) {
    return err(dataFailure(thrown))
  } finally {
    await opened.value.close()
  }
}
