import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { countTables, describeHolder, findLockHolder, openUnchanged, openFailure } from '../engine/index.js'
import { overlapFailure } from '../../../site/safe-files/index.js'
import { err, ok, badInput } from '../../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../../core/shared/index.js'
import { dataLocationOf } from '../../site-folder/data-location.js'
import type { DataLocation } from '../../site-folder/data-location.js'
import { defaultDataFolder } from '../../site-folder/read-site-folder.js'

/** The places that a backup is restored to. */
export interface RestoreTargets {
  readonly location: DataLocation
  /** The site folder. */
  readonly site: string
  /** The data folder; with a server it gets the key file only. */
  readonly data: string
  /** Existing folders that would be moved aside. */
  readonly occupied: readonly string[]
}

const isTaken = (folder: string): boolean => existsSync(folder) && readdirSync(folder).length > 0

/** The temporary name of a folder while it is filled. */
export const stageOf = (folder: string): string => join(folder, '..', `.${basename(folder)}.restoring`)

async function checkServer(location: DataLocation): Promise<OwnerFailure | null> {
  if (location.tag !== 'server') return null
  const opened = await openUnchanged({ url: location.url })
  if (!opened.ok) return openFailure(opened.failure)
  const filled = (await countTables(opened.value)).some(({ rows }) => rows > 0)
  await opened.value.close()
  return filled
    ? badInput(
        `${location.description} has data already, and nothing is restored over them.`,
        'Make an empty database and name it in DATABASE_URL.',
      )
    : null
}

/** Finds the targets of a restore; refused if data would be lost or a site runs. */
export async function findRestoreTargets(
  folder: string,
  {
    data,
    databaseUrl,
    replaces,
  }: {
    readonly data: string | undefined
    readonly databaseUrl: string | undefined
    readonly replaces: boolean
  },
): Promise<Result<RestoreTargets, OwnerFailure>> {
  const site = resolve(folder)
  const location = dataLocationOf(site, data, databaseUrl)
  const dataFolder = location.tag === 'folder' ? location.folder : defaultDataFolder(site)
  const overlap = overlapFailure(dataFolder, site, '--data')
  if (overlap !== null) return err(overlap)
  const holder = findLockHolder(dataFolder)
  if (holder !== null)
    return err(
      badInput(`${dataFolder} is in use by ${describeHolder(holder)}. Stop the site, then run this again.`),
    )
  const occupied = [site, dataFolder].filter(isTaken)
  if (occupied.length > 0 && !replaces)
    return err(
      badInput(
        `${occupied.join(' and ')} ${occupied.length === 1 ? 'is' : 'are'} there already.`,
        'Name another folder, or move what is there aside with --replace: nothing is deleted.',
      ),
    )
  const refused = await checkServer(location)
  return refused === null ? ok({ location, site, data: dataFolder, occupied }) : err(refused)
}

function freeName(folder: string, number = 1): string {
  const name = `${folder}.before-restore${number === 1 ? '' : `-${number}`}`
  return existsSync(name) ? freeName(folder, number + 1) : name
}

/** Moves a filled folder into place and an existing one aside. Returns the new name of the latter, or null. */
export async function moveIntoPlace(folder: string): Promise<string | null> {
  const aside = isTaken(folder) ? freeName(folder) : null
  if (aside !== null) await rename(folder, aside)
  else await rm(folder, { recursive: true, force: true })
  await rename(stageOf(folder), folder)
  return aside
}
