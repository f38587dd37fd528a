import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { SITE_ORIGIN_HINT, siteOrigin } from '../site-origin.js'
import type { Environment } from './secrets-file.js'

/** The variables with the public addresses of a site and of its desk. */
type PublicUrlName = 'VITRINE_SITE_URL' | 'VITRINE_DESK_URL'

/** Reads a public address from the environment, as an origin; null: it is not set, or empty. */
export function readPublicUrl(
  environment: Environment,
  name: PublicUrlName,
): Result<string | null, OwnerFailure> {
  const text = environment[name] ?? ''
  if (text === '') return ok(null)
  const origin = siteOrigin(text)
  return origin === null ? err(badInput(`${name} is no address of a site.`, SITE_ORIGIN_HINT)) : ok(origin)
}
