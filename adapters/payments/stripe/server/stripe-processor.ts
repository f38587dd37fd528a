import type Stripe from 'stripe'
import type {
  ChargeRequest,
  FoundPayment,
  PaymentId,
  PaymentProcessor,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { createKeeper, NotKept } from './customer.js'
import { standingDispute } from './standing-dispute.js'
import { findByKey, findByReference, KEY_FIELD, keyOfIntent } from './find-intent.js'
import { KEPT_SEPARATOR, stateOf, summaryOf } from './intent-state.js'
import { keepMethod } from './keep-method.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { readStripeNotice } from './read-stripe-notice.js'
import { refusesAmount, toStripeAmount } from './stripe-amount.js'
import { createStripeClient } from './stripe-client.js'
import { createStripeRefunds, withAllRefunds } from './stripe-refunds.js'
import {
  failureOf,
  isKeyProblem,
  isKeyTaken,
  isOtherState,
  isServerFault,
  unknownOf,
} from './stripe-failure.js'
import { isLiveKey } from './stripe-options.js'
import type { StripeOptions } from './stripe-options.js'

type Intent = Stripe.PaymentIntent

const EXPAND = ['latest_charge.refunds']

/** The answer about money that is no longer held. */
const LAPSED = { tag: 'lapsed', message: 'Stripe holds no money for this payment.' } as const

/** A request that only uses up a key, so that nothing can be charged under it. */
const NOTHING = { amount: 100, currency: 'usd' } as const

const isReplayed = ({ lastResponse }: Stripe.Response<Intent>): boolean =>
  lastResponse.headers['idempotent-replayed'] === 'true'

/** The method of a payment: a token of the page, or a stored method with its customer. */
function methodOf(token: string): Pick<Stripe.PaymentIntentCreateParams, 'payment_method' | 'customer'> {
  const [first = '', second] = token.split(KEPT_SEPARATOR)
  return second === undefined ? { payment_method: first } : { customer: first, payment_method: second }
}

const namesKept = (token: string): boolean => token.includes(KEPT_SEPARATOR)

/** The answer to a page that names a stored payment method, even the shopper's own. */
const NO_SUCH_METHOD = { tag: 'declined', message: 'Stripe knows no such payment method.' } as const

/** The side that confirms after the challenge; in both cases no method may lead away from the page. */
const confirmationOf = (
  confirmation: StripeOptions['confirmation'],
): Partial<Stripe.PaymentIntentCreateParams> =>
  confirmation === 'manual'
    ? { confirmation_method: 'manual', allowed_payment_method_types: ['card'] }
    : { automatic_payment_methods: { enabled: true, allow_redirects: 'never' } }

/** Changes payments at Stripe; every function rejects with the SDK's exceptions. */
function createIntents(stripe: Stripe, options: StripeOptions, now: () => number) {
  const retrieve = (id: string): Promise<Intent> => stripe.paymentIntents.retrieve(id, { expand: EXPAND })

  const find = async ({ key, reference }: PaymentId): Promise<Intent | null> =>
    (reference === null ? null : await findByReference(stripe, reference)) ?? findByKey(stripe, key, now())

  const keepFor = async (key: string): Promise<Partial<Stripe.PaymentIntentCreateParams>> => ({
    customer: await createKeeper(stripe, key),
    setup_future_usage: 'off_session',
  })

  /** Begins a payment, or finds the payment with this key. */
  const create = async (request: ChargeRequest, isHeldOnly: boolean): Promise<Intent> => {
    const { key, amount, paymentMethod, keepsMethod = false, isOffSession = false } = request
    try {
      const intent = await stripe.paymentIntents.create(
        {
          ...toStripeAmount(amount),
          ...methodOf(paymentMethod),
          ...(keepsMethod && (await keepFor(key))),
          ...confirmationOf(options.confirmation),
          confirm: true,
          ...(isHeldOnly && { capture_method: 'manual' }),
          ...(isOffSession ? { off_session: true } : { use_stripe_sdk: true }),
          metadata: { [KEY_FIELD]: key },
          expand: EXPAND,
        },
        { idempotencyKey: key },
      )
      return isReplayed(intent) ? await retrieve(intent.id) : intent
    } catch (thrown) {
      // Another payment was begun under this key, or the answer to this one is lost.
      const begun = isKeyTaken(thrown) || isServerFault(thrown) ? await findByKey(stripe, key, now()) : null
      if (begun === null) throw thrown
      return begun
    }
  }

  /** Cancels a payment, or returns its state if it is too late. */
  const cancel = async (intent: Intent): Promise<Intent> => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return intent
    try {
      return await stripe.paymentIntents.cancel(intent.id, { expand: EXPAND })
    } catch (thrown) {
      if (!isOtherState(thrown)) throw thrown
      return retrieve(intent.id)
    }
  }

  const confirm = async (intent: Intent): Promise<Intent> => {
    try {
      return await stripe.paymentIntents.confirm(intent.id, { use_stripe_sdk: true, expand: EXPAND })
    } catch (thrown) {
      if (!isOtherState(thrown)) throw thrown
      return retrieve(intent.id)
    }
  }

  /** Captures held money, or returns the state if nothing is held any more. */
  const capture = async (intent: Intent): Promise<Intent> => {
    if (intent.status !== 'requires_capture') return intent
    try {
      return await stripe.paymentIntents.capture(intent.id, { expand: EXPAND })
    } catch (thrown) {
      if (!isOtherState(thrown)) throw thrown
      return retrieve(intent.id)
    }
  }

  /**
   * The state of a payment with its disputes, which are looked up because Stripe marks a charge as disputed for
   * ever.
   */
  const stateNow = async (intent: Intent): Promise<PaymentState> => {
    const state = stateOf(await withAllRefunds(stripe, intent))
    if (state.tag !== 'charged' || !state.isDisputed) return state
    const dispute = await standingDispute(stripe, intent.id)
    const dueMs = dispute?.dueMs ?? null
    return { ...state, isDisputed: dispute !== null, ...(dueMs !== null && { disputeDueMs: dueMs }) }
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
    if (intent.status !== 'requires_payment_method') return stateNow(intent)
    const { message } = intent.last_payment_error ?? {}
    const ended = await stateNow(await cancel(intent))
    return ended.tag === 'declined' && message !== undefined ? { ...ended, message } : ended
  }

  return { find, create, cancel, confirm, capture, takeKey, settle, stateNow, retrieve }
}

