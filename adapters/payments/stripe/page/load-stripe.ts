import { loadStripe } from '@stripe/stripe-js/pure'
import type { Stripe, StripeConstructorOptions } from '@stripe/stripe-js'

/**
 * Stripe's releases of its script. `dahlia` has the wallets' payment sheet for buttons of one's own, `endive`
 * has Stripe's own wallet buttons instead.
 */
export type StripeTrain = 'dahlia' | 'endive'

/** The options that the script is loaded and started with. */
export interface StripeScript {
  readonly window: Window & { readonly Stripe?: unknown }
  readonly document: Document
  readonly publicKey: string
  /** @default 'dahlia' */
  readonly train?: StripeTrain
  /** The connected account that is paid. */
  readonly account?: string | null
  /** Of Stripe's interface, e.g. `2020-03-02`. @default the account's own */
  readonly apiVersion?: string | null
}

const ANY_TRAIN = 'script[src^="https://js.stripe.com/"]'
const TRIES = 2

const happens = (target: EventTarget, ...types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true })
  })

/** Waits for the tag that a page was published with, as long as it can still arrive. */
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
 * Has the script of the wanted release on the page before Stripe's loader looks for one: the loader knows its
 * own release only. A page's own tag wins.
 */
async function haveScript(script: StripeScript): Promise<boolean> {
  const { window, document, train = 'dahlia' } = script
  if (!window.Stripe) await ownTag(script)
  for (let tries = 0; tries < TRIES && !window.Stripe; tries += 1)
    await happens(addTag(document, train), 'load', 'error')
  return Boolean(window.Stripe)
}

/** Loads Stripe's script once it is needed, and starts it; null: it did not arrive. */
export async function openStripe(script: StripeScript): Promise<Stripe | null> {
  if (!(await haveScript(script))) return null
  const { account, apiVersion } = script
  const options: StripeConstructorOptions = {
    ...(account ? { stripeAccount: account } : {}),
    ...(apiVersion ? { apiVersion } : {}),
  }
  return loadStripe(script.publicKey, options)
}
