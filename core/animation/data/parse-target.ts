import { isRecord, toList, toRecord, toText } from '../../shared/index.js'
import type { Relation, TargetOverride, TargetPlan } from './interactions.js'

const RELATIONS: readonly unknown[] = ['PARENT', 'CHILDREN', 'SIBLINGS']
const LIMITS: readonly unknown[] = ['CHILDREN', 'SIBLINGS', 'IMMEDIATE_CHILDREN']

/**
 * A target of an event or an action, also in its old form, a bare id (reference/interactions#targets). Null: no
 * target.
 */
export function parseTarget(value: unknown): TargetPlan | null {
  const raw = typeof value === 'string' ? { id: value } : value
  if (!isRecord(raw)) return null
  const relation = raw['useEventTarget']
  return {
    id: toText(raw['id']),
    selector: toText(raw['selector']),
    isPage: raw['appliesTo'] === 'PAGE',
    objectId: toText(raw['objectId']),
    relation: RELATIONS.includes(relation) ? (relation as Relation) : Boolean(relation),
    isBounded: raw['boundaryMode'] === true,
    // A target that is found by classes is the player's own element (reference/interactions#players).
    pluginElement: toList(raw['selectorGuids']).length > 0 ? null : toText(raw['pluginElement']),
  }
}

/**
 * `affectedElements`: an override counts only if it names an id or a selector
 * (reference/interactions#finding-targets).
 */
export function parseOverrides(value: unknown): ReadonlyMap<string, TargetOverride> {
  const overrides = new Map<string, TargetOverride>()
  for (const [key, raw] of Object.entries(toRecord(value))) {
    const target = parseTarget(raw)
    const limit = toRecord(raw)['limitAffectedElements']
    if (target && (target.id !== null || target.selector !== null))
      overrides.set(key, {
        target,
        limit: LIMITS.includes(limit) ? (limit as TargetOverride['limit']) : null,
      })
  }
  return overrides
}
