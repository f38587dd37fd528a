import type { IncomingMessage, ServerResponse } from 'node:http'
import { respond } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'

/** The maximum wait; shorter than the time after which an idle connection is closed. */
const LIMIT_MS = 20_000

/** The request handler between listening on the port and the opening of the site. */
export interface Opening {
  readonly handler: HttpHandler
  /** Passes all requests to this handler from now on, including the waiting ones. */
  readonly open: (handler: HttpHandler) => void
  /** Answers the waiting requests if the site will not open. */
  readonly end: () => void
}

const refuse = (response: ServerResponse): void =>
  respond.text(response, 503, 'The shop is just opening.', { 'Retry-After': 1 })

/**
 * Lets requests wait until the site is open, so that visitors see a restart as a pause and not as a failure.
 * A request that has waited too long is refused.
 */
export function createOpening(limitMs = LIMIT_MS): Opening {
  let current: HttpHandler | null = null
  const waiting = new Set<(handler: HttpHandler | null) => void>()

  const wait = (request: IncomingMessage, response: ServerResponse): void => {
    const go = (handler: HttpHandler | null): void => {
      waiting.delete(go)
      clearTimeout(late)
      if (response.destroyed) return
      if (handler === null) refuse(response)
      else void handler(request, response)
    }
    const late = setTimeout(go, limitMs, null)
    waiting.add(go)
    response.once('close', () => {
      waiting.delete(go)
      clearTimeout(late)
    })
  }
  const answerAll = (handler: HttpHandler | null): void => [...waiting].forEach((go) => go(handler))

  return {
    handler: (request, response) => (current ?? wait)(request, response),
    open: (handler) => {
      current = handler
      answerAll(handler)
    },
    end: () => answerAll(null),
  }
}
