import { productId, productSlug, slugOfPath } from '../../../../core/catalog/index.js'
import type { ProductId, ProductSlug } from '../../../../core/catalog/index.js'
import { entryAround, linkedSlug, mainForm, STATES_PRODUCT } from '../../../../core/recognition/index.js'
import { domNodes } from '../../template/dom-nodes.js'
import { closest } from '../node-type.js'

/** The key for requesting a product. */
export type ProductSource = { readonly id: ProductId } | { readonly slug: ProductSlug }

/** One text for each source, so that all forms of a product share its data. */
export const sourceKey = (source: ProductSource): string =>
  'id' in source ? `id:${source.id}` : `slug:${source.slug}`

/**
 * The product of an add-to-cart form. A published page states its id, an owner its slug with `data-vitrine-product`.
 * An entry of a list has the product that its links lead to. An exported product page states nothing: its address is
 * `/product/<slug>`. Null: nothing says which product it is.
 */
export function productSource(form: HTMLElement, path: string): ProductSource | null {
  const id = form.getAttribute('data-commerce-product-id')
  if (id) return { id: productId(id) }
  const named = closest(form, '[data-vitrine-product]')?.getAttribute('data-vitrine-product')
  if (named) return { slug: productSlug(named) }
  const entry = entryAround(domNodes, form)
  const linked = entry === null ? null : linkedSlug(domNodes, entry)
  if (linked !== null) return { slug: linked }
  const slug = slugOfPath(path)
  return slug !== null && isMainForm(form) ? { slug } : null
}

/** True if a form states its product as published pages do. */
export const statesProduct = (form: HTMLElement): boolean => form.matches(STATES_PRODUCT)

/** True if a form sells the product that its page is about. */
const isMainForm = (form: HTMLElement): boolean =>
  entryAround(domNodes, form) === null || mainForm(domNodes, form.ownerDocument.body) === form
