import type { PolicySources } from '../../../../core/site/index.js'

/** Where its script comes from, and what that loads again. */
export const PAYPAL_SCRIPT_HOSTS: readonly string[] = [
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'www.paypalobjects.com',
]

/**
 * What its script needs of a page's policy. It adds scripts of its own by plain text, which a page that requires
 * Trusted Types lets happen by its default policy only.
 */
export const PAYPAL_SOURCES: PolicySources = {
  'script-src': PAYPAL_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'frame-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  'img-src': PAYPAL_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'connect-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  'trusted-types': ['default'],
}
