import { ownValue, toList, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'
import type { Relationship } from './model.js'
import { selectorOf } from './read-target.js'

/** Relations of the 2025 format, which follow the trigger element. */
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

/** Reads the form of 2025, a relation to the trigger element: `["", ["descendants", ".card"]]`. */
export const readEarly: FurtherParts['readEarly'] = (value) => {
  const [relation, selector] = toList(toList(value)[1])
  const relationship = ownValue(EARLY_RELATIONS, toText(relation) ?? '')
  const base = selectorOf(toText(selector) ?? '*')
  if (!relationship || !base) return null
  return { base, filter: { relationship, by: { tag: 'trigger' } }, firstOnly: false }
}
