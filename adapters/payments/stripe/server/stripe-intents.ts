import type Stripe from 'stripe'
import type {
  ChargeRequest,
  PaymentId,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { createKeeper } from './customer.js'
import { findByKey, findByReference, KEY_FIELD } from './find-intent.js'
import { KEPT_SEPARATOR, stateOf } from './intent-state.js'
import { standingDispute } from './standing-dispute.js'
import { toStripeAmount } from './stripe-amount.js'
import { headerOf } from './stripe-client.js'
import { isKeyTaken, isOtherState, isServerFault } from './stripe-failure.js'
import type { StripeOptions } from './stripe-options.js'
import { withAllRefunds } from './stripe-refunds.js'

type Intent = Stripe.PaymentIntent

const EXPAND = ['latest_charge.refunds']

/** A request that only uses up a key, so that nothing can be charged under it. */
const NOTHING = { amount: 100, currency: 'usd' } as const

const isReplayed = (answer: Stripe.Response<Intent>): boolean =>
  headerOf(answer, 'idempotent-replayed') === 'true'

/** The method of a payment: a token of the page, or a stored method with its customer. */
function methodOf(token: string): Pick<Stripe.PaymentIntentCreateParams, 'payment_method' | 'customer'> {
  const [first = '', second] = token.split(KEPT_SEPARATOR)
  return second === undefined ? { payment_method: first } : { customer: first, payment_method: second }
}

/** The side that confirms after the challenge; in both cases no method may lead away from the page. */
const confirmationOf = (
  confirmation: StripeOptions['confirmation'],
): Partial<Stripe.PaymentIntentCreateParams> =>
  confirmation === 'manual'
    ? { confirmation_method: 'manual', allowed_payment_method_types: ['card'] }
    : { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }

/**
 * The state of a payment with its disputes, which are looked up because Stripe marks a charge as disputed for
 * ever.
 */
async function stateNow(stripe: Stripe, intent: Intent): Promise<PaymentState> {
  const state = stateOf(await withAllRefunds(stripe, intent))
  if (state.tag !== 'charged' || !state.isDisputed) return state
  const dispute = await standingDispute(stripe, intent.id)
  const dueMs = dispute?.dueMs ?? null
  return { ...state, isDisputed: dispute !== null, ...(dueMs !== null && { disputeDueMs: dueMs }) }
}

/** Ends or continues payments; one that is in another state by now is returned as it is. */
function createChanges(stripe: Stripe, retrieve: (id: string) => Promise<Intent>) {
  const changed = async (id: string, change: () => Promise<Intent>): Promise<Intent> => {
    try {
      return await change()
    } catch (thrown) {
      if (!isOtherState(thrown)) throw thrown
      return retrieve(id)
    }
  }

  /** Cancels a payment, or returns its state if it is too late. */
  const cancel = async (intent: Intent): Promise<Intent> => {
    const { id, status } = intent
    if (status === 'succeeded' || status === 'canceled') return intent
    return changed(id, () => stripe.paymentIntents.cancel(id, { expand: EXPAND }))
  }

  const confirm = ({ id }: Intent): Promise<Intent> =>
    changed(id, () => stripe.paymentIntents.confirm(id, { use_stripe_sdk: true, expand: EXPAND }))

  /** Captures held money, or returns the state if nothing is held any more. */
  const capture = async (intent: Intent): Promise<Intent> => {
    const { id, status } = intent
    if (status !== 'requires_capture') return intent
    return changed(id, () => stripe.paymentIntents.capture(id, { expand: EXPAND }))
  }

  return { cancel, confirm, capture }
}

/** The terms of a payment, confirmed as it is begun. */
async function termsOf(
  stripe: Stripe,
  { confirmation }: Pick<StripeOptions, 'confirmation'>,
  request: ChargeRequest,
  isHeldOnly: boolean,
): Promise<Stripe.PaymentIntentCreateParams> {
  const { key, amount, paymentMethod, keepsMethod = false, isOffSession = false } = request
  return {
    ...toStripeAmount(amount),
    ...methodOf(paymentMethod),
    ...(keepsMethod && { customer: await createKeeper(stripe, key), setup_future_usage: 'off_session' }),
    ...confirmationOf(confirmation),
    confirm: true,
    ...(isHeldOnly && { capture_method: 'manual' }),
    ...(isOffSession ? { off_session: true } : { use_stripe_sdk: true }),
    metadata: { [KEY_FIELD]: key },
    expand: EXPAND,
  }
}

/** Changes payments at Stripe; every function rejects with the SDK's exceptions. */
export function createIntents(stripe: Stripe, options: StripeOptions, now: () => number) {
  const retrieve = (id: string): Promise<Intent> => stripe.paymentIntents.retrieve(id, { expand: EXPAND })
  const { cancel, confirm, capture } = createChanges(stripe, retrieve)

  const find = async ({ key, reference }: PaymentId): Promise<Intent | null> =>
    (reference === null ? null : await findByReference(stripe, reference)) ?? findByKey(stripe, key, now())

  /** Begins a payment, or finds the payment with this key. */
  const create = async (request: ChargeRequest, isHeldOnly: boolean): Promise<Intent> => {
    const { key } = request
    try {
      const terms = await termsOf(stripe, options, request, isHeldOnly)
      const intent = await stripe.paymentIntents.create(terms, { idempotencyKey: key })
      return isReplayed(intent) ? await retrieve(intent.id) : intent
    } catch (thrown) {
      // Another payment was begun under this key, or the answer to this one is lost.
      const begun = isKeyTaken(thrown) || isServerFault(thrown) ? await findByKey(stripe, key, now()) : null
      if (begun === null) throw thrown
      return begun
    }
  }

  /** Uses up an unused key, so that a charge in transit is refused. */
  const takeKey = async (key: string): Promise<Intent> => {
    const intent = await stripe.paymentIntents.create(
      { ...NOTHING, metadata: { [KEY_FIELD]: key }, expand: EXPAND },
      { idempotencyKey: key },
    )
    return cancel(isReplayed(intent) ? await retrieve(intent.id) : intent)
  }

  /**
   * The state of a payment. A declined one is cancelled, since the page knows its secret and could try
   * another card for an order that was given up.
   */
  const settle = async (intent: Intent): Promise<PaymentState> => {
    if (intent.status !== 'requires_payment_method') return stateNow(stripe, intent)
    const { message } = intent.last_payment_error ?? {}
    const ended = await stateNow(stripe, await cancel(intent))
    return ended.tag === 'declined' && message !== undefined ? { ...ended, message } : ended
  }

  return {
    find,
    create,
    cancel,
    confirm,
    capture,
    takeKey,
    settle,
    stateNow: (intent: Intent) => stateNow(stripe, intent),
    retrieve,
  }
}
