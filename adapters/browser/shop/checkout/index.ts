export { checkoutContainers } from './checkout-nodes.js'
export { createDomCheckoutForms } from './dom-checkout-forms.js'
export { startCheckout } from './start-checkout.js'
export type { CheckoutBinding } from './start-checkout.js'
