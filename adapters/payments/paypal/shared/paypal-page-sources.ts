import type { PolicySources } from '../../../../core/site/index.js'

/** The hosts of its script, and of the code that the script loads. */
export const PAYPAL_SCRIPT_HOSTS: readonly string[] = [
  'www.paypal.com',
  'www.sandbox.paypal.com',
  'www.paypalobjects.com',
]

/**
 * The sources that its script needs in a page's policy. The script adds further scripts by plain text, which
 * a page that requires Trusted Types allows only by its default policy.
 */
export const PAYPAL_SOURCES: PolicySources = {
  'script-src': PAYPAL_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'frame-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  'img-src': PAYPAL_SCRIPT_HOSTS.map((host) => `https://${host}`),
  'connect-src': ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  'trusted-types': ['default'],
}
