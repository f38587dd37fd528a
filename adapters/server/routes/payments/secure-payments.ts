import { respond, isSecureForBrowser, isSecureRequest, pathOf } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { badInput } from '../../../../core/shared/index.js'
import type { OwnerFailure } from '../../../../core/shared/index.js'
import { SERVER_PATHS } from '../server-paths.js'
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
  /** Paths of the server's own pages, with all below them: they show data of a visitor or of the owner. */
  readonly ownPages: readonly string[]
}

const REFUSED = {
  error:
    'This shop takes real payments, and does so over HTTPS only. A proxy in front has to send X-Forwarded-Proto, ' +
    'and the server needs --trust-proxy.',
}
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Names below a dot are the server's; `.well-known` has proofs for certificates. */
const DOTTED = /^\/+\.(?!well-known(?:\/|$))/

/** True for each address of the server except pages and files of the site. */
const isEndpoint = (path: string, ownPages: readonly string[]): boolean =>
  DOTTED.test(path) ||
  SERVER_PATHS.some((own) => (own.endsWith('*') ? path.startsWith(own.slice(0, -1)) : path === own)) ||
  ownPages.some((page) => path === page || path.startsWith(`${page}/`))

/**
 * True if a shop with real payments answers a request over plain HTTP. It answers reads of pages and files,
 * and notices of providers, which are verified otherwise and contain nothing about a visitor. Other requests
 * may contain a session, a token or a password, which could be read on their way.
 */
export function answersPlainHttp({ method, path, isProtocolKnown, ownPages }: PlainRequest): boolean {
  if (method === 'POST' && path.startsWith(NOTICES_PREFIX)) return true
  if (!READS.has(method)) return false
  return !(isProtocolKnown && method !== 'OPTIONS' && isEndpoint(path, ownPages))
}

/** The connection and the addresses of a shop that takes real payments. */
export interface SecureShop extends Pick<PlainRequest, 'ownPages'> {
  readonly trustProxy: boolean
  /** Other origins whose pages may use the server. */
  readonly guests: readonly string[]
}

/** Refuses requests over plain HTTP that `answersPlainHttp` does not allow, and leaves others to the next route. */
export const onlySecurely =
  ({ trustProxy, guests, ownPages }: SecureShop): Route =>
  (request, response) => {
    const plain = {
      method: request.method ?? '',
      path: pathOf(request),
      isProtocolKnown: trustProxy && request.headers['x-forwarded-proto'] !== undefined,
      ownPages,
    }
    const isAnswered =
      isSecureRequest(request, trustProxy) ||
      answersPlainHttp(plain) ||
      isSecureForBrowser(request, trustProxy, guests)
    if (!isAnswered) respond.json(response, 403, REFUSED)
    return !isAnswered
  }

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
