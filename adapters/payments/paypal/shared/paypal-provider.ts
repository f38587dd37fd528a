/** The name of this provider, on the wire as in the database. */
export const PAYPAL = 'paypal'
