import { is, selectAll } from 'css-select'
import { isTag } from 'domhandler'
import type { AnyNode, Element, ParentNode } from 'domhandler'
import type { ParsedPage } from './parse-page.js'

/** The elements inside another one, in document order. */
export function descendants(root: ParentNode): readonly Element[] {
  const inside: Element[] = []
  const visit = (parent: ParentNode): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue
      inside.push(child)
      visit(child)
    }
  }
  visit(root)
  return inside
}

/** Finds by a CSS selector what is inside `root`, as `querySelectorAll` does. */
export const selectIn = (root: Element, selector: string): readonly Element[] =>
  selectAll<AnyNode, Element>(selector, root, { context: root })

/** Finds by a CSS selector what is on a page. */
export const selectOnPage = ({ document }: ParsedPage, selector: string): readonly Element[] =>
  selectAll<AnyNode, Element>(selector, document)

/** Whether a CSS selector matches an element. */
export const matches = (element: Element, selector: string): boolean =>
  is<AnyNode, Element>(element, selector, { context: element })
