import type {
  CreatePaymentMethodData,
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethodResult,
  PaymentRequestOptions,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeConstructorOptions,
  StripeElementChangeEvent,
  StripeElementCSSProperties,
  StripeElementStyle,
  StripeError,
} from '@stripe/stripe-js'
import { createExpressElements } from './express-checkout.stand-in.js'
import type { StandInExpress } from './express-checkout.stand-in.js'
import { createPaymentRequest } from './wallet-sheet.stand-in.js'
import type { StandInSheet } from './wallet-sheet.stand-in.js'
import type { ChallengeMessage, FieldCommand, FieldMessage, TokenMessage } from './stand-in-messages.js'

/**
 * A stand-in for Stripe's page script, made from its public documentation: strict about its arguments, with
 * answers of the SDK's own types. `window.stripeStandIn.calls` has the calls.
 */
export interface StripeStandIn {
  readonly calls: unknown[][]
  /** The requested payment sheets, oldest first. */
  readonly sheets: StandInSheet[]
  /** The wallet buttons of Stripe's own, likewise. */
  readonly express: StandInExpress[]
}

/** The release that the page has asked for. */
const release = /stripe\.com\/([^/]+)\/stripe\.js/.exec(
  (document.currentScript as HTMLScriptElement | null)?.src ?? '',
)?.[1]

const standIn: StripeStandIn = { calls: [], sheets: [], express: [] }
const record = (...call: unknown[]): void => void standIn.calls.push(call)

/** Throws as the real script does when it is used wrongly. */
class IntegrationError extends Error {
  override readonly name = 'IntegrationError'
}

const refuseUnless = (isRight: boolean, message: string): void => {
  if (!isRight) throw new IntegrationError(message)
}

const CSS_PROPERTIES: Readonly<Record<keyof StripeElementCSSProperties, true>> = {
  backgroundColor: true,
  color: true,
  fontFamily: true,
  fontSize: true,
  fontSmoothing: true,
  fontStyle: true,
  fontVariant: true,
  fontWeight: true,
  iconColor: true,
  lineHeight: true,
  letterSpacing: true,
  textAlign: true,
  padding: true,
  textDecoration: true,
  textShadow: true,
  textTransform: true,
}
const STATES = [':hover', ':focus', '::placeholder', '::selection', ':-webkit-autofill', ':disabled']
const VARIANTS: readonly (keyof StripeElementStyle)[] = ['base', 'complete', 'empty', 'invalid']

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const rule = (selector: string, properties: object): string =>
  `${selector}{${Object.entries(properties)
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => `${kebab(name)}:${value}`)
    .join(';')}}`

/** The style as the frame receives it. Properties that Stripe does not know are refused. */
function cssOf(style: StripeElementStyle): string {
  const rules: string[] = []
  for (const [variant, properties] of Object.entries(style) as [keyof StripeElementStyle, object][]) {
    refuseUnless(VARIANTS.includes(variant), `unknown style variant: ${variant}`)
    for (const [name, value] of Object.entries(properties) as [string, unknown][]) {
      const isState = STATES.includes(name)
      refuseUnless(isState || name in CSS_PROPERTIES, `unknown style property: ${name}`)
      if (isState && variant === 'base') rules.push(rule(`input${name}`, value as object))
    }
    if (variant === 'base') rules.unshift(rule('input', properties))
  }
  return rules.join('')
}

const OPTIONS = ['style', 'classes', 'placeholder', 'disabled', 'showIcon', 'iconStyle', 'disableLink']
const CLASSES = ['base', 'complete', 'empty', 'focus', 'invalid', 'webkitAutofill']

interface ElementOptions {
  readonly style?: StripeElementStyle
  readonly classes?: Readonly<Record<string, string>>
}

function checkOptions(options: ElementOptions): void {
  for (const name of Object.keys(options))
    refuseUnless(OPTIONS.includes(name), `unknown element option: ${name}`)
  for (const name of Object.keys(options.classes ?? {}))
    refuseUnless(CLASSES.includes(name), `unknown class: ${name}`)
}

type Listener = (event: unknown) => void
let elementCount = 0

