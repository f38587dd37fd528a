import type { ElementFinder } from '../../../ports/page/stage.port.js'
import type { LoadedParts } from '../data/further-parts.js'
import type { TargetBase, TimelineTarget } from '../data/model.js'

/** The elements of a base for the element that fired. */
export function baseElements<E extends object>(
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

/** The part for targets that are limited by a relationship. */
type Relations = Pick<LoadedParts, 'findRelated'>

/** The elements of a target for the element that fired. */
export function findElements<E extends object>(
  finder: ElementFinder<E>,
  target: TimelineTarget,
  trigger: E | null,
  { findRelated }: Relations,
): readonly E[] {
  const { base, filter, firstOnly } = target
  if (filter) return findRelated?.(finder, target, filter, trigger) ?? []
  const all = baseElements(finder, base, trigger)
  return firstOnly ? all.slice(0, 1) : all
}

/** The elements of several targets, each once. */
export const findAll = <E extends object>(
  finder: ElementFinder<E>,
  targets: readonly TimelineTarget[],
  trigger: E | null,
  relations: Relations,
): readonly E[] => [...new Set(targets.flatMap((target) => findElements(finder, target, trigger, relations)))]
