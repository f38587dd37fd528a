import { settingShapeAt } from '../../../../core/desk/index.js'
import type { SettingField } from '../../../../core/desk/index.js'
import { parseCurrencyCode } from '../../../../core/money/index.js'
import type { CurrencyCode } from '../../../../core/money/index.js'
import { badInput, err, isDeepJson, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result, UntrustedRecord } from '../../../../core/shared/index.js'
import { settingKeys } from '../../../../core/use-cases/owner/settings/decide-settings.js'
import { settingFields } from '../../settings/setting-fields.js'
import { plainLine } from '../plain-words.js'

/** The existing settings; without a currency, with the forms of an arbitrary one. */
export function fieldsFor(values: UntrustedRecord): readonly SettingField[] {
  const currency = parseCurrencyCode(values['currency'])
  return settingFields(currency.ok ? currency.value : ('EUR' as CurrencyCode))
}

/** Reads a typed value: JSON, unless the setting is a text. */
export function readTypedSetting(
  values: UntrustedRecord,
  path: string,
  typed: string,
): Result<unknown, OwnerFailure> {
  const keys = settingKeys(path)
  const shape = keys && settingShapeAt(fieldsFor(values), keys)
  if (!shape)
    return err(badInput(`There is no setting "${plainLine(path)}".`, '`vitrine settings list` shows all.'))
  if (shape.tag === 'text' || shape.tag === 'decimal' || shape.tag === 'choice') return ok(typed)
  const notJson = badInput(`"${plainLine(path)}" takes JSON, such as true, 12 or ["a","b"].`)
  if (isDeepJson(typed)) return err(notJson)
  try {
    return ok(JSON.parse(typed) as unknown)
  } catch {
    return err(notJson)
  }
}
