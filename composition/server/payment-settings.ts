import type { PaypalOptions } from '../../adapters/payments/paypal/server/index.js'
import { isLiveKey } from '../../adapters/payments/stripe/server/index.js'
import type { StripeOptions } from '../../adapters/payments/stripe/server/index.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import type { Environment } from './secrets-file.js'
import { sayMissing } from './missing-names.js'

/** Whether money moves. */
export type PaymentMode = 'test' | 'live'

/** The providers that the owner has set up; null: not set up. */
export interface PaymentSettings {
  readonly stripe: (StripeOptions & { readonly mode: PaymentMode }) | null
  readonly paypal: (PaypalOptions & { readonly mode: PaymentMode }) | null
}

/** Nothing set: the shop takes test payments. */
export const NO_PAYMENT_SETTINGS: PaymentSettings = { stripe: null, paypal: null }

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
const PAYPAL = ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET'] as const

/** Where one of several that belong together is missing. */
function complete(environment: Environment, names: readonly string[], problems: string[]): boolean {
  const missing = names.filter((name) => !environment[name])
  if (missing.length === names.length) return false
  if (missing.length > 0) problems.push(`${sayMissing(missing)} beside ${names[0]}.`)
  return missing.length === 0
}

function expectShape(
  environment: Environment,
  name: string,
  shape: RegExp,
  example: string,
  problems: string[],
): void {
  const value = environment[name]
  if (value && !shape.test(value)) problems.push(`${name} does not look like ${example}.`)
}

const isAddress = (text: string | undefined): boolean =>
  !text || (URL.canParse(text) && /^https?:/.test(text))

function readStripe(environment: Environment, problems: string[]): PaymentSettings['stripe'] {
  if (!complete(environment, STRIPE, problems)) return null
  expectShape(
    environment,
    'STRIPE_SECRET_KEY',
    /^[sr]k_(?:test|live)_\w+$/,
    'sk_test_... or sk_live_...',
    problems,
  )
  expectShape(
    environment,
    'STRIPE_PUBLISHABLE_KEY',
    /^pk_(?:test|live)_\w+$/,
    'pk_test_... or pk_live_...',
    problems,
  )
  expectShape(environment, 'STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'whsec_...', problems)
  expectShape(environment, 'STRIPE_ACCOUNT', /^acct_\w+$/, 'acct_...', problems)
  expectShape(environment, 'STRIPE_CONFIRMATION', /^(?:automatic|manual)$/, 'automatic or manual', problems)
  if (!isAddress(environment['STRIPE_API_BASE'])) problems.push('STRIPE_API_BASE is no address.')
  const [secretKey = '', publishableKey = ''] = STRIPE.map((name) => environment[name])
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey)) {
    problems.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: take both of test, or both of live.',
    )
  }
  const baseUrl = environment['STRIPE_API_BASE']
  return {
    secretKey,
    publishableKey,
    webhookSecret: environment['STRIPE_WEBHOOK_SECRET'] || null,
    account: environment['STRIPE_ACCOUNT'] || null,
    confirmation: environment['STRIPE_CONFIRMATION'] === 'manual' ? 'manual' : 'automatic',
    ...(baseUrl && { baseUrl }),
    mode: isLiveKey(secretKey) ? 'live' : 'test',
  }
}

function readPaypal(environment: Environment, problems: string[]): PaymentSettings['paypal'] {
  if (!complete(environment, PAYPAL, problems)) return null
  expectShape(environment, 'PAYPAL_MODE', /^(?:sandbox|live)$/, 'sandbox or live', problems)
  if (!isAddress(environment['PAYPAL_API_BASE'])) problems.push('PAYPAL_API_BASE is no address.')
  const [clientId = '', clientSecret = ''] = PAYPAL.map((name) => environment[name])
  const isLive = environment['PAYPAL_MODE'] === 'live'
  const baseUrl = environment['PAYPAL_API_BASE']
  return {
    clientId,
    clientSecret,
    webhookId: environment['PAYPAL_WEBHOOK_ID'] || null,
    isLive,
    ...(baseUrl && { baseUrl }),
    mode: isLive ? 'live' : 'test',
  }
}

/**
 * Takes the keys of payment providers (docs/payments.md) from what `readSecrets` found; a failure says what is
 * wrong with each, without its value.
 */
export function readPaymentSettings(all: Environment): Result<PaymentSettings, readonly string[]> {
  const problems: string[] = []
  const settings = { stripe: readStripe(all, problems), paypal: readPaypal(all, problems) }
  return problems.length === 0 ? ok(settings) : err(problems)
}
