import { createPolicy, POLICY_NAMES } from '../../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../../core/site/index.js'

/**
 * The policy of a page: files of its own site only, no text turned into scripts, forms sent to the site
 * itself. A page also gets the hosts of its pictures, videos and frames (`withNamedHosts`).
 */
export const STRICT_POLICY: ContentSecurityPolicy = createPolicy({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'media-src': ["'self'", 'data:'],
  'frame-src': ["'self'"],
  // Every export carries the icons of its widgets as a font inside its style sheet.
  'font-src': ["'self'", 'data:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': POLICY_NAMES,
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
})
