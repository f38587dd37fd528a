import type { ElementFinder, Stage } from '../../ports/page/stage.port.js'
import type { EventPlan, TargetPlan } from '../data/interactions.js'
import { targetElements, targetSelector } from './target-selector.js'

/** The cause of an action list's run: the event and, if known, the element on which it happened. */
export interface TriggerContext<E> {
  readonly event: EventPlan | null
  readonly element: E | null
  /** Results stay inside this element, for targets with a boundary. */
  readonly boundary: E | null
}

const unique = <E>(elements: readonly E[]): readonly E[] =>
  elements.length < 2 ? elements : [...new Set(elements)]

/**
 * Elements in a relation to one of `triggers`; an element is its own parent and child
 * (reference/interactions#finding-targets).
 */
function related<E extends object>(
  finder: ElementFinder<E>,
  target: TargetPlan,
  triggers: readonly E[],
  selector: string,
): readonly E[] {
  const matching = (element: E): boolean => finder.matches(element, selector)
  const of = (trigger: E): readonly E[] => {
    if (target.relation === 'CHILDREN')
      return [...(matching(trigger) ? [trigger] : []), ...finder.select(selector, trigger)]
    if (target.relation === 'SIBLINGS') {
      const parent = finder.parent(trigger)
      return parent ? finder.children(parent).filter((child) => child !== trigger && matching(child)) : []
    }
    const line: E[] = []
    for (let at: E | null = trigger; at; at = finder.parent(at)) if (matching(at)) line.unshift(at)
    return line
  }
  return unique(triggers.flatMap(of))
}

/**
 * The elements in relation to the matches of the event's own target to which `affectedElements` limits an
 * action.
 */
function limited<E extends object>(
  finder: ElementFinder<E>,
  limit: string,
  base: string,
  final: string,
): readonly E[] {
  const bases = finder.select(base)
  const matching = (element: E): boolean => finder.matches(element, final)
  if (limit === 'CHILDREN') return unique(bases.flatMap((element) => finder.select(final, element)))
  if (limit === 'IMMEDIATE_CHILDREN')
    return unique(bases.flatMap((element) => finder.children(element).filter(matching)))
  const own = new Set(bases)
  const parents = unique(bases.flatMap((element) => finder.parent(element) ?? []))
  return parents.flatMap((parent) =>
    finder.children(parent).filter((child) => !own.has(child) && matching(child)),
  )
}

/**
 * The elements that an action changes: the first rule of reference/interactions#finding-targets that applies.
 * Shared objects are not elements.
 */
export function findTargets<E extends object>(
  stage: Stage<E>,
  target: TargetPlan,
  context: TriggerContext<E>,
): readonly E[] {
  const { elements } = stage
  const { event } = context
  if (target.isPage) {
    const pageId = stage.pageId?.() ?? null
    return (target.id?.split('|')[0] ?? pageId) === pageId ? [elements.page] : []
  }
  const override = event?.overrides.get(target.id ?? '') ?? event?.overrides.get(target.selector ?? '')
  const own = targetSelector(stage, override?.target ?? target)
  const base = override ? (event?.target ? targetSelector(stage, event.target) : null) : own
  if (event && target.relation !== false) {
    const isKnown = context.element !== null && (own !== null || target.relation === true)
    const triggers =
      isKnown && context.element ? [context.element] : event.target ? targetElements(stage, event.target) : []
    if (target.relation === true) return triggers
    return own === null ? [] : related(elements, target, triggers, own)
  }
  if (base === null || own === null) return []
  if (target.isBounded && context.boundary) {
    const inside = elements.select(own, context.boundary)
    return elements.matches(context.boundary, own) ? [context.boundary, ...inside] : inside
  }
  return override?.limit
    ? limited(elements, override.limit, base, own)
    : targetElements(stage, override?.target ?? target)
}

/** The trigger elements of an event: of all its `targets`, else of its `target`. */
export function findTriggers<E extends object>(stage: Stage<E>, event: EventPlan): readonly E[] {
  const targets = event.targets.length > 0 ? event.targets : event.target ? [event.target] : []
  const context: TriggerContext<E> = { event: null, element: null, boundary: null }
  return unique(targets.flatMap((target) => findTargets(stage, target, context)))
}
