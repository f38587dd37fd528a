import { isRecord, isSameJson } from '../../shared/index.js'
import type { DeskSettingEdit, DeskSettings } from './settings-view.js'

/** The edited settings by name, with their values; undefined: removed. */
export type SettingsDraft = Readonly<Record<string, unknown>>

/**
 * Compares members of groups one by one and lists as wholes, so that the rest of the file stays unchanged.
 */
function editsBetween(path: string, before: unknown, after: unknown): readonly DeskSettingEdit[] {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after))
    return [{ path, value: after === undefined ? null : JSON.stringify(after) }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => editsBetween(`${path}.${name}`, before[name], after[name]))
}

/** The edits that turn the last read settings into the draft. */
export const settingEdits = (
  { values }: Pick<DeskSettings, 'values'>,
  draft: SettingsDraft,
): readonly DeskSettingEdit[] =>
  Object.entries(draft).flatMap(([name, value]) => editsBetween(name, values[name], value))
