import type { DrawNames } from '../markup/index.js'

/** The names by which exported pages write the bindings of their templates, and mark what these leave out. */
export const DRAW_NAMES: DrawNames = {
  bindings: 'data-wf-bindings',
  conditions: 'data-wf-conditions',
  invisible: 'w-condition-invisible',
  empty: 'w-dyn-bind-empty',
}

/** The attribute by which pages say which SKU an element stands for. */
export const SKU_ATTRIBUTE = 'data-commerce-sku-id'

/** The target of bindings that make an element a link to the page or address in a text. */
export const LINK_TARGET = 'dataWHref'

/** The storage key of the orders that the trackers were told of (reference/shop-pages#storage). */
export const SEEN_ORDERS_KEY = 'wf-seen-orders'

/** The ending of the names of the builder's own hosts. */
export const BUILDER_HOSTS = '.webflow.io'
