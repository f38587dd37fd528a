import { isTag } from 'domhandler'
import type { Element } from 'domhandler'

const parentOf = (element: Element): Element | null =>
  element.parent !== null && isTag(element.parent) ? element.parent : null

/** The nearest ancestor that passes `test`, or the element itself; null: none. */
export function closest(element: Element, test: (each: Element) => boolean): Element | null {
  for (let each: Element | null = element; each !== null; each = parentOf(each)) if (test(each)) return each
  return null
}
