import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeConstructorOptions } from '@stripe/stripe-js'

/**
 * Stripe's releases of its script. `dahlia` has the wallets' payment sheet for the page's own buttons,
 * `endive` has Stripe's own wallet buttons instead.
 */
export type StripeTrain = 'dahlia' | 'endive'

/** The options for loading and starting the script. */
export interface StripeScript {
  readonly window: Window & { readonly Stripe?: unknown }
  readonly document: Document
  readonly publicKey: string
  /** @default 'dahlia' */
  readonly train?: StripeTrain
  /** The connected account that receives the money. */
  readonly account?: string | null
  /** The version of Stripe's interface, e.g. `2020-03-02`. @default the account's own */
  readonly apiVersion?: string | null
}

const ANY_TRAIN = 'script[src^="https://js.stripe.com/"]'
const TRIES = 2
/**
 * The time after which a script that neither arrives nor fails is given up, so that the page can report it.
 */
const MAX_LOAD_MS = 20_000

const happens = (target: EventTarget, ...types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true })
  })

/** Waits for the script tag of a published page while it can still arrive. */
async function ownTag({ window, document }: StripeScript): Promise<void> {
  const tag = document.querySelector(ANY_TRAIN)
  if (tag !== null && document.readyState !== 'complete')
    await Promise.race([happens(tag, 'load', 'error'), happens(window, 'load')])
}

function addTag(document: Document, train: StripeTrain): HTMLScriptElement {
  for (const failed of document.querySelectorAll(ANY_TRAIN)) failed.remove()
  const script = document.createElement('script')
  script.src = `https://js.stripe.com/${train}/stripe.js`
  document.head.append(script)
  return script
}

/**
 * Adds the script of the wanted release before Stripe's loader looks for one, since the loader only knows its
 * own release. A page's own tag takes precedence.
 */
async function haveScript(script: StripeScript, { signal }: AbortController): Promise<void> {
  const { window, document, train = 'dahlia' } = script
  if (!window.Stripe) await ownTag(script)
  for (let tries = 0; tries < TRIES && !window.Stripe && !signal.aborted; tries += 1)
    await happens(addTag(document, train), 'load', 'error')
}

async function haveScriptInTime(script: StripeScript): Promise<boolean> {
  const { window, document } = script
  const givenUp = new AbortController()
  const timer = window.setTimeout(() => givenUp.abort(), MAX_LOAD_MS)
  await Promise.race([haveScript(script, givenUp), happens(givenUp.signal, 'abort')])
  window.clearTimeout(timer)
  // The next use loads the script again.
  if (givenUp.signal.aborted) for (const late of document.querySelectorAll(ANY_TRAIN)) late.remove()
  return Boolean(window.Stripe)
}

/** Loads Stripe's script on first use, and starts it; null: it did not load. */
export async function openStripe(script: StripeScript): Promise<Stripe | null> {
  if (!(await haveScriptInTime(script))) return null
  const { account, apiVersion } = script
  const options: StripeConstructorOptions = {
    ...(account ? { stripeAccount: account } : {}),
    ...(apiVersion ? { apiVersion } : {}),
  }
  return loadStripe(script.publicKey, options)
}
