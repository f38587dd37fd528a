import { productSlug, slugOfPath } from '../catalog/index.js'
import type { ProductSlug } from '../catalog/index.js'
import { closest } from './page-nodes.js'
import type { PageNodes } from './page-nodes.js'

/** An add-to-cart form. */
export const PRODUCT_FORM = '[data-node-type="commerce-add-to-cart-form"]'
/**
 * A selector of elements that state their product by id, as published pages do; exports may keep the
 * attribute without a value.
 */
export const STATES_PRODUCT = '[data-commerce-product-id]:not([data-commerce-product-id=""])'
/** A selector of elements that only published pages have. */
export const PUBLISHED = `[data-wf-bindings], [data-wf-cart-query]:not([data-wf-cart-query=""]), ${STATES_PRODUCT}`
/** Elements whose owner says which product they show. */
export const NAMED = '[data-vitrine-product]:not([data-vitrine-product=""])'

/** The entry of a list around an element; null: it belongs to the page (reference/product#item-wrapper). */
export const entryAround = <N>(nodes: PageNodes<N>, element: N): N | null =>
  closest(nodes, element, '.w-dyn-item:not(.w-dyn-repeater-item)')

/**
 * The form of the product that a page is about: beside it an export may show a list of others, whose forms must not
 * sell it. Null: the page has none.
 */
export function mainForm<N>(nodes: PageNodes<N>, body: N): N | null {
  const nameless = nodes
    .select(body, PRODUCT_FORM)
    .filter((form) => !nodes.matches(form, STATES_PRODUCT) && closest(nodes, form, NAMED) === null)
  return nameless.find((form) => entryAround(nodes, form) === null) ?? nameless[0] ?? null
}

/** The product that the links in an entry lead to; null: none, or several. */
export function linkedSlug<N>(nodes: PageNodes<N>, entry: N): ProductSlug | null {
  const slugs = nodes
    .select(entry, 'a[href*="product/"]')
    .flatMap((link) => slugOfPath(nodes.attribute(link, 'href') ?? '') ?? [])
  return new Set(slugs).size === 1 ? (slugs[0] ?? null) : null
}

/** The product of an entry, stated by its owner or by its links. */
export function slugOfEntry<N>(nodes: PageNodes<N>, entry: N): ProductSlug | null {
  const stated = nodes.attribute(entry, 'data-vitrine-product')
  return stated ? productSlug(stated) : linkedSlug(nodes, entry)
}
