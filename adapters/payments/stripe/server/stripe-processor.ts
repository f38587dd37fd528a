import type {
  ChargeRequest,
  FoundPayment,
  PaymentId,
  PaymentProcessor,
  PaymentState,
} from '../../../../core/ports/payments/payment-processor.port.js'
import { err, ok } from '../../../../core/shared/index.js'
import { NotKept } from './customer.js'
import { findByReference, keyOfIntent } from './find-intent.js'
import { KEPT_SEPARATOR, summaryOf } from './intent-state.js'
import { keepMethod } from './keep-method.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { readStripeNotice } from './read-stripe-notice.js'
import { refusesAmount } from './stripe-amount.js'
import { createStripeClient } from './stripe-client.js'
import { createIntents } from './stripe-intents.js'
import { createStripeRefunds } from './stripe-refunds.js'
import { failureOf, isKeyProblem, unknownOf } from './stripe-failure.js'
import { isLiveKey } from './stripe-options.js'
import type { StripeOptions } from './stripe-options.js'

/** The answer about money that is no longer held. */
const LAPSED = { tag: 'lapsed', message: 'Stripe holds no money for this payment.' } as const

const namesKept = (token: string): boolean => token.includes(KEPT_SEPARATOR)

/** The answer to a page that names a stored payment method, even the shopper's own. */
const NO_SUCH_METHOD = { tag: 'declined', message: 'Stripe knows no such payment method.' } as const

/** The reports of failed requests to Stripe. */
function createReports(onProblem: (message: string) => void) {
  const report = (thrown: unknown): void => {
    if (isKeyProblem(thrown)) onProblem(`Stripe refuses the keys of this shop: ${thrown.message}`)
  }
  return {
    onProblem,
    report,
    /** Asks Stripe; a failed request is reported, and its outcome is unknown. */
    asked: async <T>(ask: () => Promise<T>): Promise<T | ReturnType<typeof unknownOf>> => {
      try {
        return await ask()
      } catch (thrown) {
        report(thrown)
        return unknownOf(thrown)
      }
    },
  }
}

/** Charges payments and looks them up. */
function createCharging(
  intents: ReturnType<typeof createIntents>,
  { asked, report, onProblem }: ReturnType<typeof createReports>,
) {
  const lookup = (which: PaymentId): Promise<FoundPayment> =>
    asked(async () => {
      const intent = await intents.find(which)
      return intent === null || intent.status === 'canceled' ? { tag: 'none' } : intents.settle(intent)
    })

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

  return { pay, lookup }
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
  const reports = createReports(onProblem)
  const { report, asked } = reports
  const { pay, lookup } = createCharging(intents, reports)

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
