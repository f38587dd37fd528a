import { isRecord, isSameJson } from '../shared/index.js'
import type { DeskSettingEdit, DeskSettings } from './settings-view.js'

/** The settings that a person has edited by name, with their values; undefined: it is left out. */
export type SettingsDraft = Readonly<Record<string, unknown>>

/** Members of groups one by one, lists as wholes, so that the rest of the file stays as it is written. */
function editsBetween(path: string, before: unknown, after: unknown): readonly DeskSettingEdit[] {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after))
    return [{ path, value: after === undefined ? null : JSON.stringify(after) }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => editsBetween(`${path}.${name}`, before[name], after[name]))
}

/** The edits that a draft makes of the settings as they were read last. */
export const settingEdits = (
  { values }: Pick<DeskSettings, 'values'>,
  draft: SettingsDraft,
): readonly DeskSettingEdit[] =>
  Object.entries(draft).flatMap(([name, value]) => editsBetween(name, values[name], value))
