import { bindingText, conditionText } from './binding-text.js'
import { ENTRY_BLOCKS, PAGE_BLOCKS } from './fallback-blocks.js'
import type { FallbackBlock, FallbackRole } from './fallback-blocks.js'
import { namedBinding } from './named-bindings.js'

/**
 * What a recognised element shows, as the texts of `data-wf-bindings` and `data-wf-conditions`; null where it
 * has none.
 */
export interface Recognised {
  readonly bindings: string | null
  readonly condition: string | null
}

/** What has been recognised of an export's block, by element. */
export type Recognition = ReadonlyMap<Element, Recognised>

/**
 * The bindings of an entry of a standard list, for a template that an export stripped; `listPath` says which
 * list it is.
 */
export function recogniseEntry(entry: Element, listPath: string): Recognition {
  const found = new Map<Element, Recognised>()
  const block = ENTRY_BLOCKS.find(({ scope }) => scope === listPath)
  if (block) recogniseBlock(block, entry, found, isSample)
  nameBindings(entry, block?.data ?? listPath, found)
  return found
}

/**
 * The bindings of the standard blocks in `root` that carry none of their own, which is how exports leave
 * them. Where the page has bindings (`isStripped` false) only the names an owner wrote are taken.
 */
export function recognisePage(root: Element, isStripped: boolean): Recognition {
  const found = new Map<Element, Recognised>()
  for (const block of isStripped ? PAGE_BLOCKS : []) {
    const scopes = [...root.querySelectorAll(block.scope)]
    if (root.matches(block.scope)) scopes.unshift(root)
    for (const scope of scopes) recogniseBlock(block, scope, found, isBlank)
  }
  nameBindings(root, 'database.commerceOrder', found)
  return found
}

function recogniseBlock(
  block: FallbackBlock,
  scope: Element,
  found: Map<Element, Recognised>,
  isFree: (element: Element) => boolean,
): void {
  const taken = new Set<string>()
  const isOpen = (part: Element, { isText }: FallbackRole): boolean =>
    !found.has(part) && !isBoundByDesign(part) && (isText !== true || isFree(part))
  for (const role of block.roles) {
    if (role.isNextFree === true && taken.has(role.role)) continue
    const parts = partsOf(scope, role.selector)
    const part = role.isNextFree === true ? parts.find((other) => isOpen(other, role)) : parts[0]
    if (!part || !isOpen(part, role)) continue
    taken.add(role.role)
    found.set(part, recognised(role, block.data))
  }
}

const recognised = (role: FallbackRole, data: string): Recognised => ({
  bindings: role.bindings.length > 0 ? bindingText(role.bindings, data) : null,
  condition: role.condition ? conditionText(role.condition, data) : null,
})

/** Names the owner wrote win over everything that was guessed. */
function nameBindings(root: Element, data: string, found: Map<Element, Recognised>): void {
  for (const element of [root, ...root.querySelectorAll('[data-vitrine-bind]')]) {
    const name = element.getAttribute('data-vitrine-bind')
    const bindings = name === null ? null : namedBinding(name, element.localName, data)
    if (bindings) found.set(element, { bindings, condition: found.get(element)?.condition ?? null })
  }
}

const partsOf = (scope: Element, selector: string): readonly Element[] =>
  selector === ':scope' ? [scope] : [...scope.querySelectorAll(selector)]

const isBoundByDesign = (element: Element): boolean =>
  element.hasAttribute('data-wf-bindings') || element.hasAttribute('data-wf-conditions')

const isBlank = (element: Element): boolean =>
  element.childElementCount === 0 && (element.textContent ?? '').trim() === ''

/** In a template the designer's sample may still be there: a price or a number without words of its own. */
const isSample = (element: Element): boolean =>
  element.childElementCount === 0 && !/[^\s\d.,$€£¥A-Z]/.test(element.textContent ?? '')
