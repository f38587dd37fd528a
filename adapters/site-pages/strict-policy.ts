import { createPolicy, POLICY_NAMES } from '../../core/site/index.js'
import type { ContentSecurityPolicy } from '../../core/site/index.js'

/**
 * What a page may load and run: scripts and styles of its own only, and no text turned into script. Pictures
 * and films come from anywhere safe; forms send to the site itself.
 */
export const STRICT_POLICY: ContentSecurityPolicy = createPolicy({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'media-src': ["'self'", 'data:', 'https:'],
  'frame-src': ["'self'", 'https:'],
  // Every export carries the icons of its widgets as a font inside its style sheet.
  'font-src': ["'self'", 'data:'],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': POLICY_NAMES,
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'object-src': ["'none'"],
})