class CardFieldElement {
  readonly #listeners: { readonly type: string; readonly listener: Listener }[] = []
  readonly #frame = document.createElement('iframe')
  readonly #id = `field-${(elementCount += 1)}`
  #options: ElementOptions
  #holder: HTMLElement | null = null
  #isReady = false
  #isDestroyed = false

  constructor(
    readonly elementType: string,
    options: ElementOptions,
  ) {
    checkOptions(options)
    this.#options = options
    cssOf(options.style ?? {})
    window.addEventListener('message', ({ data, source }: MessageEvent<FieldMessage>) => {
      if (data.standIn === 'stripe-field' && source === this.#frame.contentWindow) this.#hear(data)
    })
  }

  /** The inside of the field, once it is loaded; null: it is on no page. */
  async frame(): Promise<Window | null> {
    while (this.#holder !== null && !this.#isReady) await new Promise((later) => setTimeout(later, 20))
    return this.#holder === null ? null : this.#frame.contentWindow
  }

  on(type: string, listener: Listener): this {
    this.#listeners.push({ type, listener })
    return this
  }

  mount(target: HTMLElement | string): void {
    refuseUnless(!this.#isDestroyed, 'This Element has been destroyed.')
    const holder = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target
    if (holder === null) throw new IntegrationError('The selector you specified applies to no DOM elements.')
    refuseUnless(holder.isConnected, 'The element you mount into is in no document.')
    refuseUnless(holder.childNodes.length === 0, 'This Element is mounted to an element with child nodes.')
    this.#holder = holder
    this.#frame.src = `https://js.stripe.com/stand-in/card-frame.html?type=${this.elementType}&id=${this.#id}`
    this.#frame.title = `Secure ${this.elementType} input frame`
    Object.assign(this.#frame.style, { width: '100%', height: '1.2em', border: '0', display: 'block' })
    holder.classList.add('StripeElement', 'StripeElement--empty')
    holder.append(this.#frame)
    record('mount', this.elementType)
    for (const label of document.querySelectorAll(`label[for="${holder.id}"]`))
      if (holder.id !== '') label.addEventListener('click', () => this.focus())
  }

  update(options: ElementOptions): void {
    checkOptions(options)
    this.#options = { ...this.#options, ...options }
    record('update', this.elementType, options)
    if (this.#isReady) this.#style()
  }

  focus(): void {
    refuseUnless(this.#isReady, 'This Element is not ready yet.')
    this.#send({ standIn: 'stripe-field-command', kind: 'focus' })
  }

  unmount(): void {
    this.#frame.remove()
    this.#holder = null
    this.#isReady = false
  }

  destroy(): void {
    refuseUnless(!this.#isDestroyed, 'This Element has already been destroyed.')
    record('destroy', this.elementType)
    this.unmount()
    this.#isDestroyed = true
  }

  #send(command: FieldCommand): void {
    this.#frame.contentWindow?.postMessage(command, 'https://js.stripe.com')
  }

  #style(): void {
    this.#send({
      standIn: 'stripe-field-command',
      kind: 'style',
      css: cssOf(this.#options.style ?? {}),
    })
  }

  #hear({ kind, isComplete, isEmpty, error }: FieldMessage): void {
    const holder = this.#holder
    if (holder === null) return
    const { focus = 'StripeElement--focus' } = this.#options.classes ?? {}
    if (kind === 'ready') {
      this.#isReady = true
      this.#style()
    }
    if (kind === 'focus') holder.classList.add(focus)
    if (kind === 'blur') holder.classList.remove(focus)
    holder.classList.toggle('StripeElement--invalid', error !== null)
    const change: StripeElementChangeEvent & { readonly error?: unknown } = {
      elementType: this.elementType as StripeElementChangeEvent['elementType'],
      complete: isComplete,
      empty: isEmpty,
      error: error === null ? undefined : { type: 'validation_error', ...error },
    }
    const event = kind === 'change' ? change : { elementType: this.elementType }
    for (const { type, listener } of this.#listeners) if (type === kind) listener(event)
  }
}

const CARD_FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc']

function createElements() {
  const made = new Map<string, CardFieldElement>()
  return {
    create: (type: string, options: ElementOptions = {}) => {
      refuseUnless(CARD_FIELDS.includes(type), `A valid Element name must be provided, not ${type}.`)
      refuseUnless(
        !made.has(type),
        `Can only create one Element of type ${type} through elements().create().`,
      )
      const element = new CardFieldElement(type, options)
      made.set(type, element)
      return element
    },
    getElement: (type: string) => made.get(type) ?? null,
  }
}

let requestCount = 0

function tokenize(frame: Window, params: Readonly<Record<string, string>>): Promise<unknown> {
  requestCount += 1
  const requestId = requestCount
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<TokenMessage>): void => {
      if (data.standIn !== 'stripe-token' || data.requestId !== requestId) return
      window.removeEventListener('message', hear)
      resolve(data.answer)
    }
    window.addEventListener('message', hear)
    const command: FieldCommand = { standIn: 'stripe-field-command', kind: 'tokenize', requestId, params }
    frame.postMessage(command, 'https://js.stripe.com')
  })
}

const BILLING_FIELDS = ['name', 'email', 'phone', 'address']

/** Parameters as Stripe's API takes them: `billing_details[address][line1]=...`; null is left out. */
function flatten(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
}

const SECRET = /^pi_\w+_secret_\w+$/
const SETUP_SECRET = /^seti_\w+_secret_\w+$/

/** Reads an intent with the fields that a page may read. */
async function askFor<Intent extends object>(
  kind: 'payment_intents' | 'setup_intents',
  key: string,
  secret: string,
  confirm: boolean,
): Promise<{ readonly intent: Intent } | { readonly error: StripeError }> {
  const address = `https://api.stripe.com/v1/${kind}/${secret.replace(/_secret_\w+$/, '')}`
  const params = new URLSearchParams({ key, client_secret: secret })
  try {
    const response = confirm
      ? await fetch(`${address}/confirm`, { method: 'POST', body: params })
      : await fetch(`${address}?${params}`)
    const answer = (await response.json()) as Intent | { readonly error: StripeError }
    return 'error' in answer ? { error: answer.error } : { intent: answer }
  } catch {
    return { error: { type: 'api_connection_error', message: 'The network did not answer.' } }
  }
}

async function askForIntent(key: string, secret: string, confirm = false): Promise<PaymentIntentResult> {
  refuseUnless(SECRET.test(secret), `Invalid value for stripe.confirmCardPayment intent secret: ${secret}`)
  const answer = await askFor<PaymentIntent>('payment_intents', key, secret, confirm)
  return 'error' in answer ? { error: answer.error } : { paymentIntent: answer.intent }
}

/** Confirms a card that is to be stored, with the challenge of its bank. */
async function confirmSetup(key: string, secret: string): Promise<SetupIntentResult> {
  refuseUnless(
    SETUP_SECRET.test(secret),
    `Invalid value for stripe.confirmCardSetup intent secret: ${secret}`,
  )
  const asked = await askFor<SetupIntent>('setup_intents', key, secret, true)
  if ('error' in asked) return { error: asked.error }
  if (asked.intent.status !== 'requires_action') return { setupIntent: asked.intent }
  await showChallenge(secret)
  const after = await askFor<SetupIntent>('setup_intents', key, secret, false)
  if ('error' in after) return { error: after.error }
  const { intent } = after
  if (intent.status !== 'requires_payment_method') return { setupIntent: intent }
  const code = 'setup_intent_authentication_failure'
  return {
    error: { type: 'invalid_request_error', code, message: NOT_AUTHENTICATED, setup_intent: intent },
  }
}

/** The bank's challenge, in a frame over the page. */
function showChallenge(secret: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.src = `https://hooks.stripe.com/stand-in/challenge.html?secret=${secret}`
  frame.title = 'Confirm with your bank'
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '9999' })
  document.body.append(frame)
  return new Promise((resolve) => {
    const hear = ({ data, source }: MessageEvent<ChallengeMessage>): void => {
      if (data.standIn !== 'stripe-challenge' || source !== frame.contentWindow) return
      window.removeEventListener('message', hear)
      frame.remove()
      resolve()
    }
    window.addEventListener('message', hear)
  })
}

