/** The name of this provider, in the protocol and the database. */
export const PAYPAL = 'paypal'
