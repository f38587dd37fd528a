import { InvalidArgumentError } from 'commander'
import { isOrigin } from '../../settings/is-origin.js'

/** Parses the address at which visitors or owners reach a site. */
export function parseSiteUrl(text: string): string {
  if (/^https?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text)) return new URL(text).origin
  throw new InvalidArgumentError('The address of a site is written as https://shop.example.org.')
}

/** Parses the address of the server behind a built site. */
export function parseServerUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new InvalidArgumentError('Where the server runs is written as https://shop.example.com.')
  return url.origin
}

/** Collects the origins of pages as browsers name them. */
export function addOrigin(text: string, known: readonly string[]): readonly string[] {
  if (isOrigin(text)) return [...known, text]
  throw new InvalidArgumentError(
    'An origin is written as https://www.example.com, without a path; * and null are none.',
  )
}
