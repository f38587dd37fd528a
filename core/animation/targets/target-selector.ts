import type { Stage } from '../../ports/stage.port.js'
import type { TargetPlan } from '../data/interactions.js'

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * The element part of a target's id; null without an id, or with one of another page (contract/animation
 * 1.4).
 */
function targetId(target: TargetPlan, pageId: string | null): string | null {
  if (target.id === null || target.id === 'N/A') return null
  const bar = target.id.indexOf('|')
  return bar >= 0 && target.id.slice(0, bar) !== pageId ? null : target.id.slice(bar + 1)
}

/**
 * The CSS selector a target stands for: its own, or the attribute that carries its id, with repeated copies
 * (`<id>_instance...`). Null: no selector, or an id of another page.
 */
export function targetSelector(target: TargetPlan, pageId: string | null): string | null {
  if (target.id === null || target.id === 'N/A') return target.selector
  const id = targetId(target, pageId)
  return id === null ? null : `[data-w-id=${quoted(id)}], [data-w-id^=${quoted(`${id}_instance`)}]`
}

/** All elements of the page a target's own id or selector stands for. */
export function targetElements<E extends object>(stage: Stage<E>, target: TargetPlan): readonly E[] {
  const pageId = stage.pageId()
  const id = targetId(target, pageId)
  if (id !== null) return stage.withId(id)
  const selector = targetSelector(target, pageId)
  return selector === null ? [] : stage.select(selector)
}
