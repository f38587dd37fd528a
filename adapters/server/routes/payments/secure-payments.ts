import type { IncomingMessage } from 'node:http'
import { respond, isSecureForBrowser, isSecureRequest, pathOf } from '../../http/index.js'
import type { HttpHandler } from '../../http/index.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import { NOTICES_PREFIX } from './payment-notices-route.js'

/** The facts that decide whether a request over plain HTTP is answered. */
export interface PlainRequest {
  readonly method: string
  readonly path: string
  /**
   * True if a proxy reports the protocol of each request; without such a report, the protocol of a plain
   * connection is unknown.
   */
  readonly isProtocolKnown: boolean
}

const REFUSED = {
  error:
    'This shop takes real payments, and does so over HTTPS only. A proxy in front has to send X-Forwarded-Proto, ' +
    'and the server needs --trust-proxy.',
}
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * All addresses of the server except pages and files of the site; `.well-known` has proofs for certificates.
 */
const ENDPOINT = /^\/+\.(?!well-known(?:\/|$))/

/**
 * True if a shop with real payments answers a request over plain HTTP. It answers reads of pages and files,
 * and notices of providers, which are verified otherwise and contain nothing about a visitor. Other requests
 * may contain a session, a token or a password, which could be read on their way.
 */
export function answersPlainHttp({ method, path, isProtocolKnown }: PlainRequest): boolean {
  if (method === 'POST' && path.startsWith(NOTICES_PREFIX)) return true
  if (!READS.has(method)) return false
  return !(isProtocolKnown && method !== 'OPTIONS' && ENDPOINT.test(path))
}

const plainRequest = (request: IncomingMessage, trustProxy: boolean): PlainRequest => ({
  method: request.method ?? '',
  path: pathOf(request),
  isProtocolKnown: trustProxy && request.headers['x-forwarded-proto'] !== undefined,
})

/** Refuses requests over plain HTTP that `answersPlainHttp` does not allow. */
export const onlySecurely =
  (handler: HttpHandler, trustProxy: boolean, guests: readonly string[]): HttpHandler =>
  (request, response) =>
    isSecureRequest(request, trustProxy) ||
    answersPlainHttp(plainRequest(request, trustProxy)) ||
    isSecureForBrowser(request, trustProxy, guests)
      ? handler(request, response)
      : respond.json(response, 403, REFUSED)

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** True if other machines can reach a server on this host without a proxy in front. */
export const isOpenToAll = (host: string): boolean => !LOCAL_HOSTS.has(host)

const PLAIN_LIVE_SHOP = badInput(
  'The keys of the payment provider are live, and this server speaks plain HTTP to all visitors.',
  'Put a proxy with HTTPS in front and add --trust-proxy, or listen on localhost only.',
)

/** The failure if a shop with live keys would take payments over plain HTTP; null: it would not. */
export const plainHttpFailure = (host: string, trustProxy: boolean): OwnerFailure | null =>
  isOpenToAll(host) && !trustProxy ? PLAIN_LIVE_SHOP : null
