import type { PaymentIntent, PaymentMethod, SetupIntent, StripeError } from '@stripe/stripe-js'
import { build } from 'esbuild'
import type { BrowserContext, Route } from 'playwright-core'
import { secretOf, STRIPE_CARDS } from '../stripe/stripe-objects.js'
import type { StripeRecord } from '../stripe/stripe-objects.js'
import type { StripeServer } from '../stripe/stripe-server.fake.js'
import type { SetupRecord } from '../stripe/stripe-setups.js'

/** Stripe's hosts as pages see them, over the payments of one account. */
export interface StripeNetwork {
  /** Every request that came to them, with its body. */
  readonly requests: readonly { readonly url: string; readonly body: string }[]
  /** True while the hosts do not answer. */
  isDown: boolean
  /** Has them answer the pages of a context. */
  readonly serve: (context: BrowserContext) => Promise<void>
}

/** The test cards of Stripe's documentation ("Testing"), by what the token is called there. */
const CARDS: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '4000000000000002': 'pm_card_chargeDeclined',
  '4000002760003184': 'pm_card_authenticationRequired',
}

const bundled = async (entry: string): Promise<string> => {
  const built = await build({
    entryPoints: [`test/fakes/stripe-page/${entry}.stand-in.ts`],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  })
  return built.outputFiles[0]?.text ?? ''
}

const CHALLENGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Your bank</title>
<body style="background:#fff"><h1>Confirm this payment</h1>
<button id="complete">Complete</button> <button id="fail">Fail</button>
<script>for (const outcome of ['complete', 'fail']) document.getElementById(outcome).onclick = async () => {
  await fetch('/stand-in/authenticate' + location.search + '&outcome=' + outcome, { method: 'POST' })
  parent.postMessage({ standIn: 'stripe-challenge' }, '*')
}</script>`

const page = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card field</title><body><script>${script}</script>`

const json = (
  value: PaymentIntent | SetupIntent | PaymentMethod | { readonly error: StripeError },
  status = 200,
) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(value),
})

const refused = (code: string, message: string) =>
  json({ error: { type: 'invalid_request_error', code, message } }, 400)

const intentOf = (record: StripeRecord): PaymentIntent => ({
  id: record.id,
  object: 'payment_intent',
  amount: record.amount,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: record.isHeldOnly ? 'manual' : 'automatic',
  client_secret: secretOf(record.id),
  confirmation_method: record.confirmation,
  created: record.createdS,
  currency: record.currency,
  description: null,
  last_payment_error: null,
  livemode: false,
  next_action: null,
  payment_method: record.paymentMethod,
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
  status: record.status,
})

const setupOf = (record: SetupRecord): SetupIntent => ({
  id: record.id,
  object: 'setup_intent',
  cancellation_reason: null,
  client_secret: secretOf(record.id),
  created: 1,
  description: null,
  last_setup_error: null,
  livemode: false,
  next_action: null,
  payment_method: record.paymentMethod,
  payment_method_types: ['card'],
  status: record.status,
  usage: 'off_session',
})

/** Opens the hosts of an account. */
export function createStripeNetwork(
  server: Pick<StripeServer, 'payments' | 'setups' | 'authenticate' | 'decide'>,
): StripeNetwork {
  const requests: { url: string; body: string }[] = []

  const methodOf = (body: URLSearchParams) => {
    const id = CARDS[body.get('card[number]') ?? '']
    if (id === undefined || STRIPE_CARDS[id] === undefined)
      return refused('incorrect_number', 'Your card number is incorrect.')
    const answer: PaymentMethod = {
      id,
      object: 'payment_method',
      allow_redisplay: null,
      billing_details: { address: null, email: null, name: null, phone: null },
      created: 0,
      customer: null,
      livemode: false,
      metadata: {},
      type: 'card',
    }
    return json(answer)
  }

  const answerSetup = (id: string, secret: string, isConfirmed: boolean) => {
    const record = server.setups.get(id)
    if (record === undefined || secret !== secretOf(id))
      return refused('resource_missing', `No such setupintent: ${id}`)
    if (isConfirmed && record.status === 'succeeded') {
      const message = 'You cannot confirm this SetupIntent because it has already succeeded.'
      const error: StripeError = {
        type: 'invalid_request_error',
        code: 'setup_intent_unexpected_state',
        message,
        setup_intent: setupOf(record),
      }
      return json({ error }, 400)
    }
    return json(setupOf(record))
  }

  const answerApi = (url: URL, body: URLSearchParams) => {
    const given = (name: string): string => body.get(name) ?? url.searchParams.get(name) ?? ''
    if (!/^pk_test_\w+$/.test(given('key'))) return refused('api_key_invalid', 'Invalid API Key provided.')
    if (url.pathname === '/v1/payment_methods') return methodOf(body)
    const [, setup = ''] = /^\/v1\/setup_intents\/(seti_\w+)(?:\/confirm)?$/.exec(url.pathname) ?? []
    if (setup !== '') return answerSetup(setup, given('client_secret'), url.pathname.endsWith('/confirm'))
    const [, name = '', action] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    const record = server.payments.get(name)
    if (record === undefined || given('client_secret') !== secretOf(name))
      return refused('resource_missing', `No such payment_intent: ${name}`)
    if (action === 'confirm' && record.confirmation === 'manual')
      return refused('payment_intent_invalid_parameter', 'This payment is confirmed by a secret key only.')
    return json(intentOf(record))
  }

  const authenticate = (url: URL): void => {
    const secret = url.searchParams.get('secret') ?? ''
    if (url.searchParams.get('outcome') === 'complete') server.authenticate(secret)
    else server.decide(secret.replace(/_secret_\w+$/, ''), 'requires_payment_method')
  }

  const answer = async (route: Route, scripts: Readonly<Record<string, string>>): Promise<void> => {
    const request = route.request()
    const url = new URL(request.url())
    const body = request.postData() ?? ''
    requests.push({ url: url.href, body })
    if (network.isDown) return route.abort()
    if (url.hostname === 'api.stripe.com') return route.fulfill(answerApi(url, new URLSearchParams(body)))
    if (url.pathname === '/stand-in/authenticate') {
      authenticate(url)
      return route.fulfill({ status: 204 })
    }
    if (url.pathname === '/stand-in/challenge.html')
      return route.fulfill({ contentType: 'text/html', body: CHALLENGE })
    if (url.pathname === '/stand-in/card-frame.html')
      return route.fulfill({ contentType: 'text/html', body: page(scripts['card-frame'] ?? '') })
    return /^\/(v3|dahlia|endive)\/(stripe\.js)?$/.test(url.pathname)
      ? route.fulfill({ contentType: 'text/javascript', body: scripts['stripe-js'] ?? '' })
      : route.fulfill({ status: 404 })
  }

  const network: StripeNetwork = {
    requests,
    isDown: false,
    serve: async (context) => {
      const scripts = { 'stripe-js': await bundled('stripe-js'), 'card-frame': await bundled('card-frame') }
      await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, (route) => answer(route, scripts))
    },
  }
  return network
}
