/** The card, or another means of payment, was refused; a different one may do. */
export const PAYMENT_DECLINED = 'PaymentDeclined'

/** The shop cannot take this payment at its provider; the shopper's card is not to blame. */
export const PAYMENT_UNAVAILABLE = 'PaymentUnavailable'
