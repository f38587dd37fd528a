import type { IncomingMessage } from 'node:http'
import { browserName } from '../../core/accounts/index.js'
import type { NewIdentity } from '../../core/ports/account-gateway.port.js'
import type { Visitor } from '../../core/ports/visitor.port.js'
import { visitorAddress } from '../http/index.js'
import type { AnswerCookies } from './answer-cookies.js'
import { sessionOf, setSession } from './session-cookie.js'
import { setVisitor, visitorOf } from './visitor-cookie.js'
import type { VisitorSecrets } from './visitor-secrets.js'

/** Whom a request is from, by its cookies; null: it brings no visitor's secret. */
export function visitorOfRequest(
  request: IncomingMessage,
  isSecure: boolean,
  { secrets, trustProxy = false }: { readonly secrets: VisitorSecrets; readonly trustProxy?: boolean },
): Visitor | null {
  const id = visitorOf(request, isSecure, secrets)
  if (id === null) return null
  const session = sessionOf(request, isSecure)
  const address = visitorAddress(request, trustProxy)
  const browser = browserName(request.headers['user-agent'] ?? '')
  return { id, address, ...(session !== null && { session }), ...(browser !== null && { browser }) }
}

/** Makes a browser what a log-in made of its visitor. */
export function setIdentity(
  cookies: AnswerCookies,
  secrets: VisitorSecrets,
  { visitor, session }: NewIdentity,
  nowMs: number,
): void {
  setVisitor(cookies, secrets, visitor, session?.id ?? null)
  setSession(cookies, session, nowMs)
}
