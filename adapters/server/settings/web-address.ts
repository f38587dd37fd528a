/** The words for the public address of a site in every message about it. */
export const SITE_ADDRESS = 'the address of the site, such as https://example.com'

/** Parses a web address without user name, password and fragment; null: the text is no such address. */
export function webAddress(text: string): URL | null {
  const url = URL.canParse(text) ? new URL(text) : null
  const isWeb = url !== null && /^https?:$/.test(url.protocol)
  return isWeb && url.username + url.password + url.hash === '' ? url : null
}

/** The origin of the public address of a site, which has no path; null: the text is no such address. */
export function siteOrigin(text: string): string | null {
  const url = webAddress(text)
  return url !== null && url.href === `${url.origin}/` ? url.origin : null
}

/**
 * True if a text is an origin in the notation of browsers: `https://www.example.org`, with a port only if it
 * is not the default.
 */
export const isOrigin = (text: string): boolean => webAddress(text)?.origin === text
