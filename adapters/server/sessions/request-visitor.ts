import type { IncomingMessage } from 'node:http'
import { browserName } from '../../../core/accounts/index.js'
import type { NewIdentity } from '../../../core/ports/accounts/account-gateway.port.js'
import type { Visitor } from '../../../core/ports/visitor.port.js'
import { visitorAddress } from '../http/index.js'
import type { AnswerCookies } from './answer-cookies.js'
import { sessionOf, setSession } from './session-cookie.js'
import { setVisitor, visitorOf } from './visitor-cookie.js'
import type { VisitorSecrets } from './visitor-secrets.js'

/** The visitor of a request, by its cookies; null: it has no visitor's secret. */
export function visitorOfRequest(
  request: IncomingMessage,
  isSecure: boolean,
  { secrets, trustProxy = false }: { readonly secrets: VisitorSecrets; readonly trustProxy?: boolean },
): Visitor | null {
  const known = visitorOf(request, isSecure, secrets)
  if (known === null) return null
  const session = sessionOf(request, isSecure)
  return { ...known, ...senderOf(request, trustProxy), ...(session !== null && { session }) }
}

/**
 * Known facts about the sender of a request, with or without a visitor's secret; for limits and lists only.
 */
export function senderOf(request: IncomingMessage, trustProxy = false): Pick<Visitor, 'address' | 'browser'> {
  const address = visitorAddress(request, trustProxy)
  const browser = browserName(request.headers['user-agent'] ?? '')
  return { address, ...(browser !== null && { browser }) }
}

/** The visitor after a log-in or log-out. */
export const visitorAfter = ({ visitor, session, wasLoggedIn = false }: NewIdentity): Visitor => ({
  id: visitor,
  isReturning: session !== null || wasLoggedIn,
  ...(session && { session: session.id }),
})

/** Sets a browser's cookies to the identity after a log-in. */
export function setIdentity(
  cookies: AnswerCookies,
  secrets: VisitorSecrets,
  identity: NewIdentity,
  nowMs: number,
): void {
  setVisitor(cookies, secrets, visitorAfter(identity))
  setSession(cookies, identity.session, nowMs)
}
