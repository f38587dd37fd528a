import type { PaymentIntentResult, Stripe } from '@stripe/stripe-js'
import type {
  BillingDetails,
  PaymentFailure,
  PaymentForm,
} from '../../../../core/ports/payments/payment-form.port.js'
import { NOTICES } from '../../../../core/errors/index.js'
import type { Say } from '../../../../core/site/page-texts/page-texts.js'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import { parseStripeAction } from '../shared/stripe-action.js'
import type { StripeAction } from '../shared/stripe-action.js'
import { STRIPE } from '../shared/stripe-page-sources.js'
import { drawCardElements, drawUnavailable, fieldHolders } from './card-elements.js'
import type { CardElements } from './card-elements.js'
import { prepareExpressCheckout } from './express-checkout.js'
import { preparePaymentSheet } from './payment-sheet.js'
import { paymentFailure } from './stripe-failure.js'

/** The options of Stripe's card fields. */
export interface StripeFormOptions {
  readonly window: Window & typeof globalThis
  /** Loads and starts Stripe's script, at most once; null: it did not load. */
  readonly stripe: () => Promise<Stripe | null>
  /** A text in the language of the page. @default the English one */
  readonly say?: Say
}

/**
 * The distance from the window at which the fields of a checkout are drawn, before the shopper reaches them.
 */
const NEAR_PX = 800

const unavailable = (message: string) => err<PaymentFailure>({ tag: 'unavailable', message })

const billingOf = ({ name, email, address }: BillingDetails) => ({
  ...(name === null ? {} : { name }),
  ...(email === null ? {} : { email }),
  address: {
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    country: address.country,
    postal_code: address.postalCode,
  },
})

/** Payment states that need nothing more from the card holder, even after an error of Stripe. */
const SETTLED: ReadonlySet<string> = new Set(['succeeded', 'processing', 'requires_capture'])

/** The way to confirm the payment, from the back end, else from Stripe. */
async function confirmationOf(stripe: Stripe, action: StripeAction): Promise<'automatic' | 'manual'> {
  if (action.confirmation !== null) return action.confirmation
  const { paymentIntent } = await stripe.retrievePaymentIntent(action.clientSecret)
  return paymentIntent?.confirmation_method === 'automatic' ? 'automatic' : 'manual'
}

/** A card that is stored without a payment has its own kind of intent, which its secret shows. */
const isSetup = ({ clientSecret }: StripeAction): boolean => clientSecret.startsWith('seti_')

async function confirmSetup(
  stripe: Stripe,
  { clientSecret, reference }: StripeAction,
): Promise<Result<{ readonly confirmation: string }, PaymentFailure>> {
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecret)
  // An intent that was confirmed before needs no further action.
  return error === undefined || error.setup_intent?.status === 'succeeded'
    ? ok({ confirmation: setupIntent?.id ?? reference })
    : err(paymentFailure(error))
}

async function confirm(stripe: Stripe, action: StripeAction): Promise<PaymentIntentResult> {
  return (await confirmationOf(stripe, action)) === 'automatic'
    ? stripe.confirmCardPayment(action.clientSecret)
    : stripe.handleCardAction(action.clientSecret)
}

/** Calls `draw` once an element is in the window or near it; returns the function that stops waiting. */
function whenVisible(
  elements: readonly HTMLElement[],
  window: Window & typeof globalThis,
  draw: () => void,
): () => void {
  const observer = new window.IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      draw()
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}

/** True if this release of the script has a payment sheet for the page's own buttons. */
const hasOwnSheet = (stripe: Partial<Pick<Stripe, 'paymentRequest'>>): boolean =>
  typeof stripe.paymentRequest === 'function'

/** Treats an exception of Stripe's script as a fault of ours or of the network: no card was refused. */
async function attempt<T>(
  work: () => Promise<Result<T, PaymentFailure>>,
): Promise<Result<T, PaymentFailure>> {
  try {
    return await work()
  } catch (error) {
    console.error('[vitrine] Stripe could not be used', error)
    return unavailable('Stripe could not be used.')
  }
}

