import type { OrderFlags } from '../orders/index.js'
import type { BillingDetails, CardFailure } from '../ports/card-payments.port.js'
import type { CheckoutType, SubmitAnswer } from '../ports/commerce-gateway.port.js'
import type { GatewayFailure } from '../ports/gateway-failure.port.js'
import { assertNever } from '../shared/index.js'
import type { Result } from '../shared/index.js'
import { requiredBlocks } from './blocks.js'
import type { CheckoutBlock } from './blocks.js'
import { billingDetailsOf, changesOf } from './checkout-details.js'
import type { CheckoutDetails, DetailChange } from './checkout-details.js'
import { fromCard, fromCommerce, lacksState } from './checkout-failure.js'
import type { CheckoutFailure } from './checkout-failure.js'
import type { Ticket } from './order-reading.machine.js'

/**
 * One try to place the order. Its key goes with every submit and is kept until a submit was answered for
 * good: a second try after a lost answer is the same attempt, so money is taken once.
 */
export interface Attempt {
  readonly key: string
  /**
   * A submit was sent and its outcome is not known: the order may stand, so nothing is asked before that
   * submit is repeated.
   */
  readonly isSubmitted: boolean
}

/**
 * Where the normal flow stands (spec 4 "Checkout"). Other checkout types add their own states before
 * `submitting`.
 */
export type PlacingState =
  /** `open`: an attempt whose outcome is not known; the next try continues it. */
  | { readonly tag: 'idle'; readonly open: Attempt | null }
  /** The order's flags are not known yet, or changes are still on their way. */
  | { readonly tag: 'waiting'; readonly attempt: Attempt }
  | {
      readonly tag: 'reading-forms'
      readonly attempt: Attempt
      readonly flags: OrderFlags
      readonly awaits: Ticket
    }
  | {
      readonly tag: 'checking-forms' | 'sending-details'
      readonly attempt: Attempt
      readonly flags: OrderFlags
      readonly details: CheckoutDetails
      readonly awaits: Ticket
    }
  | {
      readonly tag: 'creating-payment-method' | 'storing-payment-method' | 'submitting' | 'confirming'
      readonly attempt: Attempt
      readonly awaits: Ticket
    }
  | { readonly tag: 'accepted'; readonly placed: PlacedOrder }

/** What is known of an order once it is placed. */
export type PlacedOrder = Omit<Extract<SubmitAnswer, { tag: 'accepted' }>, 'tag'>

/** What happens while an order is placed. */
export type PlacingEvent =
  | { readonly tag: 'forms-read'; readonly ticket: Ticket; readonly details: CheckoutDetails }
  | { readonly tag: 'forms-checked'; readonly ticket: Ticket; readonly invalid: CheckoutBlock | null }
  | { readonly tag: 'details-sent'; readonly ticket: Ticket; readonly answer: Result<void, GatewayFailure> }
  | {
      readonly tag: 'payment-method-created'
      readonly ticket: Ticket
      readonly answer: Result<{ readonly token: string }, CardFailure>
    }
  | {
      readonly tag: 'payment-method-stored'
      readonly ticket: Ticket
      readonly answer: Result<void, GatewayFailure>
    }
  | {
      readonly tag: 'order-submitted'
      readonly ticket: Ticket
      readonly answer: Result<SubmitAnswer, GatewayFailure>
    }
  | {
      readonly tag: 'payment-confirmed'
      readonly ticket: Ticket
      readonly answer: Result<{ readonly paymentIntentId: string }, CardFailure>
    }

/** What placing an order wants done; `ticket` ties an answer to its question. */
export type PlacingEffect =
  | { readonly tag: 'read-forms'; readonly ticket: Ticket }
  | { readonly tag: 'check-forms'; readonly blocks: readonly CheckoutBlock[]; readonly ticket: Ticket }
  | { readonly tag: 'send-details'; readonly changes: readonly DetailChange[]; readonly ticket: Ticket }
  | { readonly tag: 'create-payment-method'; readonly billing: BillingDetails; readonly ticket: Ticket }
  | { readonly tag: 'store-payment-method'; readonly token: string; readonly ticket: Ticket }
  | {
      readonly tag: 'submit-order'
      readonly checkoutType: CheckoutType
      readonly key: string
      readonly paymentIntentId: string | null
      readonly ticket: Ticket
    }
  | { readonly tag: 'confirm-payment'; readonly clientSecret: string; readonly ticket: Ticket }
  | { readonly tag: 'open-confirmation'; readonly placed: PlacedOrder }
  /** The shopper's state or province is missing: the field becomes required and says so. */
  | { readonly tag: 'ask-for-state' }

/** `failure`: what the shopper is to be told, if this step failed. */
export interface PlacingStep {
  readonly state: PlacingState
  readonly effects: readonly PlacingEffect[]
  readonly failure?: CheckoutFailure
}

/** Repeats a submit whose answer was lost: the back end knows its key and answers what became of it. */
export const resumePlacing = (attempt: Attempt, ticket: Ticket): PlacingStep => submit(attempt, null, ticket)

/** Starts with the forms, once the order's flags are known. */
export const beginPlacing = (attempt: Attempt, flags: OrderFlags, ticket: Ticket): PlacingStep => ({
  state: { tag: 'reading-forms', attempt, flags, awaits: ticket },
  effects: [{ tag: 'read-forms', ticket }],
})

