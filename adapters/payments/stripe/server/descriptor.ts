import type { ProviderDescriptor } from '../../../../core/ports/payments/provider-descriptor.port.js'
import { STRIPE, STRIPE_SOURCES } from '../shared/stripe-page-sources.js'
import { createStripeCheck } from './check-stripe.js'
import { isLiveKey } from './stripe-options.js'
import type { StripeOptions } from './stripe-options.js'
import { createStripeProcessor } from './stripe-processor.js'

/** The descriptor of Stripe. */
export const STRIPE_DESCRIPTOR: ProviderDescriptor<typeof STRIPE, StripeOptions> = {
  name: STRIPE,
  title: 'Stripe',
  keys: [
    {
      name: 'STRIPE_SECRET_KEY',
      isNeeded: true,
      shape: { pattern: /^[sr]k_(?:test|live)_\w+$/, example: 'sk_test_... or sk_live_...' },
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      isNeeded: true,
      shape: { pattern: /^pk_(?:test|live)_\w+$/, example: 'pk_test_... or pk_live_...' },
    },
    { name: 'STRIPE_WEBHOOK_SECRET', shape: { pattern: /^whsec_\w+$/, example: 'whsec_...' } },
    { name: 'STRIPE_ACCOUNT', shape: { pattern: /^acct_\w+$/, example: 'acct_...' } },
    {
      name: 'STRIPE_CONFIRMATION',
      shape: { pattern: /^(?:automatic|manual)$/, example: 'automatic or manual' },
    },
    { name: 'STRIPE_API_BASE', isAddress: true },
  ],
  sources: STRIPE_SOURCES,
  scriptHosts: /(?:^|\.)stripe\.com$/,
  read: (keys, problems) => {
    const secretKey = keys['STRIPE_SECRET_KEY'] ?? ''
    const publishableKey = keys['STRIPE_PUBLISHABLE_KEY'] ?? ''
    if (isLiveKey(secretKey) !== isLiveKey(publishableKey))
      problems.push(
        'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: take both of test, or both of live.',
      )
    const baseUrl = keys['STRIPE_API_BASE']
    return {
      secretKey,
      publishableKey,
      webhookSecret: keys['STRIPE_WEBHOOK_SECRET'] || null,
      account: keys['STRIPE_ACCOUNT'] || null,
      confirmation: keys['STRIPE_CONFIRMATION'] === 'manual' ? 'manual' : 'automatic',
      ...(baseUrl && { baseUrl }),
      mode: isLiveKey(secretKey) ? 'live' : 'test',
    }
  },
  createProcessor: (options, { onProblem }) => createStripeProcessor({ ...options, onProblem }),
  createCheck: (options) => createStripeCheck(options),
}
