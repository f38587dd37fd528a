import type { Element } from 'domhandler'
import { productSlug, slugOfPath } from '../../../../core/catalog/index.js'
import type { ProductSlug } from '../../../../core/catalog/index.js'
import { closest } from '../../../../core/recognition/index.js'
import { attributeOf } from '../elements.js'
import { pageNodes } from '../page-nodes.js'
import type { ParsedPage } from '../parse-page.js'
import { selectIn, selectOnce } from '../select.js'

/** An add-to-cart form. */
export const FORM = '[data-node-type="commerce-add-to-cart-form"]'
/**
 * A selector of elements that state their product by id, as published pages do; exports may keep the
 * attribute without a value.
 */
export const STATED = '[data-commerce-product-id]:not([data-commerce-product-id=""])'

export const bodyOf = ({ elements }: ParsedPage): Element | null =>
  elements.find(({ name }) => name === 'body') ?? null

export const closestTo = (element: Element, selector: string): Element | null =>
  closest(pageNodes, element, selector)

/** The entry of a list around an element; null: it belongs to the page (reference/product#item-wrapper). */
export const entryAround = (element: Element): Element | null =>
  closestTo(element, '.w-dyn-item:not(.w-dyn-repeater-item)')

/** The matches of a selector in an entry, or (`entry` null) on the page, without those in other entries. */
export const ownParts = (root: Element, entry: Element | null, selector: string): readonly Element[] =>
  selectOnce(root, selector).filter((element) => entryAround(element) === entry)

const statesProduct = (form: Element): boolean => (attributeOf(form, 'data-commerce-product-id') ?? '') !== ''

const namesProduct = (element: Element): boolean =>
  statesProduct(element) || closestTo(element, '[data-vitrine-product]') !== null

/**
 * The form of the product that a page is about: beside it an export may show a list of others, whose forms must not
 * sell it. Null: the page has none.
 */
export function mainForm(body: Element): Element | null {
  const nameless = selectOnce(body, FORM).filter((form) => !namesProduct(form))
  return nameless.find((form) => entryAround(form) === null) ?? nameless[0] ?? null
}

/** The form of a published page that states a product. */
export const statedForm = (body: Element, productId: string): Element | null =>
  selectOnce(body, FORM).find((form) => attributeOf(form, 'data-commerce-product-id') === productId) ?? null

/** The product that the links in an entry lead to; null: none, or several. */
export function linkedSlug(entry: Element): ProductSlug | null {
  const slugs = selectIn(entry, 'a[href*="product/"]').flatMap(
    (link) => slugOfPath(attributeOf(link, 'href') ?? '') ?? [],
  )
  return new Set(slugs).size === 1 ? (slugs[0] ?? null) : null
}

/** The product of an entry, stated by its owner or by its links. */
export const slugOfEntry = (entry: Element): ProductSlug | null => {
  const stated = attributeOf(entry, 'data-vitrine-product')
  return stated ? productSlug(stated) : linkedSlug(entry)
}
