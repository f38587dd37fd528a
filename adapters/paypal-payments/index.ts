export { PAYPAL } from './paypal-order.js'
export { createPaypalCheck, PAYPAL_EVENTS } from './check-paypal.js'
export { createPaypalProcessor } from './paypal-processor.js'
export type { PaypalOptions } from './paypal-options.js'
