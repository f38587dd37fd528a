export { PAYPAL } from './paypal-order.js'
export { createPaypalProcessor } from './paypal-processor.js'
export type { PaypalOptions } from './paypal-options.js'
