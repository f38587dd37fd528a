import type { PaymentAction } from '../../orders/index.js'
import type { CheckoutDetails } from '../../ports/shop/checkout-forms.port.js'
import type { FoundSubmit, SubmitAnswer } from '../../ports/shop/commerce-gateway.port.js'
import type { GatewayFailure } from '../../ports/gateway-failure.port.js'
import type { PaymentFailure } from '../../ports/payments/payment-form.port.js'
import { assertNever } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import type { Attempt } from './attempt.js'
import { billingDetailsOf, changesOf } from '../checkout-details.js'
import { fromPayment, fromGateway, fieldsAskedFor } from '../checkout-failure.js'
import type { RequestId } from '../order-reading.machine.js'
import type { PlacedCart, PlacedOrder, PlacingEvent, PlacingState, PlacingStep } from './placing.js'

/** Repeats a submit whose answer was lost: the back end knows its key and returns the outcome. */
export const resumePlacing = (attempt: Attempt, requestId: RequestId): PlacingStep =>
  submit(attempt, null, requestId)

/** Asks for the outcome of a submit without placing anything. */
export const checkAttempt = (attempt: Attempt, requestId: RequestId): PlacingStep => ({
  state: { tag: 'checking', attempt, requestId },
  effects: [{ tag: 'find-submit', key: attempt.key, requestId }],
})

/** Begins with the entered details; null: a form is incomplete and shows that itself. */
export function beginPlacing(
  open: Attempt,
  { orderId, flags }: PlacedCart,
  details: CheckoutDetails | null,
  requestId: RequestId,
): PlacingStep {
  if (details === null) return { state: { tag: 'idle', open }, effects: [] }
  const attempt: Attempt = { ...open, orderId }
  return {
    state: { tag: 'sending-details', attempt, flags, details, requestId },
    effects: [{ tag: 'send-details', changes: changesOf(details, flags), requestId }],
  }
}

/** True if a state waits for this answer. */
const isAwaited = (state: PlacingState, requestId: RequestId): boolean =>
  'requestId' in state && state.requestId === requestId

/** `next` is the first unused request id. Answers that the state does not wait for change nothing. */
export function placingTransition(state: PlacingState, event: PlacingEvent, next: RequestId): PlacingStep {
  const same: PlacingStep = { state, effects: [] }
  if (!isAwaited(state, event.requestId)) return same
  switch (event.tag) {
    case 'details-sent':
      if (state.tag !== 'sending-details') return same
      return event.answer.ok ? pay(state, next) : stop(state.attempt, event.answer.failure)
    case 'payment-method-created':
      if (state.tag !== 'creating-payment-method') return same
      return event.answer.ok
        ? {
            state: { tag: 'storing-payment-method', attempt: state.attempt, requestId: next },
            effects: [{ tag: 'store-payment-method', method: event.answer.value, requestId: next }],
          }
        : {
            state: { tag: 'idle', open: state.attempt },
            effects: [],
            failure: fromPayment(event.answer.failure),
          }
    case 'payment-method-stored':
      if (state.tag !== 'storing-payment-method') return same
      return event.answer.ok ? submit(state.attempt, null, next) : stop(state.attempt, event.answer.failure)
    case 'order-submitted':
      return state.tag === 'submitting' ? settle(state.attempt, event.answer, next) : same
    case 'payment-confirmed':
      return state.tag === 'confirming' ? resubmit(state.attempt, event.answer, next) : same
    case 'submit-found':
      return state.tag === 'checking' ? settleCheck(state.attempt, event.answer, next) : same
    default:
      return assertNever(event)
  }
}

const pay = (
  { attempt, details, flags }: Extract<PlacingState, { tag: 'sending-details' }>,
  requestId: RequestId,
): PlacingStep =>
  flags.isFreeOrder
    ? submit(attempt, null, requestId)
    : {
        state: { tag: 'creating-payment-method', attempt, requestId },
        effects: [{ tag: 'create-payment-method', billing: billingDetailsOf(details, flags), requestId }],
      }

