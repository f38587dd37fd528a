import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { parseSettings, settingsProblemLine } from '../sql/shop/index.js'
import type { SettingsProblem, StoreSettings } from '../sql/shop/index.js'
import {
  badInput,
  err,
  firstLines,
  isDeepJson,
  isRecord,
  MAX_JSON_DEPTH,
  ok,
} from '../../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { tableText } from '../csv/table-text.js'
import { MAX_SETTINGS_MB } from '../settings/settings-file.js'
import { readOwnFile } from './read-own-file.js'

/** A folder with pages, and the owner's files beside them. */
export interface SiteFolder {
  readonly folder: string
  readonly settings: StoreSettings
  /** Text of `catalogue.csv`; null: none. */
  readonly catalogue: string | null
}

/** The name and currency of a shop without settings and products. */
const NO_SETTINGS = (folder: string) => ({
  name: basename(folder),
  currency: 'USD',
  country: 'US',
  shipping: [],
})

function parseJson(file: string, text: string): Result<unknown, OwnerFailure> {
  if (isDeepJson(text))
    return err(badInput(`${file} has more than ${MAX_JSON_DEPTH} levels of lists and objects.`))
  try {
    return ok(JSON.parse(text))
  } catch (error) {
    return err(badInput(`${file} is not valid JSON: ${(error as Error).message.replace(/\s+/g, ' ')}`))
  }
}

/**
 * Fills in a name and a currency, which a folder without products does not need; its settings are checked in
 * any case.
 */
const withDefaults = (input: unknown, folder: string): unknown =>
  isRecord(input) ? { ...NO_SETTINGS(folder), ...input } : input

function readSettings(folder: string, hasCatalogue: boolean): Result<StoreSettings, OwnerFailure> {
  const file = join(folder, 'vitrine.json')
  const text = readOwnFile(folder, 'vitrine.json', { maxMb: MAX_SETTINGS_MB })
  if (!text.ok) return text
  const input = text.value === null ? ok(NO_SETTINGS(folder)) : parseJson(file, text.value)
  if (!input.ok) return input
  const settings = parseSettings(hasCatalogue ? input.value : withDefaults(input.value, folder))
  if (settings.ok) return settings
  const problems = settings.failure.map((problem) => `  ${settingsProblemLine(problem)}`)
  return err(badInput(`${file} cannot be used:`, ...firstLines(problems)))
}

/** The problems of settings with which a site would start (`vitrine.json`). */
export function settingsProblems(folder: string, values: unknown): readonly SettingsProblem[] {
  const hasCatalogue = existsSync(join(folder, 'catalogue.csv'))
  const settings = parseSettings(hasCatalogue ? values : withDefaults(values, folder))
  return settings.ok ? [] : settings.failure
}

/** Reads a site folder. A failure names the file and lists its problems. */
export function readSiteFolder(path: string): Result<SiteFolder, OwnerFailure> {
  const folder = resolve(path)
  // A path through a file is not a folder either, and `statSync` would throw for it.
  if (!existsSync(folder)) return err(badInput(`There is no folder ${folder}.`))
  if (!statSync(folder).isDirectory())
    return err(badInput(`${folder} is a file. Name the folder in which it lies.`))
  const catalogue = readOwnFile(folder, 'catalogue.csv', { textOf: (bytes) => ok(tableText(bytes)) })
  if (!catalogue.ok) return catalogue
  if (catalogue.value !== null && !existsSync(join(folder, 'vitrine.json')))
    return err(
      badInput(
        `${folder} has a catalogue.csv and no vitrine.json, so no currency was chosen yet.`,
        'Write one beside it, such as {"name":"My shop","currency":"EUR","country":"DE","shipping":[]}.',
      ),
    )
  const settings = readSettings(folder, catalogue.value !== null)
  return settings.ok ? ok({ folder, settings: settings.value, catalogue: catalogue.value }) : settings
}

/**
 * The default data folder of a site: beside its folder, never inside, so that data are neither served nor
 * overwritten by exports.
 */
export const defaultDataFolder = (siteFolder: string): string =>
  join(dirname(resolve(siteFolder)), '.vitrine', basename(resolve(siteFolder)))
