import type { PolicySources } from '../../../../core/site/index.js'

/** The name of the provider in settings, attempts and pages. */
export const STRIPE = 'stripe'

/** Where its script comes from, which may not be served by a shop itself. */
export const STRIPE_SCRIPT_HOSTS: readonly string[] = ['js.stripe.com', '*.js.stripe.com']

/**
 * What its script needs of a page's policy (docs.stripe.com/security/guide, "Content security policy"). It adds
 * scripts of its own by plain text, which a page that requires Trusted Types lets happen by its default policy
 * only.
 */
export const STRIPE_SOURCES: PolicySources = {
  'script-src': STRIPE_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'trusted-types': ['default'],
}
