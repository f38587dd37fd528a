import { InvalidArgumentError } from 'commander'

/** Parses the public address of a site, with which canonical addresses begin. */
export function parseBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new InvalidArgumentError('The address of a site is written as https://example.com.')
  return url.origin
}
