import { PAYMENT_DECLINED, PAYMENT_UNAVAILABLE } from '../../../errors/index.js'
import type { DeclinedPayment } from '../../../ports/payments/payment-processor.port.js'
import { rejection, SUBSCRIPTION_NOT_SET_UP } from '../failures.js'
import type { Rejection } from '../failures.js'

/**
 * The code that a page receives for each reason of a decline. Only `card` lets the shopper try another card;
 * the other reasons lie in the shop's own set-up.
 */
const REFUSALS = {
  card: PAYMENT_DECLINED,
  'set-up': PAYMENT_UNAVAILABLE,
  keeping: SUBSCRIPTION_NOT_SET_UP,
} as const

/** The refusal that a shopper sees after a declined payment. */
export const refusalOf = ({ reason = 'card', message }: DeclinedPayment): Rejection =>
  rejection(REFUSALS[reason], message)

/** The refusal of a payment whose challenge would hold too much stock. */
export const notHeld: Rejection = rejection(
  'OutOfInventory',
  'So many pieces cannot be held until the payment is confirmed.',
)

/** The message for a provider that the settings do not name, or no longer name. */
export const noProvider = (provider: string | null): string =>
  `The payment provider ${provider} is not set up.`
