import { ownValue, toList, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import type { Relationship } from './model.js'

/** Relations of the 2025 format. */
const EARLY_RELATIONS: Readonly<Record<string, Relationship>> = {
  descendants: 'within',
  children: 'direct-child-of',
  ancestors: 'contains',
  parents: 'contains',
  parent: 'direct-parent-of',
  siblings: 'next-to',
  next: 'next-sibling-of',
  previous: 'prev-sibling-of',
}

/**
 * Brings the form of 2025 into today's: `[key, [base, ["descendants", ".card"]]]` has the elements in a relation to
 * its base, which is of any kind.
 */
export const readEarly: FurtherParts['readEarly'] = ([key, value, options]) => {
  const own = toList(value)
  const [relation, selector] = toList(own.at(-1))
  const name = toText(relation)
  if (name === null) return null
  const base = own.length > 2 ? own.slice(0, -1) : own[0]
  const relationship = ownValue(EARLY_RELATIONS, name) ?? name
  return ['wf:selector', selector ?? '*', { ...toRecord(options), relationship, filterBy: [key, base] }]
}
