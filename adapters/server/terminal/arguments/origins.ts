import { InvalidArgumentError } from 'commander'
import { isOrigin, SITE_ADDRESS, siteOrigin } from '../../settings/web-address.js'

/** Parses the public address of a site or of its server, without a path. Returns it as an origin. */
export function parseSiteUrl(text: string): string {
  const origin = siteOrigin(text)
  if (origin !== null) return origin
  throw new InvalidArgumentError(`It must be ${SITE_ADDRESS}.`)
}

/** Collects the origins of pages, in the notation of browsers. */
export function addOrigin(text: string, known: readonly string[]): readonly string[] {
  if (isOrigin(text)) return [...known, text]
  throw new InvalidArgumentError(
    'An origin is written as https://www.example.com, without a path; * and null are none.',
  )
}
