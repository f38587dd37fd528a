import { badInput, err, ok } from '../../../../core/shared/index.js'
import type { OwnerFailure, Result } from '../../../../core/shared/index.js'
import { SITE_ADDRESS, siteOrigin } from '../web-address.js'
import type { Environment } from './secrets-file.js'

/** The public addresses of a site and of its desk, as origins; absent: not set. */
interface PublicUrls {
  readonly siteUrl?: string
  readonly deskUrl?: string
}

/** Reads a public address from the environment, as an origin; null: it is not set, or empty. */
function readUrl(
  environment: Environment,
  name: 'VITRINE_SITE_URL' | 'VITRINE_DESK_URL',
): Result<string | null, OwnerFailure> {
  const text = environment[name] ?? ''
  if (text === '') return ok(null)
  const origin = siteOrigin(text)
  return origin === null ? err(badInput(`${name} must be ${SITE_ADDRESS}.`)) : ok(origin)
}

/** The public address of a site: the given one, else that of the environment; null: neither is set. */
export const readSiteUrl = (
  environment: Environment,
  named: string | null = null,
): Result<string | null, OwnerFailure> =>
  named === null ? readUrl(environment, 'VITRINE_SITE_URL') : ok(named)

/** The given public addresses, else those of the environment. */
export function readPublicUrls(
  environment: Environment,
  { url, deskUrl }: { readonly url?: string; readonly deskUrl?: string },
): Result<PublicUrls, OwnerFailure> {
  const site = readSiteUrl(environment, url ?? null)
  if (!site.ok) return site
  const desk = deskUrl === undefined ? readUrl(environment, 'VITRINE_DESK_URL') : ok(deskUrl)
  if (!desk.ok) return desk
  return ok({
    ...(site.value !== null && { siteUrl: site.value }),
    ...(desk.value !== null && { deskUrl: desk.value }),
  })
}
