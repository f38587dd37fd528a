import type { BuilderMarkup, Stage } from '../../ports/page/stage.port.js'
import type { TargetPlan } from '../data/interactions.js'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * The element part of a target's id; null without an id, or with one of another page
 * (reference/interactions#targets).
 */
function targetId(target: TargetPlan, pageId: string | null): string | null {
  if (target.id === null || target.id === 'N/A') return null
  const bar = target.id.indexOf('|')
  return bar >= 0 && target.id.slice(0, bar) !== pageId ? null : target.id.slice(bar + 1)
}

/** The facts beside the target on which its selector depends. */
export interface SelectorContext {
  readonly markup: BuilderMarkup
  readonly pageId?: () => string | null
}

/**
 * The CSS selector of a target: its own, or the attribute with its id, which also finds repeated copies.
 * Null: no selector, or an id of another page.
 */
export function targetSelector({ markup, pageId }: SelectorContext, target: TargetPlan): string | null {
  if (target.id === null || target.id === 'N/A') return target.selector
  const id = targetId(target, pageId?.() ?? null)
  const { idAttribute, copySuffix } = markup
  return id === null ? null : `[${idAttribute}=${quoted(id)}], [${idAttribute}^=${quoted(id + copySuffix)}]`
}

/** All elements of the page that match a target's id or selector. */
export function targetElements<E extends object>(stage: Stage<E>, target: TargetPlan): readonly E[] {
  const { elements, pageId } = stage
  const id = targetId(target, pageId?.() ?? null)
  if (id !== null && elements.withId) return elements.withId(id)
  const selector = targetSelector(stage, target)
  return selector === null ? [] : elements.select(selector)
}
