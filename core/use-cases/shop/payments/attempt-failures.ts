import { PAYMENT_DECLINED, PAYMENT_UNAVAILABLE } from '../../../errors/index.js'
import type { DeclinedPayment } from '../../../ports/payment-processor.port.js'
import { rejection, SUBSCRIPTION_NOT_SET_UP } from '../failures.js'
import type { Rejection } from '../failures.js'

/** Against the shop's own set-up the shopper can do nothing, and their card is not to blame. */
const REFUSALS = {
  card: PAYMENT_DECLINED,
  'set-up': PAYMENT_UNAVAILABLE,
  keeping: SUBSCRIPTION_NOT_SET_UP,
} as const

/** The refusal that a shopper reads after a declined payment. */
export const refusalOf = ({ reason = 'card', message }: DeclinedPayment): Rejection =>
  rejection(REFUSALS[reason], message)

/** Too much stock would wait for shoppers who have to act. */
export const notHeld: Rejection = rejection(
  'OutOfInventory',
  'So many pieces cannot be held until the payment is confirmed.',
)

/** The settings name no such provider, or no longer. */
export const noProvider = (provider: string | null): string =>
  `The payment provider ${provider} is not set up.`
