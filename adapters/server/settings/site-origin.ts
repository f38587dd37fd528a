/** Says how the public address of a site is written. */
export const SITE_ORIGIN_HINT = 'The address of a site is written as https://example.com.'

/** The origin of the public address of a site, which has no path; null: the text is no such address. */
export function siteOrigin(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : null
}
