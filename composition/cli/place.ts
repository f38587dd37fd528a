import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import { openDatabase, openSharedDatabase } from '../../adapters/sql/index.js'
import type { DatabaseOptions, Querier } from '../../adapters/sql/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { findDataTemplate } from './built-files.js'
import { badInput, databaseFailure } from './failure.js'
import type { CommandFailure } from './failure.js'
import { defaultDataFolder } from './site-folder.js'

/** Where the data of a shop are kept. `description` is for people and holds no password. */
export type DataPlace =
  | { readonly tag: 'folder'; readonly folder: string; readonly description: string }
  | { readonly tag: 'server'; readonly url: string; readonly description: string }

function describeServer(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `PostgreSQL ${host}${pathname}`
  } catch {
    return 'PostgreSQL'
  }
}

/** `--data` wins over `DATABASE_URL`, which wins over the folder beside the site's. */
export function dataPlaceOf(
  siteFolder: string,
  data: string | undefined,
  databaseUrl: string | undefined,
): DataPlace {
  if (data === undefined && databaseUrl) {
    return { tag: 'server', url: databaseUrl, description: describeServer(databaseUrl) }
  }
  const folder = data === undefined ? defaultDataFolder(siteFolder) : resolve(data)
  return { tag: 'folder', folder, description: folder }
}

/** How the database of a place is opened. */
export function databaseOf(place: DataPlace): DatabaseOptions {
  if (place.tag === 'server') return { url: place.url }
  const templateFile = findDataTemplate()
  return templateFile === null ? { folder: place.folder } : { folder: place.folder, templateFile }
}

/** The data of a site as a command of its owner sees them, also while the site runs. */
export interface OwnersData {
  readonly sql: Querier
  readonly close: () => Promise<void>
}

/** The options with which a command names the data it is about. */
export interface PlaceOptions {
  readonly data?: string
}

/** Adds the argument and the options that name the data. */
export const namePlace = (command: Command): Command =>
  command
    .argument('[folder]', 'the site folder whose data they are')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', 'tells sites apart that share one database', 'main')

const RUNS_OTHERWISE =
  'The site that runs there cannot be asked: start it again with this version of the program, or stop it for as long as this command takes.'

/**
 * Opens the data of a site: the database itself, or, while `vitrine serve` has the folder, the running site
 * is asked. Single statements only. A place that does not exist is not made.
 */
export async function openOwnersData(
  folder: string | undefined,
  { data }: PlaceOptions,
): Promise<Result<OwnersData, CommandFailure>> {
  const databaseUrl = process.env['DATABASE_URL']
  if (folder === undefined && data === undefined && !databaseUrl) {
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  }
  const place = dataPlaceOf(folder ?? '.', data, databaseUrl)
  if (place.tag === 'folder' && !existsSync(join(place.folder, 'database'))) {
    return err(
      badInput(
        `There are no data in ${place.folder}.`,
        ...(data === undefined ? ['If the site was served with --data, name the same folder here.'] : []),
      ),
    )
  }
  const opened = await openDatabase(databaseOf(place))
  if (opened.ok) return ok({ sql: opened.value, close: opened.value.close })
  const failure = databaseFailure(opened.failure)
  if (place.tag !== 'folder' || opened.failure.tag !== 'in-use') return err(failure)
  const shared = await openSharedDatabase(place.folder)
  if (shared.ok) return ok({ sql: shared.value, close: () => Promise.resolve() })
  return err({ ...failure, lines: [...failure.lines, RUNS_OTHERWISE] })
}
