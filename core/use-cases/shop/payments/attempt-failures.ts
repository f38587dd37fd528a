import { PAYMENT_DECLINED, PAYMENT_UNAVAILABLE } from '../../../errors/index.js'
import type { DeclinedPayment } from '../../../ports/payments/payment-processor.port.js'
import { rejection, SUBSCRIPTION_NOT_SET_UP } from '../failures.js'
import type { Rejection } from '../failures.js'

/**
 * The codes of declined payments: the shopper cannot change the shop's own set-up, and their card is not the
 * cause.
 */
const REFUSALS = {
  card: PAYMENT_DECLINED,
  'set-up': PAYMENT_UNAVAILABLE,
  keeping: SUBSCRIPTION_NOT_SET_UP,
} as const

/** The refusal that a shopper sees after a declined payment. */
export const refusalOf = ({ reason = 'card', message }: DeclinedPayment): Rejection =>
  rejection(REFUSALS[reason], message)

/** Too much stock would be held for shoppers who must act. */
export const notHeld: Rejection = rejection(
  'OutOfInventory',
  'So many pieces cannot be held until the payment is confirmed.',
)

/** The settings do not contain this provider (any more). */
export const noProvider = (provider: string | null): string =>
  `The payment provider ${provider} is not set up.`
