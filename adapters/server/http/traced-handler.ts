import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Telemetry } from '../../../core/ports/platform/telemetry.port.js'
import type { HttpHandler } from './http-handler.js'
import { requestIdOf } from './request-id.js'
import { pathOf } from './route.js'

/** The settings of traced requests. */
export interface TracedRequests {
  /** True if a proxy in front names its own span in `traceparent`. */
  readonly trustProxy: boolean
  /** An area whose addresses below its first level name people or orders, such as the owner's desk. */
  readonly privateArea: string
}

const NOT_MODIFIED = 304
const isFound = (status: number): boolean => (status >= 200 && status < 300) || status === NOT_MODIFIED

/**
 * The address of a request as far as it is the site's own. Pages and files that exist are named, and the
 * server's own addresses without the rest, which may be a token. Null for other addresses, which hold a
 * visitor's text.
 */
export function nameAddress(path: string, status: number, privateArea: string): string | null {
  const cut = (levels: number): string => {
    const steps = path.split('/')
    return steps.length > levels + 1 ? `${steps.slice(0, levels + 1).join('/')}/*` : path
  }
  if (path.startsWith('/.')) return isFound(status) ? cut(2) : null
  if (!isFound(status)) return null
  return path.startsWith(`${privateArea}/`) ? cut(2) : path
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A handler whose requests are traces: method, address, status; no query, no header, no body, no visitor. */
export function tracedHandler(
  handler: HttpHandler,
  telemetry: Telemetry,
  { trustProxy, privateArea }: TracedRequests,
): HttpHandler {
  return (request: IncomingMessage, response: ServerResponse) => {
    const method = METHODS.has(request.method ?? '') ? String(request.method) : 'OTHER'
    const { traceparent } = request.headers
    const parent = trustProxy && typeof traceparent === 'string' ? { parent: traceparent } : {}
    const attributes = {
      'http.request.method': method,
      'vitrine.request_id': requestIdOf(request, trustProxy),
    }
    void telemetry.span(method, { kind: 'server', attributes, ...parent }, (span) => {
      const closed = new Promise<void>((ended) => {
        response.once('close', () => {
          const { statusCode } = response
          // A target with a host is a path only since the handler read it.
          const address = nameAddress(pathOf(request), statusCode, privateArea)
          span.set('http.response.status_code', statusCode)
          if (address !== null) {
            span.set('http.route', address)
            span.rename(`${method} ${address}`)
          }
          if (statusCode >= 500) span.fail(String(statusCode))
          ended()
        })
      })
      void handler(request, response)
      return closed
    })
  }
}
