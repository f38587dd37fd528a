import type { PaymentIntent, PaymentMethod, StripeError } from '@stripe/stripe-js'
import { build } from 'esbuild'
import type { BrowserContext, Route } from 'playwright-core'
import { stripeActionText } from '../../../adapters/stripe-payments/shared/stripe-action.js'
import type { PaymentProcessor, PaymentState } from '../../../core/ports/payment-processor.port.js'
import { createFakeProcessor, FAKE_CARDS } from '../payment-processor.fake.js'
import type { FakeProcessor, FakeProcessorOptions } from '../payment-processor.fake.js'

/** Stripe as pages and the shop's server see it, in one place: its hosts answer what this account holds. */
export interface StripeNetwork {
  /** The server's side, for the shop. */
  readonly processor: PaymentProcessor
  readonly account: Pick<FakeProcessor, 'charges' | 'calls' | 'requests'>
  /** Every request that came to Stripe's hosts, with its body. */
  readonly requests: readonly { readonly url: string; readonly body: string }[]
  /** Whether its hosts answer at all. */
  isDown: boolean
  /** Has the hosts answer the pages of a context. */
  readonly serve: (context: BrowserContext) => Promise<void>
}

/** The test cards of Stripe's documentation ("Testing"), by what the token is called there. */
const CARDS: Readonly<Record<string, { readonly token: string; readonly becomes: string }>> = {
  '4242424242424242': { token: 'pm_card_visa', becomes: FAKE_CARDS.accepted },
  '4000000000000002': { token: 'pm_card_visa_chargeDeclined', becomes: FAKE_CARDS.declined },
  '4000002760003184': { token: 'pm_card_authenticationRequired', becomes: FAKE_CARDS.challenged },
}
const WALLET_TOKEN = { token: 'pm_wallet_visa', becomes: FAKE_CARDS.accepted }

const becomes = (token: string): string =>
  [...Object.values(CARDS), WALLET_TOKEN].find((card) => card.token === token)?.becomes ?? 'unknown'

const secretOf = (reference: string): string => `${reference}_secret_x`

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

const json = (value: PaymentIntent | PaymentMethod | { readonly error: StripeError }, status = 200) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(value),
})

const refused = (code: string, message: string) =>
  json({ error: { type: 'invalid_request_error', code, message } }, 400)

/** How a payment is confirmed, and what else the account is like. */
export interface StripeNetworkOptions extends Pick<FakeProcessorOptions, 'losesAnswer' | 'isDown'> {
  readonly confirmation?: 'automatic' | 'manual'
  readonly connectedAccount?: string | null
}

/** Makes an account at Stripe. */
export function createStripeNetwork(options: StripeNetworkOptions = {}): StripeNetwork {
  const { confirmation = 'automatic', connectedAccount = null } = options
  const account = createFakeProcessor({ ...options, name: 'pi' })
  const passed = new Set<string>()
  const requests: { url: string; body: string }[] = []

  /** The fake names payments by their key, which may hold what a secret may not. */
  const names = new Map<string, string>()
  const nameOf = (reference: string): string => {
    const name = `pi_${[...names.keys()].includes(reference) ? [...names.keys()].indexOf(reference) : names.size}`
    names.set(reference, name)
    return name
  }
  const referenceOf = (name: string): string =>
    [...names].find(([, given]) => given === name)?.[0] ?? 'unknown'

  const translated = <State extends PaymentState | { readonly tag: 'none' }>(state: State): State => {
    if (!('reference' in state)) return state
    const reference = nameOf(state.reference)
    if (state.tag !== 'action-required') return { ...state, reference }
    const data = stripeActionText({ clientSecret: secretOf(reference), confirmation, reference })
    return { ...state, reference, action: { provider: 'stripe', data } }
  }
  const own = <Which extends { readonly reference: string | null }>(which: Which): Which => ({
    ...which,
    reference: which.reference === null ? null : referenceOf(which.reference),
  })

  const processor: PaymentProcessor = {
    ...account,
    provider: { name: 'stripe', publicKey: 'pk_test_standIn', account: connectedAccount },
    charge: async (request) =>
      translated(await account.charge({ ...own(request), paymentMethod: becomes(request.paymentMethod) })),
    lookup: async (which) => translated(await account.lookup(own(which))),
    cancel: async (which) => {
      const cancelled = await account.cancel(own(which))
      return 'reference' in cancelled ? { ...cancelled, reference: nameOf(cancelled.reference) } : cancelled
    },
    describe: (token) => account.describe(becomes(token)),
  }

  const statusOf = async (name: string): Promise<PaymentIntent['status']> => {
    const found = await account.lookup({ key: '', reference: referenceOf(name) })
    if (found.tag === 'charged')
      return confirmation === 'manual' && passed.has(name) ? 'requires_confirmation' : 'succeeded'
    return found.tag === 'action-required' ? 'requires_action' : 'requires_payment_method'
  }

  const intentOf = async (name: string): Promise<PaymentIntent> => ({
    id: name,
    object: 'payment_intent',
    amount: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: secretOf(name),
    confirmation_method: confirmation,
    created: 0,
    currency: 'usd',
    description: null,
    last_payment_error: null,
    livemode: false,
    next_action: null,
    payment_method: null,
    payment_method_types: ['card'],
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: await statusOf(name),
  })

  const methodOf = (body: URLSearchParams) => {
    const card = CARDS[body.get('card[number]') ?? '']
    if (card === undefined) return refused('incorrect_number', 'Your card number is incorrect.')
    const answer: PaymentMethod = {
      id: card.token,
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

  const answerApi = async (url: URL, body: URLSearchParams) => {
    if (body.get('key') !== processor.provider.publicKey && url.searchParams.get('key') === null)
      return refused('api_key_invalid', 'Invalid API Key provided.')
    if (url.pathname === '/v1/payment_methods') return methodOf(body)
    const [, name = '', action] = /^\/v1\/payment_intents\/(pi_\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    const secret = body.get('client_secret') ?? url.searchParams.get('client_secret')
    if (secret !== secretOf(name)) return refused('resource_missing', `No such payment_intent: ${name}`)
    if (action === 'confirm' && confirmation === 'manual')
      return refused('payment_intent_invalid_parameter', 'This payment is confirmed by a secret key only.')
    return json(await intentOf(name))
  }

  const authenticate = async (url: URL): Promise<void> => {
    const name = (url.searchParams.get('secret') ?? '').replace(/_secret_\w+$/, '')
    if (url.searchParams.get('outcome') === 'fail') return account.decide(referenceOf(name), 'declined')
    passed.add(name)
    account.passChallenge(`${referenceOf(name)}-secret`)
  }

  const answer = async (route: Route, scripts: Readonly<Record<string, string>>): Promise<void> => {
    const request = route.request()
    const url = new URL(request.url())
    const body = request.postData() ?? ''
    requests.push({ url: url.href, body })
    if (network.isDown) return route.abort()
    if (url.hostname === 'api.stripe.com')
      return route.fulfill(await answerApi(url, new URLSearchParams(body)))
    if (url.pathname === '/stand-in/authenticate') {
      await authenticate(url)
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
    processor,
    account,
    requests,
    isDown: false,
    serve: async (context) => {
      const scripts = { 'stripe-js': await bundled('stripe-js'), 'card-frame': await bundled('card-frame') }
      await context.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, (route) => answer(route, scripts))
    },
  }
  return network
}
