/** The card or other means of payment was refused; a different one may work. */
export const PAYMENT_DECLINED = 'PaymentDeclined'

/** The provider cannot take the shop's payments; the shopper's card is not the cause. */
export const PAYMENT_UNAVAILABLE = 'PaymentUnavailable'
