/** Where PayPal sends shoppers back to, on the shop's own origin. */
export const PAYPAL_RETURN = '/.vitrine/payments/paypal/return'

/** On which windows of the shop tell each other of it. */
export const RETURN_CHANNEL = 'vitrine-paypal-return'
