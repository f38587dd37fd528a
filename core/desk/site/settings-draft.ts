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

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSameJson(base, mine)) return theirs
  if (isSameJson(base, theirs) || !isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return mine
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const value = merged(base[name], mine[name], theirs[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/**
 * A draft over settings that another person may have changed meanwhile. `base`: the value that each setting had when
 * its edit began. Only what was edited differs from their values; of a value that both edited the draft's is kept.
 */
export const mergedDraft = (
  { values }: Pick<DeskSettings, 'values'>,
  draft: SettingsDraft,
  base: SettingsDraft,
): SettingsDraft =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      name in base ? merged(base[name], value, values[name]) : value,
    ]),
  )

/** The edits of a value that another person has changed as well since the draft began. */
export const settingConflicts = (
  { values }: Pick<DeskSettings, 'values'>,
  edits: readonly DeskSettingEdit[],
  base: SettingsDraft,
): readonly string[] => {
  const theirs = Object.entries(base).flatMap(([name, value]) => editsBetween(name, value, values[name]))
  return edits.map(({ path }) => path).filter((path) => theirs.some((edit) => edit.path === path))
}
