import {
  checkoutProblem,
  needsRefresh,
  NOTICES,
  PAYMENT_DECLINED,
  PAYMENT_UNAVAILABLE,
  toServerError,
} from '../errors/index.js'
import type { ProblemFacts, ServerError } from '../errors/index.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import type { PaymentFailure } from '../ports/payments/payment-form.port.js'
import { assertNever } from '../shared/index.js'

/** The reason why the checkout stopped. */
export type CheckoutFailure =
  | { readonly tag: 'refused'; readonly failure: Extract<GatewayFailure, { tag: 'rejected' }> }
  | { readonly tag: 'payment'; readonly failure: PaymentFailure }
  /**
   * `mayHaveOrdered`: the answer to a submit was lost; trying again repeats the same attempt and never pays
   * twice.
   */
  | { readonly tag: 'unreachable'; readonly mayHaveOrdered: boolean }
  /** The back end was asked what became of a submit: there is no order, and nothing was paid. */
  | { readonly tag: 'not-placed' }
  | { readonly tag: 'empty-cart' }
  /** The page is not secure, so nothing may be entered or paid on it. */
  | { readonly tag: 'insecure' }

/** Turns a failure of the back end into one of the checkout. */
export const fromGateway = (failure: GatewayFailure): CheckoutFailure =>
  failure.tag === 'rejected' ? { tag: 'refused', failure } : { tag: 'unreachable', mayHaveOrdered: false }

/** Turns a failure of the payment form into one of the checkout. */
export const fromPayment = (failure: PaymentFailure): CheckoutFailure => ({ tag: 'payment', failure })

/** Problems without a server code: the builder has no texts for a failed network or an empty cart. */
const OWN_PROBLEMS = {
  offline: {
    key: 'UNREACHABLE',
    recovery: 'retry',
    names: ['network'],
    text: 'We could not reach the shop. Please check your connection and try again.',
  },
  lostAnswer: {
    key: 'LOST_ANSWER',
    recovery: 'retry',
    names: ['lost-answer'],
    text:
      'We did not hear back from the shop, so your order may already be placed. ' +
      'Please try again: you will not be charged twice.',
  },
  notPlaced: {
    key: 'NOT_PLACED',
    recovery: 'retry',
    names: ['not-placed'],
    text: 'Your order was not placed, and nothing was charged. Please try again.',
  },
  emptyCart: {
    key: 'EMPTY_CART',
    recovery: 'none',
    names: ['empty-cart'],
    text: 'There is nothing in your cart.',
  },
  insecure: {
    key: 'INSECURE',
    recovery: 'none',
    names: ['insecure'],
    text: NOTICES.insecureCheckout,
  },
} as const satisfies Readonly<Record<string, ProblemFacts>>

/** A failure as core/errors lists it: its text, the names of the owner's own text, and the recovery. */
export function problemOfCheckout(failure: CheckoutFailure): ProblemFacts {
  switch (failure.tag) {
    case 'refused':
      return checkoutProblem(toServerError(failure.failure))
    case 'payment':
      return checkoutProblem(paymentError(failure.failure))
    case 'unreachable':
      return failure.mayHaveOrdered ? OWN_PROBLEMS.lostAnswer : OWN_PROBLEMS.offline
    case 'not-placed':
      return OWN_PROBLEMS.notPlaced
    case 'empty-cart':
      return OWN_PROBLEMS.emptyCart
    case 'insecure':
      return OWN_PROBLEMS.insecure
    default:
      return assertNever(failure)
  }
}

function paymentError({ tag, message }: PaymentFailure): ServerError {
  const error: ServerError = { code: null, message, type: null, problems: [], failedValidations: [] }
  switch (tag) {
    case 'validation':
      return { ...error, type: 'validation_error' }
    case 'declined':
      return { ...error, code: PAYMENT_DECLINED }
    case 'unavailable':
      return { ...error, code: PAYMENT_UNAVAILABLE }
    default:
      return assertNever(tag)
  }
}

/** True if the page must be loaded again before the next submit. */
export const needsRefreshAfter = (failure: CheckoutFailure): boolean =>
  needsRefresh(problemOfCheckout(failure))

/** The names of the fields that a refused order lacks (reference/errors#checkout). */
export const fieldsAskedFor = (failure: GatewayFailure): readonly string[] =>
  checkoutProblem(toServerError(failure)).asksFor
