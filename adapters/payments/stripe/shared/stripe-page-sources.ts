import type { PolicySources } from '../../../../core/site/index.js'

/** The name of the provider in settings, attempts and pages. */
export const STRIPE = 'stripe'

/** The hosts of its script, which a shop must not serve itself. */
export const STRIPE_SCRIPT_HOSTS: readonly string[] = ['js.stripe.com', '*.js.stripe.com']

/**
 * The sources that its script needs in a page's policy (docs.stripe.com/security/guide, "Content security
 * policy"). The script adds further scripts by plain text, which a page that requires Trusted Types allows
 * only by its default policy.
 */
export const STRIPE_SOURCES: PolicySources = {
  'script-src': STRIPE_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'img-src': ['https://*.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
  'trusted-types': ['default'],
}
