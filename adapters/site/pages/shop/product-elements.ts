import type { Element } from 'domhandler'
import { closest, entryAround, mainForm, NAMED, PRODUCT_FORM } from '../../../../core/recognition/index.js'
import type { PageNodes } from '../../../../core/recognition/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { selectOnce } from '../select.js'

/** The elements of a page that is only read: one search serves all products that it is drawn with. */
export const unchangedNodes: PageNodes<Element> = { ...pageNodes, select: selectOnce }

export const bodyOf = ({ elements }: ParsedPage): Element | null =>
  elements.find(({ name }) => name === 'body') ?? null

export const closestTo = (element: Element, selector: string): Element | null =>
  closest(pageNodes, element, selector)

/** The matches of a selector in an entry, or (`entry` null) on the page, without those in other entries. */
export const ownParts = (root: Element, entry: Element | null, selector: string): readonly Element[] =>
  selectOnce(root, selector).filter((element) => entryAround(pageNodes, element) === entry)

/** The form that sells the product a page is about, published or not; null: the page has none. */
export const ownFormOf = (body: Element): Element | null =>
  selectOnce(body, PRODUCT_FORM).find(
    (form) => entryAround(pageNodes, form) === null && closestTo(form, NAMED) === null,
  ) ?? mainForm(unchangedNodes, body)

/** The form of a published page that states a product. */
export const statedForm = (body: Element, productId: string): Element | null =>
  selectOnce(body, PRODUCT_FORM).find(
    (form) => attributeOf(form, 'data-commerce-product-id') === productId,
  ) ?? null
