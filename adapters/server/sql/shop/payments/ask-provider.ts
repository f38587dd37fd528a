import { setTimeout as realPause } from 'node:timers/promises'
import { money } from '../../../../../core/money/index.js'
import type { PaymentAction } from '../../../../../core/orders/index.js'
import type {
  CancelledPayment,
  ChargeRequest,
  DeclinedPayment,
  FoundPayment,
  KeptMethod,
  PaymentProcessor,
  PaymentState,
  PendingPayment,
  UnknownPayment,
} from '../../../../../core/ports/payment-processor.port.js'
import type { PaymentAttemptRow } from '../../engine/index.js'
import type { StoreContext } from '../store-context.js'
import { isExpired } from './attempt-age.js'
import { maySourceHold } from './held-stock.js'

/** What a provider said of a payment or of a method that is to be kept, whatever it was asked. */
export type Outcome =
  | Exclude<PaymentState | FoundPayment | CancelledPayment | KeptMethod, { readonly tag: 'action-required' }>
  | { readonly tag: 'action-required'; readonly reference: string | null; readonly action: PaymentAction }
  | { readonly tag: 'not-held' }

const CHARGE_TRIES = 4
const PAUSE_MS = 100
const NOBODY_THERE = 'The bank wants the card holder to confirm this payment.'

/** Whether the money is held when the order is placed: to be taken when the goods go out, or, for a trial, never. */
export const isHeldFirst = ({ capture, purpose }: PaymentAttemptRow): boolean =>
  capture === 'on-fulfilment' || purpose === 'trial'

const isRenewal = ({ purpose }: PaymentAttemptRow): boolean => purpose === 'renewal'

/** How the provider is told which payment is meant. */
export const paymentOf = ({ id, reference, payment_method: paymentMethod }: PaymentAttemptRow) => ({
  key: id,
  reference,
  paymentMethod,
})

/**
 * Ends a payment that nobody waits for any more; one that was charged stays so. Held money could be let go, so
 * such a payment is looked up first: a shopper who passed the challenge has ordered.
 */
export const abandon = (processor: PaymentProcessor, attempt: PaymentAttemptRow): Promise<Outcome> =>
  isHeldFirst(attempt) ? lookUpOrCancel(processor, attempt) : processor.cancel(paymentOf(attempt))

/** How a payment stands; one that waits for the shopper is ended. */
export async function lookUpOrCancel(
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
): Promise<Outcome> {
  const found = await processor.lookup(paymentOf(attempt))
  return found.tag === 'action-required' ? processor.cancel(paymentOf(attempt)) : found
}

/**
 * Takes the money, or has it held; lets go of a payment that waits where no more pieces may be held for it, or
 * where nobody is there to act.
 */
export async function chargeOrLetGo(
  context: StoreContext,
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
): Promise<Outcome> {
  const state = await charge(context, processor, attempt)
  if (state.tag !== 'action-required') return state
  if (!isRenewal(attempt) && (await maySourceHold(context, attempt))) return state
  const ended = await letGo(processor, { ...attempt, reference: state.reference })
  return ended.tag === 'not-held' && isRenewal(attempt) ? { tag: 'declined', message: NOBODY_THERE } : ended
}

/** Ends a payment that waits for its shopper, since nothing may be held for it. */
export async function letGo(processor: PaymentProcessor, attempt: PaymentAttemptRow): Promise<Outcome> {
  const cancelled = await processor.cancel(paymentOf(attempt))
  return cancelled.tag === 'cancelled' ? { tag: 'not-held' } : cancelled
}

const requestOf = (attempt: PaymentAttemptRow): ChargeRequest => ({
  ...paymentOf(attempt),
  amount: money(attempt.amount_minor, attempt.currency),
  paymentMethod: attempt.payment_method ?? '',
  confirmation: attempt.confirmed_reference,
  ...(attempt.purpose !== null && (isRenewal(attempt) ? { isOffSession: true } : { keepsMethod: true })),
})

/**
 * Has a provider that needs it name a payment before anything is charged, to be written down first; null: there
 * is nothing to name.
 */
export async function prepare(
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
): Promise<PendingPayment | DeclinedPayment | UnknownPayment | null> {
  if (processor.prepare === undefined || !isRenewal(attempt) || attempt.reference !== null) return null
  const prepared = await processor.prepare(requestOf(attempt))
  return prepared.tag === 'prepared' ? { ...prepared, tag: 'pending' } : prepared
}

async function charge(
  { clock, pause = realPause }: StoreContext,
  processor: PaymentProcessor,
  attempt: PaymentAttemptRow,
): Promise<PaymentState> {
  const request = requestOf(attempt)
  const pay = isHeldFirst(attempt) ? processor.authorisation?.authorise : processor.charge
  if (pay === undefined) return { tag: 'declined', message: 'This way of paying is not available.' }
  for (let tries = 1; ; tries += 1) {
    const state = await pay(request)
    if (state.tag !== 'unknown' || tries === CHARGE_TRIES) return state
    await pause(PAUSE_MS * tries)
    // A machine that slept may wake up a day later.
    if (isExpired(attempt, clock)) return state
  }
}
