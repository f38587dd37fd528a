import type { Backend } from '../../../core/ports/backend.port.js'
import { ANONYMOUS } from '../../../core/ports/visitor.port.js'
import { isSecureForBrowser, pageOrigin, respond } from '../http/index.js'
import type { HttpHandler } from '../http/index.js'
import { createAnswerCookies } from '../sessions/answer-cookies.js'
import { sessionOf, setSession } from '../sessions/session-cookie.js'
import { setVisitor, visitorOf } from '../sessions/visitor-cookie.js'
import type { VisitorSecrets } from '../sessions/visitor-secrets.js'

/**
 * Tells a page whether its visitor's session is still valid: if it was ended elsewhere, the answer removes
 * the cookies that page and browser rely on. It never names the visitor.
 */
export function createSessionHandler({
  backend,
  secrets,
  trustProxy = false,
  guests = [],
}: {
  readonly backend: Backend
  readonly secrets: VisitorSecrets
  readonly trustProxy?: boolean
  /** Other origins whose pages may use the server. @default none */
  readonly guests?: readonly string[]
}): HttpHandler {
  return async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, ['GET', 'HEAD'])
    }
    const isSecure = isSecureForBrowser(request, trustProxy, guests)
    const session = sessionOf(request, isSecure)
    const user = session === null ? null : await backend.open({ ...ANONYMOUS, session }).accounts.readUser()
    // An unreachable back end does not end a session.
    if (user === null || (user.ok && user.value === null)) {
      const cookies = createAnswerCookies(response, isSecure, pageOrigin(request, guests))
      setSession(cookies, null, Date.now())
      const known = visitorOf(request, isSecure, secrets)
      // The token of the page's requests belonged to the ended session.
      if (known !== null) setVisitor(cookies, secrets, known)
    }
    response.writeHead(204).end()
  }
}
