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
import { selectOnce } from '../select.js'

/** The elements of an unchanging page, for which one search serves all products that are drawn with it. */
export const unchangedNodes: PageNodes<Element> = { ...pageNodes, select: selectOnce }

export const bodyOf = ({ elements }: ParsedPage): Element | null =>
  elements.find(({ name }) => name === 'body') ?? null

export const closestTo = (element: Element, selector: string): Element | null =>
  closest(pageNodes, element, selector)

/** The most lists around a list that is read; builders allow two, and each level looks at the same parts. */
const MAX_LISTS_AROUND = 8

/** The lists of items in an element of an unchanging page, in document order. */
export const listsIn = oncePer((root: Element): readonly Element[] => {
  const lists: Element[] = []
  const visit = (parent: Element, around: number): void => {
    for (const child of parent.children.filter(isTag)) {
      const isList = hasClass(child, 'w-dyn-list')
      if (isList && around < MAX_LISTS_AROUND) lists.push(child)
      visit(child, around + (isList ? 1 : 0))
    }
  }
  visit(root, 0)
  return lists
})

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