/**
 * Payments through Stripe: one PaymentIntent each, begun and confirmed in one request under the attempt's
 * key. The intent's metadata contain the key too, so that it is found when Stripe has forgotten the request.
 */
export function createStripeProcessor(options: StripeOptions): PaymentProcessor {
  const { secretKey, publishableKey, account, webhookSecret } = options
  const { wallTime = Date.now, onProblem = () => undefined } = options
  const stripe = createStripeClient(options)
  const intents = createIntents(stripe, options, wallTime)

  const report = (thrown: unknown): void => {
    if (isKeyProblem(thrown)) onProblem(`Stripe refuses the keys of this shop: ${thrown.message}`)
  }

  const asked = async <T>(ask: () => Promise<T>): Promise<T | ReturnType<typeof unknownOf>> => {
    try {
      return await ask()
    } catch (thrown) {
      report(thrown)
      return unknownOf(thrown)
    }
  }

  const pay = async (request: ChargeRequest, isHeldOnly: boolean): Promise<PaymentState> => {
    if (namesKept(request.paymentMethod) && request.isOffSession !== true) return NO_SUCH_METHOD
    try {
      const { reference, confirmation } = request
      const intent =
        reference === null ? await intents.create(request, isHeldOnly) : await intents.retrieve(reference)
      const isConfirmed = intent.status === 'requires_confirmation' && confirmation === intent.id
      return await intents.settle(isConfirmed ? await intents.confirm(intent) : intent)
    } catch (thrown) {
      const cause = thrown instanceof NotKept ? thrown.cause : thrown
      report(cause)
      const refused = failureOf(cause)
      const isKept = cause === thrown || refused.tag === 'unknown'
      const failure: typeof refused = isKept ? refused : { ...refused, reason: 'keeping' }
      if (failure.tag === 'declined' && failure.reason === 'set-up') onProblem(`Stripe: ${failure.message}`)
      // The refusal of a later request does not change a payment that was begun.
      return request.reference === null || failure.tag === 'unknown'
        ? failure
        : lookup(request).then(standing)
    }
  }

  const lookup = (which: PaymentId): Promise<FoundPayment> =>
    asked(async () => {
      const intent = await intents.find(which)
      return intent === null || intent.status === 'canceled' ? { tag: 'none' } : intents.settle(intent)
    })

  return {
    provider: { name: STRIPE, publicKey: publishableKey, account },
    movesMoney: isLiveKey(secretKey),
    refuses: refusesAmount,
    keepsMethods: true,
    keep: (request) => keepMethod(stripe, request, report),
    charge: (request) => pay(request, false),
    authorisation: {
      authorise: (request) => pay(request, true),
      capture: (which) =>
        asked(async () => {
          const found = await intents.find(which)
          const state = found === null ? null : await intents.stateNow(await intents.capture(found))
          return state?.tag === 'charged' || state?.tag === 'pending' ? state : LAPSED
        }),
    },
    refunds: createStripeRefunds(stripe, async (which) => (await intents.find(which))?.id ?? null, report),
    lookup,
    cancel: (which) =>
      asked(async () => {
        const found = await intents.find(which)
        const state = await intents.stateNow(
          found === null ? await intents.takeKey(which.key) : await intents.cancel(found),
        )
        return state.tag === 'charged' || state.tag === 'pending' ? state : { tag: 'cancelled' }
      }),
    describe: async (paymentMethod) => {
      if (namesKept(paymentMethod)) return null
      try {
        return summaryOf((await stripe.paymentMethods.retrieve(paymentMethod)).card)
      } catch (thrown) {
        report(thrown)
        return null
      }
    },
    readNotice: (notice) =>
      readStripeNotice(
        {
          webhooks: stripe.webhooks,
          secret: webhookSecret,
          wallTime,
          keyOf: async (reference) => {
            const intent = await asked(() => findByReference(stripe, reference))
            if (intent !== null && 'tag' in intent)
              return err({ tag: 'unavailable', message: intent.message })
            return ok(intent === null ? null : keyOfIntent(intent))
          },
        },
        notice,
      ),
  }
}

/** A payment that no longer exists was declined. */
const standing = (found: FoundPayment): PaymentState =>
  found.tag === 'none' ? { tag: 'declined', message: 'This payment was cancelled.' } : found
