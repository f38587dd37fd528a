import { toList, toRecord, toText } from '../../../shared/index.js'
import type { FurtherParts } from './further-parts.js'

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&')

/** Reads the component to which a scope is limited. */
export const readComponent: FurtherParts['readComponent'] = (scope) => {
  const { type, componentId, variants } = toRecord(scope)
  const id = type === 'component' ? toText(componentId) : null
  return id === null ? null : { id, variants: toList(variants).flatMap((each) => toText(each) ?? []) }
}

/**
 * True if an element is in a component. A marked root carries the component's id twice; if the page marks
 * none, all elements count. Elements in another variant, recognized by its class, are left out.
 */
export const isInComponent: FurtherParts['isInComponent'] = (finder, { id, variants }, element) => {
  const root = `[data-wf-target*="${quoted(JSON.stringify([id, id]))}"]`
  let isInside = finder.select(root).length === 0
  let isOther: boolean | null = null
  for (let each: typeof element | null = element; each; each = finder.parent(each)) {
    const outer = each
    if (finder.matches(outer, root)) isInside = true
    if (isOther === null && finder.matches(outer, '[class*="w-variant-"]'))
      isOther = !variants.some((name) => finder.matches(outer, `[class*="w-variant-${quoted(name)}"]`))
  }
  return isInside && (variants.length === 0 || isOther !== true)
}
