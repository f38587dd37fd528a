import { toList, toRecord, toText } from '../../../shared/index.js'
import type { LoadedParts } from './further-parts.js'
import type { Relationship, TargetBase, TimelineTarget } from './model.js'
import { reportUnknown } from './problems.js'
import type { Report } from './problems.js'

/** The facts and readers for targets. */
export interface TargetContext {
  readonly report: Report
  readonly further: Pick<LoadedParts, 'readEarly'>
}

const RELATIONSHIPS: readonly Relationship[] = [
  'within',
  'direct-child-of',
  'contains',
  'direct-parent-of',
  'next-to',
  'next-sibling-of',
  'prev-sibling-of',
]

const selectorOf = (selector: string): TargetBase | null =>
  selector.trim() === '' ? null : { tag: 'selector', selector }

/** Escapes a class name for a selector. */
const escaped = (name: string): string =>
  name.replace(/[^\w.\u0080-\uFFFF-]/g, '\\$&').replace(/(^|\.)(\d)/g, '$1\\3$2 ')

const classSelector = (names: unknown): TargetBase | null => {
  const all = (toText(names) === null ? toList(names) : [names]).flatMap((name) => toText(name) ?? [])
  return selectorOf(all.map((name) => `.${escaped(name.trim())}`).join(''))
}

function instanceSelector(pair: unknown): TargetBase | null {
  const ids = toList(pair).flatMap((id) => toText(id) ?? [])
  if (ids.length < 2) return null
  const text = JSON.stringify(ids.slice(0, 2)).replace(/["\\]/g, '\\$&')
  return selectorOf(`[data-wf-target*="${text}"]`)
}

/** The base of a target from its key and value; null: none. */
function readBase(key: unknown, value: unknown): TargetBase | null | undefined {
  switch (key) {
    case 'wf:class':
      return classSelector(value)
    case 'wf:selector':
    case 'wf:attribute':
      return selectorOf(toText(value) ?? '')
    case 'wf:inst':
      return instanceSelector(value)
    case 'wf:id':
      return selectorOf(`[id="${(toText(value) ?? '').replace(/["\\]/g, '\\$&')}"]`)
    case 'wf:body':
      return selectorOf('body')
    case 'wf:any-element':
      return selectorOf('*')
    case 'wf:viewport':
      return { tag: 'viewport' }
    case 'wf:trigger-only':
      return { tag: 'trigger' }
    case 'wf:trigger-only-parent':
      return { tag: 'trigger-parent' }
    default:
      return undefined
  }
}

/**
 * Reads a target: `[key, value, { relationship, filterBy, firstMatchOnly }]`. Null: the target is unknown.
 */
export function readTarget(
  value: unknown,
  path: string,
  { report, further }: TargetContext,
): TimelineTarget | null {
  const own = toList(value)
  const [key, given, options] = further.readEarly?.(own) ?? own
  const base = readBase(key, given)
  if (base === undefined) reportUnknown(report, path, 'a target of the kind', key)
  if (!base) return null
  const { relationship, filterBy, firstMatchOnly } = toRecord(options)
  const known = RELATIONSHIPS.find((name) => name === relationship)
  const [filterKey, filterValue] = toList(filterBy)
  const by = known && filterKey !== undefined ? readBase(filterKey, filterValue) : null
  // Ignoring the filter alone would select far more elements.
  if (by === undefined) {
    reportUnknown(report, path, 'a filter of the kind', filterKey)
    return null
  }
  if (relationship !== undefined && relationship !== 'none' && !known) {
    reportUnknown(report, path, 'a relationship', relationship)
    return null
  }
  // "Any element" without a limit selects none.
  if (key === 'wf:any-element' && !by) return null
  return {
    base,
    filter: known && by ? { relationship: known, by } : null,
    firstOnly: firstMatchOnly === true,
  }
}

/** Reads a list of targets. */
export const readTargets = (
  value: unknown,
  path: string,
  context: TargetContext,
): readonly TimelineTarget[] =>
  toList(value).flatMap((target, at) => readTarget(target, `${path}[${at}]`, context) ?? [])
