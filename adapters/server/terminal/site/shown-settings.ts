import { existsSync } from 'node:fs'
import { settingShapeAt } from '../../../../core/desk/index.js'
import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result, UntrustedRecord } from '../../../../core/shared/index.js'
import {
  settingAt,
  settingKeys,
  withoutSecrets,
} from '../../../../core/use-cases/owner/settings/decide-settings.js'
import { createSettingsFile } from '../../settings/settings-file.js'
import { plainLine } from '../plain-words.js'
import type { PrintedResult } from '../print-result.js'
import { valueText } from './setting-lines.js'
import { fieldsFor } from './typed-setting.js'

/** The failure of a command about settings without a folder. */
export const NO_FOLDER = err(badInput('Name the site folder: its vitrine.json has the settings.'))

/** Reads the settings of a folder as written in its file. */
export async function readSettingValues(
  folder: string | undefined,
): Promise<Result<UntrustedRecord, OwnerFailure>> {
  if (folder === undefined) return NO_FOLDER
  if (!existsSync(folder)) return err(badInput(`There is no folder ${folder}.`))
  const read = await createSettingsFile(folder).read()
  return read.ok ? ok(read.value.values) : err(badInput(read.failure))
}

/** All settings with their values and meanings; secrets are left out. */
export function shownSettings(read: UntrustedRecord): PrintedResult {
  const fields = fieldsFor(read)
  const values = withoutSecrets(read) as UntrustedRecord
  return {
    json: { values, fields },
    lines: fields.map(({ name, help }) => plainLine(`${name}: ${valueText(values[name])}  (${help})`)),
  }
}

/** The value of one setting; null: it is not set. */
export function shownSetting(values: UntrustedRecord, path: string): Result<unknown, OwnerFailure> {
  const keys = settingKeys(path)
  if (keys === null || settingShapeAt(fieldsFor(values), keys) === null)
    return err(badInput(`There is no setting "${plainLine(path)}".`, '`vitrine settings list` shows all.'))
  return ok(settingAt(withoutSecrets(values), keys) ?? null)
}
