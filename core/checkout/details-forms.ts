import type { CheckoutDetails, CheckoutForms } from '../ports/shop/checkout-forms.port.js'
import type { OrderFlags } from '../orders/index.js'
import { firstIncompleteBlock } from './blocks.js'

/**
 * The forms of a checkout without a page: the details as plain data, checked by the rules alone. For scripts,
 * tests and applications.
 */
export function createDetailsForms(source: {
  readonly details: () => CheckoutDetails
  /** The flags of the last read order; null: unknown. */
  readonly flags: () => OrderFlags | null
}): CheckoutForms {
  return {
    read: source.details,
    check: (blocks) => {
      const flags = source.flags()
      const incomplete = flags === null ? null : firstIncompleteBlock(source.details(), flags)
      return incomplete !== null && blocks.includes(incomplete) ? incomplete : null
    },
    askFor: () => undefined,
  }
}
