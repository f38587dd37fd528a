import { attributeSetting } from '../attribute-edit.js'
import { attributeOf } from '../elements.js'
import { pageBlocks, productIds } from '../facts/shop.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const CHECKOUT_LINKS: ReadonlySet<string> = new Set(['cart-checkout-button', 'commerce-buy-now-button'])
/** The attribute on links of a published page with checkout enabled; its value is the provider's key. */
const MARK = 'data-publishable-key'

/**
 * Marks the links to the checkout of a published page, since without the mark the page says that the shop
 * takes no orders. The mark refers to the former shop, and may have been removed when the page was saved.
 * Exported pages need none.
 */
export const enableCheckoutLinks: PageTransform = (page) => {
  const blocks = pageBlocks(page)
  const isPublished =
    productIds(page).length > 0 ||
    blocks.some(({ element }) => (attributeOf(element, 'data-wf-cart-query') ?? '').trim() !== '')
  if (!isPublished) return UNCHANGED
  const edits = blocks.flatMap(({ type, element }) => {
    if (!CHECKOUT_LINKS.has(type) || attributeOf(element, MARK) !== null) return []
    return attributeSetting(element, MARK, '') ?? []
  })
  return { edits, isForAudience: false }
}
