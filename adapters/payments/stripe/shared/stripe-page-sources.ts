import type { PolicySources } from '../../../../core/site/index.js'

/** The name of the provider in settings, attempts and pages. */
export const STRIPE = 'stripe'

/** The hosts of its script, which a shop itself may not serve. */
export const STRIPE_SCRIPT_HOSTS: readonly string[] = ['js.stripe.com', '*.js.stripe.com']

/**
 * The sources that its script needs in a page's policy (docs.stripe.com/security/guide, "Content security
 * policy"). It adds scripts of its own by plain text, which a page that requires Trusted Types allows by its
 * default policy only.
 */
export const STRIPE_SOURCES: PolicySources = {
  'script-src': STRIPE_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'trusted-types': ['default'],
}