/** Prepares the sheet of a wallet: for the page's own buttons, if this release of the script can. */
async function prepareSheet(
  load: StripeFormOptions['stripe'],
  ...[request, holder, notify]: Parameters<NonNullable<PaymentForm['wallets']>['prepare']>
): ReturnType<NonNullable<PaymentForm['wallets']>['prepare']> {
  const stripe = await load()
  if (stripe === null) return null
  return hasOwnSheet(stripe)
    ? preparePaymentSheet(stripe, request, notify)
    : prepareExpressCheckout(stripe, request, holder as HTMLElement, notify)
}

/** Has the card holder act: confirms the payment, or the set-up of a card. */
async function performAction(
  load: StripeFormOptions['stripe'],
  data: Parameters<PaymentForm['perform']>[0]['data'],
): Promise<Result<{ readonly confirmation: string }, PaymentFailure>> {
  const action = parseStripeAction(data)
  if (action === null) return unavailable('The required action does not belong to Stripe.')
  const stripe = await load()
  if (stripe === null) return unavailable('The script of Stripe did not load.')
  if (isSetup(action)) return confirmSetup(stripe, action)
  const { paymentIntent, error } = await confirm(stripe, action)
  const isSettled = SETTLED.has(error?.payment_intent?.status ?? '')
  return error === undefined || isSettled
    ? ok({ confirmation: paymentIntent?.id ?? action.reference })
    : err(paymentFailure(error))
}

/**
 * Card payments through Stripe on the page. The fields are Stripe's own frames, so their input is sent to
 * Stripe only. Stripe's script is loaded when a field comes near the window, or when a payment needs it.
 */
export function createStripePaymentForm({
  window,
  stripe: load,
  say = (text) => text,
}: StripeFormOptions): PaymentForm {
  const fields = new WeakMap<object, CardElements>()
  const notices = new WeakMap<object, () => void>()

  const hideNotice = (scope: object): void => {
    notices.get(scope)?.()
    notices.delete(scope)
  }

  /** Draws the fields once; if that fails for any reason, the page says so in their place. */
  const draw = async (
    scope: object,
  ): Promise<Result<{ stripe: Stripe; drawn: CardElements }, PaymentFailure>> => {
    const ready = await attempt(async () => {
      const stripe = await load()
      if (stripe === null) return unavailable('The script of Stripe did not load.')
      const drawn = fields.get(scope) ?? drawCardElements(stripe, scope as ParentNode, window)
      fields.set(scope, drawn)
      return ok({ stripe, drawn })
    })
    hideNotice(scope)
    if (!ready.ok) notices.set(scope, drawUnavailable(scope as ParentNode, say(NOTICES.cardsBlocked)))
    return ready
  }

  return {
    wallets: {
      prepare: (...sheet) =>
        prepareSheet(load, ...sheet).catch((error: unknown) => {
          console.error('[vitrine] the wallets of Stripe could not be used', error)
          return null
        }),
    },
    mount: (scope) => {
      let isOver = false
      const stop = whenVisible(fieldHolders(scope as ParentNode), window, () => {
        if (!isOver) void draw(scope)
      })
      return () => {
        isOver = true
        stop()
        hideNotice(scope)
        fields.get(scope)?.remove()
        fields.delete(scope)
      }
    },
    createPaymentMethod: (scope, billing) =>
      attempt(async () => {
        const ready = await draw(scope)
        if (!ready.ok) return ready
        const { stripe, drawn } = ready.value
        if (drawn.card === null) return unavailable('This checkout has no card fields.')
        const { paymentMethod, error } = await stripe.createPaymentMethod({
          type: 'card',
          card: drawn.card,
          ...(billing !== null && { billing_details: billingOf(billing) }),
        })
        if (error === undefined) return ok({ provider: STRIPE, token: paymentMethod.id })
        drawn.point(error)
        return err(paymentFailure(error))
      }),
    perform: ({ data }) => attempt(() => performAction(load, data)),
  }
}
