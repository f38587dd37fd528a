import { isRecord, toList, toRecord } from '../../../../core/shared/index.js'

/** Values that have the effect of a missing field, by its name. */
const DEFAULTS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ...['deleted', 'hidden', 'yoyo', 'clamp', 'pin', 'firstMatchOnly'].map((name) => [name, false] as const),
  ...['enter', 'leave', 'enterBack', 'leaveBack', 'relationship'].map((name) => [name, 'none'] as const),
  ['scrub', null],
  ['repeat', 0],
])

/** Fields that only the builder reads. */
const NOTES: readonly string[] = ['controlType', 'presetId', 'showMarkers']

/** Groups of properties that have no effect if they are empty. */
const GROUPS: readonly string[] = ['wf:transform', 'wf:style', 'wf:class']

const isEmpty = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0

/** The maximum depth at which fields are examined; the format has fewer levels. */
const MAX_DEPTH = 20

/** A part of a record without fields that have no effect. */
export function withoutDefaults(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((each) => withoutDefaults(each, depth + 1))
  if (!isRecord(value)) return value
  const kept = Object.entries(value).filter(
    ([name, each]) => !NOTES.includes(name) && (!DEFAULTS.has(name) || DEFAULTS.get(name) !== each),
  )
  return Object.fromEntries(
    kept.map(([name, each]) => [name, name === 'properties' ? each : withoutDefaults(each, depth + 1)]),
  )
}

/** An action as a page needs it: without its name, which only the builder shows. */
function plainAction(action: unknown): unknown {
  const { name: _, ...own } = toRecord(action)
  const properties = toRecord(own['properties'])
  const used = Object.entries(properties).filter(([group, part]) => !GROUPS.includes(group) || !isEmpty(part))
  return withoutDefaults({ ...own, ...(own['properties'] ? { properties: Object.fromEntries(used) } : {}) })
}

/** A timeline as a page needs it, without the actions that never play. */
export function plainTimeline(timeline: unknown): unknown {
  const { actions, ...own } = toRecord(timeline)
  const played = toList(actions).filter((action) => toRecord(action)['hidden'] !== true)
  return { ...toRecord(withoutDefaults(own)), actions: played.map(plainAction) }
}
