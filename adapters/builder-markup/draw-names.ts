import type { DrawNames } from '../../core/markup/index.js'

/** How exported pages write the bindings of their templates, and mark what these leave out. */
export const DRAW_NAMES: DrawNames = {
  bindings: 'data-wf-bindings',
  conditions: 'data-wf-conditions',
  invisible: 'w-condition-invisible',
  empty: 'w-dyn-bind-empty',
}

/** The attribute by which pages say which SKU an element stands for. */
export const SKU_ATTRIBUTE = 'data-commerce-sku-id'

/** How the names of the builder's own hosts end. */
export const BUILDER_HOSTS = '.webflow.io'
