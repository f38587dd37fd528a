import type { IncomingMessage, ServerResponse } from 'node:http'
import { respond } from './answers/respond.js'
import type { HttpHandler } from './http-handler.js'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.js'
import { hasValidHost, isSecureRequest } from './sender/request-origin.js'
import { takeHostOfTarget } from './request-target.js'
import { answerFirst, pathOf } from './route.js'
import type { Route } from './route.js'

/**
 * One answered request in a form that may be logged: no query (it may contain an order's token), no header,
 * no body.
 */
export interface RequestRecord {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly durationMs: number
  /** The id that the answer carries in `X-Request-Id`. */
  readonly requestId: string
}

/** The routes and hooks of a request handler. */
export interface RequestHandlerOptions {
  /** Called in this order; the first that answers wins. */
  readonly routes: readonly Route[]
  /** True if a proxy in front reports the visitor's protocol. @default false */
  readonly trustProxy?: boolean
  readonly onRequest?: (record: RequestRecord) => void
  /** Called for errors that no route handled. Visitors only read that something went wrong. */
  readonly onUnexpected?: (error: unknown, requestId: string) => void
}

/** The time for which a browser insists on HTTPS after its first use: half a year. */
const HTTPS_ONLY_S = 180 * 86_400

function answerPlain(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  respond.text(response, status, text)
}

async function answer(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!(await answerFirst(routes, request, response))) answerPlain(response, 404, 'Not found')
}

/** Combines routes into one listener of a `node:http` server. */
export function createRequestHandler({
  routes,
  trustProxy = false,
  onRequest,
  onUnexpected,
}: RequestHandlerOptions): HttpHandler {
  return (request, response) => {
    const namesHost = takeHostOfTarget(request)
    if (onRequest) {
      const startedAt = performance.now()
      const requestId = requestIdOf(request, trustProxy)
      response.setHeader(REQUEST_ID_HEADER, requestId)
      response.once('close', () =>
        onRequest({
          method: request.method ?? '',
          path: pathOf(request),
          status: response.statusCode,
          durationMs: Math.round(performance.now() - startedAt),
          requestId,
        }),
      )
    }
    // Browsers must not guess another type than the answer's, since its content may come from any author.
    response.setHeader('X-Content-Type-Options', 'nosniff')
    // Browsers follow this header over HTTPS only, and then use only HTTPS for this host.
    if (isSecureRequest(request, trustProxy))
      response.setHeader('Strict-Transport-Security', `max-age=${HTTPS_ONLY_S}`)
    if (!namesHost || !hasValidHost(request))
      return answerPlain(response, 400, 'The request does not name one host.')
    answer(routes, request, response).catch((error: unknown) => {
      const requestId = requestIdOf(request, trustProxy)
      onUnexpected?.(error, requestId)
      if (!response.headersSent) response.setHeader(REQUEST_ID_HEADER, requestId)
      answerPlain(response, 500, `Something went wrong. Please try again. (Request ${requestId})`)
    })
  }
}
