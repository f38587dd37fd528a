import { isTag } from 'domhandler'
import type { Element } from 'domhandler'
import type { Product } from '../../../../core/catalog/index.js'
import {
  closest,
  entryAround,
  mainForm,
  NAMED,
  PRODUCT_FORM,
  STATES_PRODUCT,
} from '../../../../core/recognition/index.js'
import type { PageNodes } from '../../../../core/recognition/index.js'
import { oncePer } from '../../../../core/shared/index.js'
import { attributeOf, hasClass } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { matches, selectIn, selectOnce } from '../select.js'

/** The elements of an unchanging page, for which one search serves all products that are drawn with it. */
export const unchangedNodes: PageNodes<Element> = { ...pageNodes, select: selectOnce }

export const bodyOf = ({ elements }: ParsedPage): Element | null =>
  elements.find(({ name }) => name === 'body') ?? null

export const closestTo = (element: Element, selector: string): Element | null =>
  closest(pageNodes, element, selector)

/** The element with the entries of a list; undefined: there is none, or it names its content. */
export function unboundHost(root: Element): Element | undefined {
  const host = selectIn(root, '.w-dyn-items').find((each) => closestTo(each, '.w-dyn-list') === root)
  return host && matches(host, '[data-wf-collection], [data-vitrine-bind]') ? undefined : host
}

/**
 * Maximum number of lists around a list that is read; builders allow two, and each level looks at the same
 * parts.
 */
const MAX_LISTS_AROUND = 8

/**
 * Maximum number of elements of an entry that is drawn: an entry is copied and drawn in one turn, again for
 * each item.
 */
export const MAX_ENTRY_ELEMENTS = 1_000
/** Maximum number of elements of a list that is drawn: whether it lists products is decided in one turn. */
export const MAX_LIST_ELEMENTS = 15_000

const findLists = oncePer((root: Element) => {
  const lists: Element[] = []
  const tooLong = new Set<Element>()
  /** Returns the number of elements in the parent. */
  const visit = (parent: Element, list: Element | null, around: number): number => {
    const isHost = hasClass(parent, 'w-dyn-items')
    let count = 0
    for (const child of parent.children.filter(isTag)) {
      const isList = hasClass(child, 'w-dyn-list')
      if (isList && around < MAX_LISTS_AROUND) lists.push(child)
      const size = 1 + visit(child, isList ? child : list, around + (isList ? 1 : 0))
      if (isHost && list !== null && size > MAX_ENTRY_ELEMENTS) tooLong.add(list)
      if (isList && size > MAX_LIST_ELEMENTS) tooLong.add(child)
      count += size
    }
    return count
  }
  visit(root, null, 0)
  return { drawn: lists.filter((list) => !tooLong.has(list)), hasTooLong: tooLong.size > 0 }
})

/**
 * The lists of items in an element of an unchanging page, in document order, without those that have too many elements,
 * or an entry that has: these stay as they are.
 */
export const listsIn = (root: Element): readonly Element[] => findLists(root).drawn

/** True if a list of a page is left out for its number of elements. */
export function hasTooLongList(page: ParsedPage): boolean {
  const body = bodyOf(page)
  return body !== null && findLists(body).hasTooLong
}

/** The matches of a selector in an entry, or (`entry` null) on the page, without those in other entries. */
export const ownParts = (root: Element, entry: Element | null, selector: string): readonly Element[] =>
  selectOnce(root, selector).filter((element) => entryAround(pageNodes, element) === entry)

/** The form of a page's product, published or not; null: none. */
export const ownFormOf = (body: Element): Element | null =>
  selectOnce(body, PRODUCT_FORM).find(
    (form) => entryAround(pageNodes, form) === null && closestTo(form, NAMED) === null,
  ) ?? mainForm(unchangedNodes, body)

/** True for a page with a form of its own that takes its product from the address. */
const hasNamelessForm = (body: Element): boolean =>
  ownParts(body, null, PRODUCT_FORM).some(
    (form) => !pageNodes.matches(form, STATES_PRODUCT) && closestTo(form, NAMED) === null,
  )

/**
 * The form of a published page that states a product; null: none. An entry of a list states it only where the page
 * has no form of its own: lists of a template contain its products, too.
 */
export function statedForm(body: Element, productId: string): Element | null {
  const stating = selectOnce(body, PRODUCT_FORM).filter(
    (form) => attributeOf(form, 'data-commerce-product-id') === productId,
  )
  const own = stating.find((form) => entryAround(pageNodes, form) === null)
  return own ?? (hasNamelessForm(body) ? null : (stating[0] ?? null))
}

/** The forms that state a product: some designs have one for each width. */
export const formsOf = (root: Element, entry: Element | null, { id }: Product): readonly Element[] =>
  ownParts(root, entry, PRODUCT_FORM).filter((form) => attributeOf(form, 'data-commerce-product-id') === id)
