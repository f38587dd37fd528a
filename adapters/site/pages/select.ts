import { compile, selectAll } from 'css-select'
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

const MAX_SELECTORS = 500
const compiled = new Map<string, (element: AnyNode) => boolean>()

/** The element that `:scope` means during a selection. */
let scope: AnyNode | null = null
const pseudos = { 'search-scope': (element: AnyNode): boolean => element === scope }

/** The compiled test of a selector, cached: a few selectors are used again and again. */
function testOf(selector: string): (element: AnyNode) => boolean {
  const known = compiled.get(selector)
  if (known) return known
  if (compiled.size >= MAX_SELECTORS) compiled.clear()
  const test = compile<AnyNode, Element>(selector.replaceAll(':scope', ':search-scope'), { pseudos })
  compiled.set(selector, test)
  return test
}

/**
 * Selects inside `root`, as `querySelectorAll` does: parts of a selector may match outside of it. css-select with a
 * context does not allow that.
 */
export function selectIn(root: Element, selector: string): readonly Element[] {
  const test = testOf(selector)
  scope = root
  try {
    return descendants(root).filter(test)
  } finally {
    scope = null
  }
}

const foundOnce = new WeakMap<Element, Map<string, readonly Element[]>>()

/**
 * Selects in an element of an unchanging parsed page; the result is cached for all products drawn there. Do
 * not use it for copies that are drawn into.
 */
export function selectOnce(root: Element, selector: string): readonly Element[] {
  const known = foundOnce.get(root) ?? new Map<string, readonly Element[]>()
  foundOnce.set(root, known)
  const earlier = known.get(selector)
  if (earlier) return earlier
  const found = selectIn(root, selector)
  if (known.size < MAX_SELECTORS) known.set(selector, found)
  return found
}

/** Selects on a page by a CSS selector. */
export const selectOnPage = ({ document }: ParsedPage, selector: string): readonly Element[] =>
  selectAll<AnyNode, Element>(selector, document)

/** True if a CSS selector matches an element. */
export const matches = (element: Element, selector: string): boolean => testOf(selector)(element)
