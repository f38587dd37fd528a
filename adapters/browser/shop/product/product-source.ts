import { productId, productSlug, slugOfPath } from '../../../../core/catalog/index.js'
import type { ProductId, ProductSlug } from '../../../../core/catalog/index.js'
import { closest, findNodes } from '../node-type.js'
import { itemWrapper } from './item-wrapper.js'

/** The key for requesting a product. */
export type ProductSource = { readonly id: ProductId } | { readonly slug: ProductSlug }

/** One text for each source, so that all forms of a product share its data. */
export const sourceKey = (source: ProductSource): string =>
  'id' in source ? `id:${source.id}` : `slug:${source.slug}`

/**
 * The product of an add-to-cart form: the id that a published page states; the slug in the owner's
 * `data-vitrine-product`; in an entry of a list the product of its links; on an exported product page, which
 * states nothing, the address `/product/<slug>`. Null: unknown.
 */
export function productSource(form: HTMLElement, path: string): ProductSource | null {
  const id = form.getAttribute('data-commerce-product-id')
  if (id) return { id: productId(id) }
  const named = closest(form, '[data-vitrine-product]')?.getAttribute('data-vitrine-product')
  if (named) return { slug: productSlug(named) }
  const entry = itemWrapper(form)
  const linked = entry === form.ownerDocument.body ? null : linkedSlug(entry)
  if (linked !== null) return { slug: linked }
  const slug = slugOfPath(path)
  return slug !== null && isMainForm(form) ? { slug } : null
}

/**
 * Finds what states its product by id, as published pages do; exports may keep the attribute without a value.
 */
export const STATED = '[data-commerce-product-id]:not([data-commerce-product-id=""])'

/** True if a form states its product as published pages do. */
export const statesProduct = (form: HTMLElement): boolean => form.matches(STATED)

/** The product that the links in an entry of a list lead to; null: none, or to several. */
export function linkedSlug(entry: Element): ProductSlug | null {
  const slugs = [...entry.querySelectorAll('a[href*="product/"]')].flatMap(
    (link) => slugOfPath(link.getAttribute('href') ?? '') ?? [],
  )
  return new Set(slugs).size === 1 ? (slugs[0] ?? null) : null
}

/**
 * An export may show a list of other products beside the page's own; their forms must not sell the page's
 * product.
 */
export function isMainForm(form: HTMLElement): boolean {
  const { body } = form.ownerDocument
  if (itemWrapper(form) === body) return true
  const nameless = findNodes(body, 'commerce-add-to-cart-form').filter(
    (other) => !statesProduct(other) && !closest(other, '[data-vitrine-product]'),
  )
  return !nameless.some((other) => itemWrapper(other) === body) && nameless[0] === form
}
