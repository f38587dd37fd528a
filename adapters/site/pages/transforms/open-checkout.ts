import { attributeSetting } from '../attribute-edit.js'
import { attributeOf } from '../elements.js'
import { pageBlocks, productIds } from '../facts/shop.js'
import { UNCHANGED } from './page-transform.js'
import type { PageTransform } from './page-transform.js'

const CHECKOUT_LINKS: ReadonlySet<string> = new Set(['cart-checkout-button', 'commerce-buy-now-button'])
/** The mark on a link of a published page with checkout enabled; its value is the key of the provider. */
const MARK = 'data-publishable-key'

/**
 * Marks the links to the checkout of a published page. Without the mark the page says that its shop takes no
 * orders. That was said of another shop, and the mark may have been removed when the page was saved. Exported
 * pages carry none and need none.
 */
export const openCheckout: PageTransform = (page) => {
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
