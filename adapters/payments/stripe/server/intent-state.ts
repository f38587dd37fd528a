import type Stripe from 'stripe'
import type { CardSummary } from '../../../../core/orders/index.js'
import type {
  ChargedPayment,
  FailedRefund,
  ListedRefund,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { stripeActionText } from '../shared/stripe-action.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { fromStripeAmount } from './stripe-amount.js'
import { answerOf, REFUND_KEY_FIELD } from './stripe-refunds.js'

/** Names of card brands: Stripe's names, with the names that people use. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

interface StripeCard {
  readonly brand: string | null
  readonly last4: string | null
  readonly exp_month: number
  readonly exp_year: number
}

/** The facts about a card that a page may show. */
export function summaryOf(card: StripeCard | null | undefined): CardSummary | null {
  if (card?.last4 == null) return null
  const brand = card.brand ?? ''
  return {
    provider: BRANDS[brand] ?? brand,
    last4: card.last4,
    expiresMonth: card.exp_month,
    expiresYear: card.exp_year,
  }
}

/** The id of an object that may be expanded. */
export const idOf = (value: string | { readonly id: string } | null): string | null =>
  value === null || typeof value === 'string' ? value : value.id

/** Separates the two ids of a stored method: those of its customer and of the method. */
export const KEPT_SEPARATOR = '/'

/** A stored method, as later charges name it. */
export const keptMethodText = (customer: string, method: string): string =>
  `${customer}${KEPT_SEPARATOR}${method}`

function keptMethodOf(intent: Stripe.PaymentIntent): string | null {
  const customer = idOf(intent.customer)
  const method = idOf(intent.payment_method)
  return intent.setup_future_usage === null || customer === null || method === null
    ? null
    : keptMethodText(customer, method)
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent): Stripe.Charge | null =>
  typeof charge === 'string' ? null : charge

/**
 * The refunded part of the taken money. If a part of held money was taken, Stripe counts the released rest as
 * refunded too, except if several parts can be taken ("multicapture"), where the rest is only released.
 */
function refundedOf(charge: Stripe.Charge | null): number {
  if (charge === null) return 0
  return charge.amount_refunded - releasedOf(charge)
}

/** The released rest among what Stripe counts as refunded. */
function releasedOf(charge: Stripe.Charge): number {
  const {
    amount,
    amount_captured: captured,
    amount_refunded: refunded,
    payment_method_details: details,
  } = charge
  const hasParts = details?.card?.multicapture?.status === 'available'
  const released = hasParts ? 0 : amount - captured
  return refunded >= released ? released : 0
}

/** The refunds of a charge, oldest first, without the released rest; null: Stripe did not list them. */
function listedRefundsOf(charge: Stripe.Charge | null): readonly ListedRefund[] | null {
  if (charge?.refunds == null) return null
  const released = releasedOf(charge)
  // Stripe lists the newest first.
  const listed = [...charge.refunds.data].reverse()
  const rest = listed.findIndex(
    ({ amount, metadata }) => released > 0 && amount === released && !metadata?.[REFUND_KEY_FIELD],
  )
  return listed
    .filter((_, place) => place !== rest)
    .map((refund) => ({
      id: refund.id,
      key: refund.metadata?.[REFUND_KEY_FIELD] ?? null,
      amount: fromStripeAmount(refund.amount, refund.currency),
      isReturned: answerOf(refund).tag === 'refused',
    }))
}

/** The shop's own refunds that failed; Stripe lists the refunds of a charge only on request. */
const failedRefundsOf = (charge: Stripe.Charge | null): readonly FailedRefund[] =>
  (charge?.refunds?.data ?? []).flatMap((refund) => {
    const key = refund.metadata?.[REFUND_KEY_FIELD]
    const answer = answerOf(refund)
    return key !== undefined && answer.tag === 'refused' ? [{ key, message: answer.message }] : []
  })

function chargedOf(intent: Stripe.PaymentIntent): ChargedPayment {
  const charge = chargeOf(intent)
  const keptMethod = keptMethodOf(intent)
  const failedRefunds = failedRefundsOf(charge)
  const refunds = listedRefundsOf(charge)
  return {
    tag: 'charged',
    reference: intent.id,
    amount: fromStripeAmount(intent.amount_received, intent.currency),
    refunded: fromStripeAmount(refundedOf(charge), intent.currency),
    ...(failedRefunds.length > 0 && { failedRefunds }),
    ...(refunds !== null && { refunds }),
    isDisputed: charge?.disputed ?? false,
    card: summaryOf(charge?.payment_method_details?.card),
    ...(keptMethod !== null && { keptMethod }),
  }
}

/** The state of a payment, from an answer with its latest charge. */
export function stateOf(intent: Stripe.PaymentIntent): PaymentState {
  switch (intent.status) {
    case 'succeeded':
      return chargedOf(intent)
    case 'requires_capture': {
      const keptMethod = keptMethodOf(intent)
      return {
        tag: 'authorised',
        reference: intent.id,
        // If the owner has captured a part and can capture more, the money counts as held until the last
        // capture.
        amount: fromStripeAmount(intent.amount_capturable + intent.amount_received, intent.currency),
        card: summaryOf(chargeOf(intent)?.payment_method_details?.card),
        ...(keptMethod !== null && { keptMethod }),
      }
    }
    case 'requires_action':
    case 'requires_confirmation':
      return {
        tag: 'action-required',
        reference: intent.id,
        action: {
          provider: STRIPE,
          data: stripeActionText({
            clientSecret: intent.client_secret ?? '',
            confirmation: intent.confirmation_method === 'manual' ? 'manual' : 'automatic',
            reference: intent.id,
          }),
        },
      }
    case 'canceled':
      return { tag: 'declined', message: 'This payment was cancelled.' }
    case 'requires_payment_method':
      return { tag: 'declined', message: intent.last_payment_error?.message ?? 'The card was declined.' }
    case 'processing':
    default:
      return { tag: 'pending', reference: intent.id }
  }
}
