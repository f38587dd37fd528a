import { visitorId } from '../../../core/ports/visitor.port.js'
import type { Random } from '../../../core/ports/platform/random.port.js'
import { respond, isSecureForBrowser, pageOrigin } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import { createAnswerCookies } from '../sessions/answer-cookies.js'
import { sessionOf } from '../sessions/session-cookie.js'
import { setVisitor, visitorOf } from '../sessions/visitor-cookie.js'
import type { VisitorSecrets } from '../sessions/visitor-secrets.js'

/**
 * Makes a browser a visitor and gives its pages the token that they send with every operation
 * (reference/wire-protocol#csrf). It answers only requests with `X-Requested-With`, which no other site's
 * page can send, so that a stranger cannot replace a visitor's cart.
 */
export function createCsrfHandler({
  random,
  secrets,
  trustProxy = false,
  guests = [],
}: {
  readonly random: Random
  readonly secrets: VisitorSecrets
  readonly trustProxy?: boolean
  /** Other origins whose pages may use the server. @default none */
  readonly guests?: readonly string[]
}): HttpHandler {
  return async (request, response) => {
    if (request.method !== 'POST') {
      return respond.notAllowed(response, ['POST'], (message) => ({ ok: 0, message }))
    }
    if (request.headers['x-requested-with'] === undefined) {
      return respond.json(response, 403, { ok: 0, message: 'The header X-Requested-With is missing.' })
    }
    const isSecure = isSecureForBrowser(request, trustProxy, guests)
    const known = visitorOf(request, isSecure, secrets) ?? { id: visitorId(random.token()) }
    const session = sessionOf(request, isSecure)
    const cookies = createAnswerCookies(response, isSecure, pageOrigin(request, guests))
    setVisitor(cookies, secrets, { ...known, ...(session !== null && { session }) })
    respond.json(response, 200, { ok: 1 })
  }
}
