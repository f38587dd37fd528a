import type { ElementFinder } from '../../../ports/page/stage.port.js'
import type { Relationship, TargetBase, TimelineTarget } from '../data/model.js'

function baseElements<E extends object>(
  finder: ElementFinder<E>,
  base: TargetBase,
  trigger: E | null,
): readonly E[] {
  switch (base.tag) {
    case 'selector':
      return finder.select(base.selector)
    case 'trigger':
      return trigger ? [trigger] : []
    case 'trigger-parent': {
      const parent = trigger && finder.parent(trigger)
      return parent ? [parent] : []
    }
    case 'viewport':
      return [finder.page]
  }
}

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
 * The elements of a target for the element that fired: the base elements, limited to those in the
 * relationship to one of the filter's elements.
 */
export function findElements<E extends object>(
  finder: ElementFinder<E>,
  { base, filter, firstOnly }: TimelineTarget,
  trigger: E | null,
): readonly E[] {
  const limited = (all: readonly E[]): readonly E[] => (firstOnly ? all.slice(0, 1) : all)
  if (!filter) return limited(baseElements(finder, base, trigger))
  const fixed = base.tag === 'selector' ? null : new Set(baseElements(finder, base, trigger))
  const isBase = (element: E): boolean =>
    fixed ? fixed.has(element) : base.tag === 'selector' && finder.matches(element, base.selector)
  const select = (within: E): readonly E[] =>
    base.tag === 'selector'
      ? finder.select(base.selector, within)
      : [...(fixed ?? [])].filter((element) => element !== within && finder.contains(within, element))
  const found = baseElements(finder, filter.by, trigger).flatMap((anchor) =>
    limited(relatives(finder, filter.relationship, anchor, isBase, select)),
  )
  return [...new Set(found)]
}

/** The elements of several targets, each once. */
export const findAll = <E extends object>(
  finder: ElementFinder<E>,
  targets: readonly TimelineTarget[],
  trigger: E | null,
): readonly E[] => [...new Set(targets.flatMap((target) => findElements(finder, target, trigger)))]
