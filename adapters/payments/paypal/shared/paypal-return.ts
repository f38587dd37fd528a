/** The path on the shop's own origin to which PayPal sends shoppers back. */
export const PAYPAL_RETURN = '/.vitrine/payments/paypal/return'

/** The channel on which windows of the shop tell each other about the return. */
export const RETURN_CHANNEL = 'vitrine-paypal-return'