/** `next` is the first unused ticket. An answer that the state does not wait for changes nothing. */
export function placingTransition(state: PlacingState, event: PlacingEvent, next: Ticket): PlacingStep {
  const same: PlacingStep = { state, effects: [] }
  if (state.tag === 'idle' || state.tag === 'waiting' || state.tag === 'accepted') return same
  if (state.awaits !== event.ticket) return same
  switch (event.tag) {
    case 'forms-read':
      return state.tag === 'reading-forms' ? check(state, event.details, next) : same
    case 'forms-checked':
      if (state.tag !== 'checking-forms') return same
      return event.invalid === null
        ? send(state, next)
        : { state: { tag: 'idle', open: state.attempt }, effects: [] }
    case 'details-sent':
      if (state.tag !== 'sending-details') return same
      return event.answer.ok ? pay(state, next) : stop(state.attempt, event.answer.failure)
    case 'payment-method-created':
      if (state.tag !== 'creating-payment-method') return same
      return event.answer.ok
        ? {
            state: { tag: 'storing-payment-method', attempt: state.attempt, awaits: next },
            effects: [{ tag: 'store-payment-method', token: event.answer.value.token, ticket: next }],
          }
        : {
            state: { tag: 'idle', open: state.attempt },
            effects: [],
            failure: fromCard(event.answer.failure),
          }
    case 'payment-method-stored':
      if (state.tag !== 'storing-payment-method') return same
      return event.answer.ok ? submit(state.attempt, null, next) : stop(state.attempt, event.answer.failure)
    case 'order-submitted':
      return state.tag === 'submitting' ? settle(state.attempt, event.answer, next) : same
    case 'payment-confirmed':
      return state.tag === 'confirming' ? resubmit(state.attempt, event.answer, next) : same
    default:
      return assertNever(event)
  }
}

function check(
  { attempt, flags }: Extract<PlacingState, { tag: 'reading-forms' }>,
  details: CheckoutDetails,
  ticket: Ticket,
): PlacingStep {
  const blocks = requiredBlocks(flags, details.isBillingSameAsShipping)
  return {
    state: { tag: 'checking-forms', attempt, flags, details, awaits: ticket },
    effects: [{ tag: 'check-forms', blocks, ticket }],
  }
}

type WithDetails = Extract<PlacingState, { tag: 'sending-details' | 'checking-forms' }>

const send = (state: WithDetails, ticket: Ticket): PlacingStep => ({
  state: { ...state, tag: 'sending-details', awaits: ticket },
  effects: [{ tag: 'send-details', changes: changesOf(state.details, state.flags), ticket }],
})

const pay = ({ attempt, details, flags }: WithDetails, ticket: Ticket): PlacingStep =>
  flags.isFreeOrder
    ? submit(attempt, null, ticket)
    : {
        state: { tag: 'creating-payment-method', attempt, awaits: ticket },
        effects: [{ tag: 'create-payment-method', billing: billingDetailsOf(details, flags), ticket }],
      }

function submit({ key }: Attempt, paymentIntentId: string | null, ticket: Ticket): PlacingStep {
  return {
    state: { tag: 'submitting', attempt: { key, isSubmitted: true }, awaits: ticket },
    effects: [{ tag: 'submit-order', checkoutType: 'normal', key, paymentIntentId, ticket }],
  }
}

function settle(attempt: Attempt, answer: Result<SubmitAnswer, GatewayFailure>, ticket: Ticket): PlacingStep {
  if (!answer.ok) {
    // A refusal is final, so the attempt is over. Without an answer the order may stand: the key stays for
    // the next try.
    return answer.failure.tag === 'rejected'
      ? stop(null, answer.failure)
      : {
          state: { tag: 'idle', open: attempt },
          effects: [],
          failure: { tag: 'unreachable', mayHaveOrdered: true },
        }
  }
  if (answer.value.tag === 'action-required') {
    const { clientSecret } = answer.value
    return {
      state: { tag: 'confirming', attempt, awaits: ticket },
      effects: [{ tag: 'confirm-payment', clientSecret, ticket }],
    }
  }
  const { orderId, token, customerPaid, purchasedItems } = answer.value
  const placed: PlacedOrder = { orderId, token, customerPaid, purchasedItems }
  return { state: { tag: 'accepted', placed }, effects: [{ tag: 'open-confirmation', placed }] }
}

function resubmit(
  attempt: Attempt,
  answer: Result<{ readonly paymentIntentId: string }, CardFailure>,
  ticket: Ticket,
): PlacingStep {
  if (answer.ok) return submit(attempt, answer.value.paymentIntentId, ticket)
  // A challenge that was refused took no money. One without an answer may have: then the same attempt must go
  // on.
  const open = answer.failure.tag === 'unavailable' ? attempt : null
  return { state: { tag: 'idle', open }, effects: [], failure: fromCard(answer.failure) }
}

const stop = (open: Attempt | null, failure: GatewayFailure): PlacingStep => ({
  state: { tag: 'idle', open },
  effects: lacksState(failure) ? [{ tag: 'ask-for-state' }] : [],
  failure: fromCommerce(failure),
})
