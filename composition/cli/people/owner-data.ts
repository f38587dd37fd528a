import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { dataLocationOf } from '../../../adapters/server/site-folder/data-location.js'
import { movedFailure, openOwnersData as openData } from '../../../adapters/server/sql/engine/index.js'
import type { OwnersData } from '../../../adapters/server/sql/engine/index.js'
import { badInput, dataFailure, err } from '../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../core/shared/index.js'
import { databaseOf } from '../../server/database-of.js'
import { MAIN_SITE, parseSiteId, SITE_WORDS } from '../../../adapters/server/terminal/arguments/site-id.js'
import { unknownSite } from '../../../adapters/server/terminal/site/unknown-site.js'

/** The options with which a command names the data it is about. */
export interface DataOptions {
  readonly data?: string
  readonly site?: string
}

/** Adds the argument and the options that name the data. */
export const nameData = (command: Command): Command =>
  command
    .argument('[folder]', 'the site folder')
    .option('-d, --data <folder>', 'where the site’s data are kept')
    .option('--site <id>', SITE_WORDS, parseSiteId, MAIN_SITE)

/** True: the site was never served, so that its data are made at its first start. */
export function hasNoDataYet(folder: string, { data }: DataOptions): boolean {
  const place = dataLocationOf(folder, data, process.env['DATABASE_URL'])
  return (
    data === undefined &&
    place.tag === 'folder' &&
    !existsSync(join(place.folder, 'database')) &&
    movedFailure(place.folder) === null
  )
}

/** Opens the data that the arguments name, also while their site runs. */
export async function openOwnersData(
  folder: string | undefined,
  { data }: DataOptions,
): Promise<Result<OwnersData, OwnerFailure>> {
  const databaseUrl = process.env['DATABASE_URL']
  if (folder === undefined && data === undefined && !databaseUrl)
    return err(badInput('Name the site folder, the data folder (--data) or a database (DATABASE_URL).'))
  if (folder !== undefined && !existsSync(folder)) return err(badInput(`There is no folder ${folder}.`))
  return openData(databaseOf(dataLocationOf(folder ?? '.', data, databaseUrl)), data !== undefined)
}

/**
 * Opens the data of a site while `work` runs; a database failure fails the command. `mayBegin`: the work may be
 * the first of its site.
 */
export async function withOwnersData<T>(
  folder: string | undefined,
  options: DataOptions,
  work: (data: OwnersData) => Promise<Result<T, OwnerFailure>>,
  mayBegin = false,
): Promise<Result<T, OwnerFailure>> {
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  try {
    const unknown = mayBegin ? null : await unknownSite(opened.value.sql, options.site)
    if (unknown !== null) return err(unknown)
    return await work(opened.value)
  } catch (thrown) {
    return err(dataFailure(thrown))
  } finally {
    await opened.value.close()
  }
}