const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

const authenticationFailure = (intent: PaymentIntent): StripeError => ({
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: NOT_AUTHENTICATED,
  payment_intent: intent,
})

async function challenge(key: string, secret: string): Promise<PaymentIntentResult> {
  await showChallenge(secret)
  const answer = await askForIntent(key, secret)
  return answer.paymentIntent?.status === 'requires_payment_method'
    ? { error: authenticationFailure(answer.paymentIntent) }
    : answer
}

const unexpected = (message: string, intent: PaymentIntent): PaymentIntentResult => ({
  error: {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  },
})

type Offered = Pick<Stripe, 'retrievePaymentIntent' | 'handleCardAction'> &
  Partial<Pick<Stripe, 'paymentRequest'>> & {
    readonly confirmCardPayment: (secret: string) => Promise<PaymentIntentResult>
    readonly confirmCardSetup: (secret: string) => Promise<SetupIntentResult>
    readonly createPaymentMethod: (
      data: CreatePaymentMethodData | { readonly elements: unknown },
    ) => Promise<PaymentMethodResult>
    readonly elements: (options?: Readonly<Record<string, unknown>>) => unknown
    readonly _registerWrapper: (wrapper: unknown) => void
  }

function startStripe(key: string, options: StripeConstructorOptions = {}): Offered {
  refuseUnless(/^pk_(test|live)_\w+$/.test(key), 'Please call Stripe() with your publishable key.')
  for (const name of Object.keys(options))
    refuseUnless(['stripeAccount', 'apiVersion', 'locale'].includes(name), `unknown option: ${name}`)
  record('Stripe', key, options)
  return {
    _registerWrapper: (wrapper) => record('_registerWrapper', wrapper),
    elements: (asked) =>
      asked === undefined
        ? createElements()
        : createExpressElements(asked, Boolean(Reflect.get(window, 'standInWallet')), standIn.express),
    ...(release !== 'endive' && {
      paymentRequest: (request: PaymentRequestOptions) =>
        createPaymentRequest(request, record, standIn.sheets),
    }),
    createPaymentMethod: async (data) => {
      if ('elements' in data) {
        const { token } = data.elements as ReturnType<typeof createExpressElements>
        record('createPaymentMethod', 'elements')
        return { paymentMethod: { id: token() } } as PaymentMethodResult
      }
      const {
        type,
        billing_details: billing = {},
        ...rest
      } = data as CreatePaymentMethodData & { card: unknown }
      refuseUnless(type === 'card' && Object.keys(rest).join() === 'card', 'Only cards are taken here.')
      for (const name of Object.keys(billing))
        refuseUnless(BILLING_FIELDS.includes(name), `Received unknown parameter: billing_details[${name}]`)
      const frame = rest.card instanceof CardFieldElement ? await rest.card.frame() : null
      if (frame === null) throw new IntegrationError('We could not retrieve data from the specified Element.')
      record('createPaymentMethod', { type, billing_details: billing })
      const params = { key, ...Object.fromEntries(flatten('billing_details', billing)) }
      const answer = (await tokenize(frame, params)) as { error?: StripeError; id?: string }
      return (answer.error ? { error: answer.error } : { paymentMethod: answer }) as PaymentMethodResult
    },
    retrievePaymentIntent: (secret) => {
      record('retrievePaymentIntent', secret)
      return askForIntent(key, secret)
    },
    handleCardAction: async (secret) => {
      record('handleCardAction', secret)
      const { paymentIntent: intent, error } = await askForIntent(key, secret)
      if (error) return { error }
      if (intent.confirmation_method !== 'manual')
        return unexpected('handleCardAction is for payments that a server confirms.', intent)
      return intent.status === 'requires_action'
        ? challenge(key, secret)
        : unexpected('The PaymentIntent supplied is not in the requires_action state.', intent)
    },
    confirmCardSetup: (secret) => {
      record('confirmCardSetup', secret)
      return confirmSetup(key, secret)
    },
    confirmCardPayment: async (secret) => {
      record('confirmCardPayment', secret)
      const { paymentIntent: intent, error } = await askForIntent(key, secret, true)
      if (error) return { error }
      return intent.status === 'requires_action' ? challenge(key, secret) : { paymentIntent: intent }
    },
  }
}

Object.assign(window, {
  stripeStandIn: standIn,
  Stripe: Object.assign(startStripe, { version: release ?? 'v3' }),
})
