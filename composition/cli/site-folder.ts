import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseSettings } from '../../adapters/store/index.js'
import type { StoreSettings } from '../../adapters/store/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { badInput } from './failure.js'
import type { CommandFailure } from './failure.js'

/** A folder with pages, and what its owner wrote beside them. */
export interface SiteFolder {
  readonly folder: string
  readonly settings: StoreSettings
  /** Text of `catalogue.csv`; null: there is none. */
  readonly catalogue: string | null
}

/** Name and currency of a shop whose folder says nothing about it: it has no products either. */
const NO_SETTINGS = (folder: string) => ({
  name: basename(folder),
  currency: 'USD',
  country: 'US',
  shipping: [],
})

function readSettings(folder: string): Result<StoreSettings, CommandFailure> {
  const file = join(folder, 'vitrine.json')
  let input: unknown = NO_SETTINGS(folder)
  if (existsSync(file)) {
    try {
      input = JSON.parse(readFileSync(file, 'utf8'))
    } catch (error) {
      return err(badInput(`${file} is not valid JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`))
    }
  }
  const settings = parseSettings(input)
  if (settings.ok) return settings
  const problems = settings.failure.map(({ path, message }) => `  ${path}: ${message}`)
  return err(badInput(`${file} cannot be used:`, ...problems))
}

/** Reads a site folder. A failure names the file and everything that is wrong with it. */
export function readSiteFolder(path: string): Result<SiteFolder, CommandFailure> {
  const folder = resolve(path)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return err(badInput(`There is no folder ${folder}.`))
  }
  const settings = readSettings(folder)
  if (!settings.ok) return settings
  const catalogue = join(folder, 'catalogue.csv')
  return ok({
    folder,
    settings: settings.value,
    catalogue: existsSync(catalogue) ? readFileSync(catalogue, 'utf8') : null,
  })
}

/** Where the data of a site lie unless said otherwise: beside its folder, never in it, so that they are neither served nor exported over. */
export const defaultDataFolder = (siteFolder: string): string =>
  join(dirname(resolve(siteFolder)), '.vitrine', basename(resolve(siteFolder)))
