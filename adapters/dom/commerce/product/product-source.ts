import { productId, productSlug } from '../../../../core/catalog/index.js'
import type { ProductId, ProductSlug } from '../../../../core/catalog/index.js'
import { closest, findNodes } from '../node-type.js'
import { itemWrapper } from './item-wrapper.js'

/** How a product is asked for. */
export type ProductSource = { readonly id: ProductId } | { readonly slug: ProductSlug }

/** One text for each source, so that all forms of a product share what is known of it. */
export const sourceKey = (source: ProductSource): string =>
  'id' in source ? `id:${source.id}` : `slug:${source.slug}`

/**
 * The product of an add-to-cart form: the id a published page states; the slug an owner states with `data-vitrine-product`; on an exported
 * product page, which states neither, the address `/product/<slug>`. Null: nothing says which product it is.
 */
export function productSource(form: HTMLElement, path: string): ProductSource | null {
  const id = form.getAttribute('data-commerce-product-id')
  if (id) return { id: productId(id) }
  const named = closest(form, '[data-vitrine-product]')?.getAttribute('data-vitrine-product')
  if (named) return { slug: productSlug(named) }
  const slug = /\/product\/([^/?#]+)\/?(?:[?#]|$)/.exec(path)?.[1]
  return slug && isMainForm(form) ? { slug: productSlug(decodeSlug(slug)) } : null
}

/** Beside the page's own product an export may show a list of others, whose forms must not sell the page's product. */
function isMainForm(form: HTMLElement): boolean {
  const { body } = form.ownerDocument
  if (itemWrapper(form) === body) return true
  const nameless = findNodes(body, 'commerce-add-to-cart-form').filter(
    (other) => !other.hasAttribute('data-commerce-product-id') && !closest(other, '[data-vitrine-product]'),
  )
  return !nameless.some((other) => itemWrapper(other) === body) && nameless[0] === form
}

function decodeSlug(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
