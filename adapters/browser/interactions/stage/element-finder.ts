import type { ElementFinder } from '../../../../core/ports/page/stage.port.js'
import { BUILDER_MARKUP } from '../../../../core/builder-markup/index.js'
import { isElement } from './stage-element.js'
import type { StageElement } from './stage-element.js'

const query = (selector: string, within: StageElement): readonly Element[] => {
  try {
    return [...within.querySelectorAll(selector)]
  } catch {
    return []
  }
}

/** One pass over the page instead of one for each id; a copy belongs to every id with which it begins. */
function indexIds(document: Document): ReadonlyMap<string, readonly Element[]> {
  const { idAttribute, copySuffix } = BUILDER_MARKUP
  const index = new Map<string, Element[]>()
  const note = (id: string, element: Element): void => {
    const list = index.get(id)
    if (list) list.push(element)
    else index.set(id, [element])
  }
  for (const element of document.querySelectorAll(`[${idAttribute}]`)) {
    const id = element.getAttribute(idAttribute) ?? ''
    note(id, element)
    for (let at = id.indexOf(copySuffix); at >= 0; at = id.indexOf(copySuffix, at + 1))
      note(id.slice(0, at), element)
  }
  return index
}

/** Finds elements of a document; results are cached until `forget`. */
export function createElementFinder(
  document: Document,
): ElementFinder<StageElement> & { readonly forget: () => void } {
  let selections = new Map<string, readonly Element[]>()
  let ids: ReadonlyMap<string, readonly Element[]> | null = null
  return {
    page: document,
    withId: (id) => (ids ??= indexIds(document)).get(id) ?? [],
    select: (selector, within) => {
      if (within) return query(selector, within)
      const known = selections.get(selector) ?? query(selector, document)
      selections.set(selector, known)
      return known
    },
    matches: (element, selector) => {
      try {
        return isElement(element) && element.matches(selector)
      } catch {
        return false
      }
    },
    contains: (outer, inner) => outer.contains(inner),
    parent: (element) => (isElement(element) ? element.parentElement : null),
    children: (element) => [...element.children],
    isConnected: (element) => element.isConnected,
    forget: () => {
      if (selections.size > 0) selections = new Map()
      ids = null
    },
  }
}
