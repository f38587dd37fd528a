import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'

const lastOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .pop()
    ?.trim() ?? ''

const firstOf = (header: string | readonly string[] | undefined): string =>
  String(header ?? '')
    .split(',')[0]
    ?.trim() ?? ''

/**
 * Whether `Host` names a host, where it is sent at all. Addresses are made from it, which cannot be made from
 * anything else (RFC 9112, 3.2: such a request is answered with 400).
 */
export function hasValidHost({ headers: { host } }: IncomingMessage): boolean {
  if (host === undefined || host === '') return true
  return !/[/?#@\\]|[^\x21-\x7e]/.test(host) && URL.canParse(`http://${host}`)
}

/**
 * Whether the visitor's own connection is encrypted; a proxy's word is taken only where the owner runs one.
 */
export const isSecureRequest = (request: IncomingMessage, trustProxy: boolean): boolean =>
  (request.socket as TLSSocket).encrypted === true ||
  (trustProxy && firstOf(request.headers['x-forwarded-proto']) === 'https')

/**
 * Whether the visitor's browser speaks HTTPS with this site. It says so itself in `Origin`, also behind a proxy
 * that the owner has not told us of; whoever lies about it only gets cookies that their browser refuses.
 */
export const isSecureForBrowser = (request: IncomingMessage, trustProxy: boolean): boolean =>
  isSecureRequest(request, trustProxy) ||
  (String(request.headers.origin ?? '').startsWith('https://') && isSameOrigin(request, trustProxy))

/**
 * Whether a page of this site sends: a browser names the page's origin. Programs that name none carry
 * nobody's rights with them.
 */
export function isSameOrigin({ headers }: IncomingMessage, trustProxy: boolean): boolean {
  const { origin } = headers
  if (!origin) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  const hosts = [headers.host, trustProxy ? lastOf(headers['x-forwarded-host']) : '']
  return hosts.some((host) => host && host.toLowerCase() === new URL(origin).host)
}
