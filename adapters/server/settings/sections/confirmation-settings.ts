import { means, members, optional, text } from '../settings-kit.js'

/**
 * A check box that is required to buy some goods: one of `confirmations` in `vitrine.json`
 * (docs/checkout.md).
 */
export const confirmation = members({
  name: means('the name of a check box in the additional information of the checkout', text),
  for: means(
    'the goods: `all`, `downloads`, or the slug of a column of products, such as `adults-only`',
    optional(text, 'all'),
  ),
})
