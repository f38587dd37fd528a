import { createPolicy, POLICY_NAMES } from '../../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../../core/site/index.js'

/**
 * The policy of a page: files of its own only, and no text turned into script; forms send to the site itself.
 * A page also gets the hosts of pictures, films and frames that it names (`withNamedHosts`).
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
