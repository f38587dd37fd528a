import type { OptionMarkup } from '../recognition/index.js'

/** The markup of the controls of option sets on the builder's pages (reference/product#form). */
export const OPTION_MARKUP: OptionMarkup = {
  type: 'data-node-type',
  list: 'commerce-add-to-cart-option-list',
  select: 'commerce-add-to-cart-option-select',
  pills: 'commerce-add-to-cart-pill-group',
  pill: 'commerce-add-to-cart-pill',
  optionSet: 'data-commerce-option-set-id',
  value: 'data-option-id',
  kind: 'data-vitrine-options',
  selectClass: 'w-select',
  pillsClass: 'w-commerce-commerceaddtocartoptionpillgroup',
  pillClass: 'w-commerce-commerceaddtocartoptionpill',
}
