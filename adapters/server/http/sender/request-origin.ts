import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { createBoundedCache } from '../../../../core/shared/index.js'

const lastOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .pop()
    ?.trim() ?? ''

const firstOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/** A cache of valid hosts: visitors name one of a few; invented ones are dropped at this limit. */
const knownHosts = createBoundedCache<true>(16_000)

/**
 * True if `Host` names one host or is absent. Addresses are made from the host, which needs a valid name. Of
 * two hosts, a proxy in front might have meant the other (RFC 9112, 3.2: such a request is answered with
 * 400).
 */
export function hasValidHost({ headers: { host }, rawHeaders }: IncomingMessage): boolean {
  const isName = (text: string, at: number): boolean =>
    at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'
  const first = rawHeaders.findIndex(isName)
  if (rawHeaders.some((text, at) => at > first && isName(text, at))) return false
  if (host === undefined || host === '' || knownHosts.get(host)) return true
  const isValid = !/[/?#@\\]|[^\x21-\x7e]/.test(host) && URL.canParse(`http://${host}`)
  if (isValid) knownHosts.set(host, true, 0)
  return isValid
}

/** True if the visitor's own connection is encrypted; a proxy's report counts only if the owner runs one. */
export const isSecureRequest = (request: IncomingMessage, trustProxy: boolean): boolean =>
  (request.socket as TLSSocket).encrypted === true ||
  (trustProxy && firstOf(request.headers['x-forwarded-proto']) === 'https')

/**
 * True if the visitor's browser uses HTTPS with this site. The browser reports it in `Origin`, even behind a
 * proxy that the owner has not declared. A client that lies only gets cookies that its browser refuses. Pages
 * of `guests`, origins that the owner has listed, count too: over HTTPS they cannot use plain HTTP.
 */
export const isSecureForBrowser = (
  request: IncomingMessage,
  trustProxy: boolean,
  guests: readonly string[] = [],
): boolean => {
  const { origin = '' } = request.headers
  if (isSecureRequest(request, trustProxy)) return true
  return origin.startsWith('https://') && (guests.includes(origin) || isSameOrigin(request, trustProxy))
}

/** The host in a visitor's request, in lower case; empty: none. */
export const hostOf = ({ headers }: IncomingMessage, trustProxy: boolean): string =>
  ((trustProxy ? lastOf(headers['x-forwarded-host']) : '') || (headers.host ?? '')).toLowerCase()

/**
 * True if a page of this site sends the request, by the origin that a browser reports. A program that sends
 * no origin has no visitor's rights.
 */
export function isSameOrigin({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  const { origin } = headers
  if (!origin) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const hosts = [headers.host, trustProxy ? lastOf(headers['x-forwarded-host']) : '']
  return hosts.some((host) => host && host.toLowerCase() === new URL(origin).host)
}

/** Values of `Sec-Fetch-Site` for a page of this site, and for an address that a person typed. */
const OWN_SITE: ReadonlySet<string> = new Set(['same-origin', 'none'])

/**
 * True if a page of another origin, also one of the same domain, makes a browser send the request. Browsers
 * report it also for a page that hides its address (`Origin: null`); programs report nothing.
 */
export function isForeignRequest(request: IncomingMessage, trustProxy: boolean): boolean {
  const site = request.headers['sec-fetch-site']
  return site === undefined ? !isSameOrigin(request, trustProxy) : !OWN_SITE.has(String(site))
}
