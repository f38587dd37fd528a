import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import { createBoundedCache } from '../../../core/shared/index.js'

const lastOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .pop()
    ?.trim() ?? ''

const firstOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/** Visitors name one of a few hosts; those that others make up are kept no longer than these bytes last. */
const knownHosts = createBoundedCache<true>(16_000)

/**
 * True if `Host` names one host or is absent. Addresses are made from it, and no other value makes a valid
 * one; of two, a proxy in front might have meant the other (RFC 9112, 3.2: such a request is answered with
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

/** True if the visitor's own connection is encrypted; a proxy's word counts only if the owner runs one. */
export const isSecureRequest = (request: IncomingMessage, trustProxy: boolean): boolean =>
  (request.socket as TLSSocket).encrypted === true ||
  (trustProxy && firstOf(request.headers['x-forwarded-proto']) === 'https')

/**
 * Tells if the visitor's browser speaks HTTPS with this site. The browser says so in `Origin`, even behind a
 * proxy that the owner has not declared; a client that lies only gets cookies that its browser refuses. Pages
 * of `guests`, origins that the owner has named, say so too: over HTTPS they can reach nothing that does not
 * speak it.
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

/** The host that a visitor's browser asks, in lower case; empty where none is named. */
export const hostOf = ({ headers }: IncomingMessage, trustProxy: boolean): string =>
  ((trustProxy ? lastOf(headers['x-forwarded-host']) : '') || (headers.host ?? '')).toLowerCase()

/**
 * Tells if a page of this site sends the request: a browser names the page's origin. Programs that name none
 * have no visitor's rights.
 */
export function isSameOrigin({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  const { origin } = headers
  if (!origin) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const hosts = [headers.host, trustProxy ? lastOf(headers['x-forwarded-host']) : '']
  return hosts.some((host) => host && host.toLowerCase() === new URL(origin).host)
}
