import type { DrawNames } from '../markup/index.js'

/**
 * The names by which exported pages write the bindings of their templates, and mark what the bindings leave
 * out.
 */
export const DRAW_NAMES: DrawNames = {
  bindings: 'data-wf-bindings',
  conditions: 'data-wf-conditions',
  invisible: 'w-condition-invisible',
  empty: 'w-dyn-bind-empty',
}

/** The attribute for the SKU that an element represents. */
export const SKU_ATTRIBUTE = 'data-commerce-sku-id'

/** The target of bindings that turn an element into a link to the page or address in a text. */
export const LINK_TARGET = 'dataWHref'

/** The storage key of the orders that were already reported to trackers (reference/shop-pages#storage). */
export const SEEN_ORDERS_KEY = 'wf-seen-orders'

/** The ending of the builder's own host names. */
export const BUILDER_HOSTS = '.webflow.io'
