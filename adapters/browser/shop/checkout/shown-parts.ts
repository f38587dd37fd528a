import { shownBlocks } from '../../../../core/checkout/index.js'
import type { Order } from '../../../../core/orders/index.js'
import { findNode } from '../node-type.js'
import type { NodeType } from '../node-type.js'
import { setShown } from '../shown.js'
import type { CheckoutNodes } from './checkout-nodes.js'

/**
 * Shows the parts that this order needs and hides others (reference/checkout#display). The shipping
 * blocks and the toggle follow the page's own conditions, which are also known for exported pages. `order`
 * null: the cart is empty.
 */
export function drawShownParts(nodes: CheckoutNodes, order: Order | null): void {
  const shown = shownBlocks(order, nodes.billingToggle?.checked ?? true)
  setShown(nodes.shippingMethodsList, shown.shippingMethods)
  setShown(nodes.shippingMethodsEmpty, shown.noShippingMethods)
  setShown(nodes.billingAddress, shown.billing)
  setShown(nodes.payment, shown.payment)
  if (order) requirePostalCodes(nodes, order)
}

/** Makes postal codes required if the order's flags say so (reference/checkout#display). */
function requirePostalCodes({ shippingAddress, billingAddress }: CheckoutNodes, { flags }: Order): void {
  const require = (block: HTMLElement | null, type: NodeType, isRequired: boolean): void => {
    const field = block && findNode<HTMLInputElement>(block, type)
    if (field && field.required !== isRequired) field.required = isRequired
  }
  require(shippingAddress, 'commerce-checkout-shipping-zip-field', flags.shippingAddressRequiresPostalCode)
  require(billingAddress, 'commerce-checkout-billing-zip-field', flags.billingAddressRequiresPostalCode)
}
