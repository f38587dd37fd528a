export { createPaypalPaymentForm } from './paypal-payment-form.js'
export { openPaypal } from './paypal-script.js'
export type { PaypalFormOptions } from './paypal-payment-form.js'
export type { DrawButton, PaypalScript } from './paypal-script.js'