function submit(open: Attempt, confirmation: string | null, requestId: RequestId): PlacingStep {
  const attempt: Attempt = { ...open, isSubmitted: true }
  const { key, orderId } = attempt
  return {
    state: { tag: 'submitting', attempt, requestId },
    effects: [
      { tag: 'remember-attempt', attempt },
      {
        tag: 'submit-order',
        submit: { key, ...(orderId !== null && { orderId }), ...(confirmation !== null && { confirmation }) },
        requestId,
      },
    ],
  }
}

function settle(
  attempt: Attempt,
  answer: Result<SubmitAnswer, GatewayFailure>,
  requestId: RequestId,
): PlacingStep {
  if (!answer.ok) return settleFailure(attempt, answer.failure)
  return answer.value.tag === 'action-required'
    ? confirm(attempt, answer.value.action, requestId)
    : accept(attempt, answer.value)
}

/**
 * A refusal is final, so the attempt ends. Without an answer the order may exist, so the key is kept for the
 * next try.
 */
const settleFailure = (attempt: Attempt, failure: GatewayFailure): PlacingStep =>
  failure.tag === 'rejected' ? end(attempt, stop(null, failure)) : keep(attempt)

const confirm = (attempt: Attempt, action: PaymentAction, requestId: RequestId): PlacingStep => ({
  state: { tag: 'confirming', attempt, requestId },
  effects: [{ tag: 'confirm-payment', action, requestId }],
})

function accept(
  attempt: Attempt,
  { orderId, token, customerPaid, purchasedItems }: Extract<SubmitAnswer, { tag: 'accepted' }>,
): PlacingStep {
  const placed: PlacedOrder = { orderId, token, customerPaid, purchasedItems }
  return end(attempt, {
    state: { tag: 'accepted', placed },
    effects: [{ tag: 'open-confirmation', placed }],
  })
}

function settleCheck(
  attempt: Attempt,
  answer: Result<FoundSubmit, GatewayFailure>,
  requestId: RequestId,
): PlacingStep {
  if (!answer.ok) return settleFailure(attempt, answer.failure)
  switch (answer.value.tag) {
    case 'accepted':
      return accept(attempt, answer.value)
    case 'action-required':
      return confirm(attempt, answer.value.action, requestId)
    case 'pending':
      return keep(attempt)
    case 'not-placed':
      return {
        state: { tag: 'idle', open: { ...attempt, isSubmitted: false } },
        effects: [],
        failure: { tag: 'not-placed' },
      }
    default:
      return assertNever(answer.value)
  }
}

function resubmit(
  attempt: Attempt,
  answer: Result<{ readonly confirmation: string }, PaymentFailure>,
  requestId: RequestId,
): PlacingStep {
  if (answer.ok) return submit(attempt, answer.value.confirmation, requestId)
  const failure = fromPayment(answer.failure)
  // A refused challenge took no money. One without an answer may have, so the same attempt must continue.
  return answer.failure.tag === 'unavailable'
    ? { state: { tag: 'idle', open: attempt }, effects: [], failure }
    : end(attempt, { state: { tag: 'idle', open: null }, effects: [], failure })
}

/** The attempt has ended; nothing of it must outlive the page. */
const end = (attempt: Attempt, step: PlacingStep): PlacingStep => ({
  ...step,
  effects: [{ tag: 'forget-attempt', attempt }, ...step.effects],
})

const keep = (attempt: Attempt): PlacingStep => ({
  state: { tag: 'idle', open: attempt },
  effects: [],
  failure: { tag: 'unreachable', mayHaveOrdered: true },
})

function stop(open: Attempt | null, failure: GatewayFailure): PlacingStep {
  const names = fieldsAskedFor(failure)
  return {
    state: { tag: 'idle', open },
    effects: names.length > 0 ? [{ tag: 'ask-for-fields', names }] : [],
    failure: fromGateway(failure),
  }
}
