import type { ElementFinder } from '../../../ports/page/stage.port.js'
import type { FurtherParts } from '../data/further-parts.js'
import type { Relationship } from '../data/model.js'
import { baseElements } from './find-elements.js'

/** The elements in a relationship to one element. */
function relatives<E extends object>(
  finder: ElementFinder<E>,
  relationship: Relationship,
  anchor: E,
  isBase: (element: E) => boolean,
  select: (within: E) => readonly E[],
): readonly E[] {
  const parent = finder.parent(anchor)
  const siblings = parent ? finder.children(parent) : []
  const place = siblings.indexOf(anchor)
  const at = (index: number): readonly E[] =>
    siblings.filter((sibling, other) => other === index && isBase(sibling))
  switch (relationship) {
    case 'within':
      return select(anchor)
    case 'direct-child-of':
      return finder.children(anchor).filter(isBase)
    case 'contains': {
      const found: E[] = []
      for (let outer = parent; outer; outer = finder.parent(outer)) if (isBase(outer)) found.push(outer)
      return found
    }
    case 'direct-parent-of':
      return parent && isBase(parent) ? [parent] : []
    case 'next-to':
      return siblings.filter((sibling) => sibling !== anchor && isBase(sibling))
    case 'next-sibling-of':
      return at(place + 1)
    case 'prev-sibling-of':
      return at(place - 1)
  }
}

/**
 * The elements of a target with a filter: the base elements, limited to those in the relationship to one of the
 * filter's elements.
 */
export const findRelated: FurtherParts['findRelated'] = (finder, { base, firstOnly }, filter, trigger) => {
  type Element = NonNullable<typeof trigger>
  const fixed = base.tag === 'selector' ? null : new Set(baseElements(finder, base, trigger))
  const isBase = (element: Element): boolean =>
    fixed ? fixed.has(element) : base.tag === 'selector' && finder.matches(element, base.selector)
  const select = (within: Element): readonly Element[] =>
    base.tag === 'selector'
      ? finder.select(base.selector, within)
      : [...(fixed ?? [])].filter((element) => element !== within && finder.contains(within, element))
  const found = baseElements(finder, filter.by, trigger).flatMap((anchor) => {
    const all = relatives(finder, filter.relationship, anchor, isBase, select)
    return firstOnly ? all.slice(0, 1) : all
  })
  return [...new Set(found)]
}
