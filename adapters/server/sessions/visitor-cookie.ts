import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { SessionId, Visitor, VisitorId } from '../../../core/ports/visitor.port.js'
import { VISITOR_LIFETIME_MS } from '../../../core/site/index.js'
import { CSRF_COOKIE, CSRF_HEADER, HOST_CSRF_COOKIE } from '../../graphql/protocol/index.js'
import type { AnswerCookies } from './answer-cookies.js'
import type { KnownVisitor, VisitorSecrets } from './visitor-secrets.js'
import { isSameSecret } from '../crypto/same-secret.js'

/** The cookie with the visitor's signed secret: hidden from scripts, never written to a log. */
export const VISITOR_COOKIE = 'vitrine_visitor'

/**
 * Its name over HTTPS. A browser accepts a cookie of this name only from this very host, encrypted and for all
 * paths. Another host of the same domain therefore cannot set a secret that it knows.
 */
const HOST_COOKIE = `__Host-${VISITOR_COOKIE}`

const nameOf = (isSecure: boolean): string => (isSecure ? HOST_COOKIE : VISITOR_COOKIE)

const MAX_AGE_S = VISITOR_LIFETIME_MS / 1000

/**
 * The visitor of a request; null: none, or not made by this site. `isSecure`: the visitor's browser uses
 * HTTPS.
 */
export function visitorOf(
  request: IncomingMessage,
  isSecure: boolean,
  secrets: VisitorSecrets,
): KnownVisitor | null {
  const text = parseCookie(request.headers.cookie ?? '')[nameOf(isSecure)]
  return text === undefined ? null : secrets.read(text)
}

/**
 * The token by which a page proves that it can read this site's cookies. It is derived from the secrets of
 * visitor and session, so that the server stores nothing, and a token is useless for other visitors, and
 * before or after a session.
 */
const csrfTokenOf = (visitor: VisitorId, session: SessionId | null): string =>
  createHmac('sha256', visitor)
    .update(session === null ? 'csrf' : `csrf ${session}`)
    .digest('hex')

/** True if a page of this site made the request for its visitor. */
export function hasValidToken(
  request: IncomingMessage,
  visitor: VisitorId,
  session: SessionId | null,
): boolean {
  return isSameSecret(String(request.headers[CSRF_HEADER] ?? ''), csrfTokenOf(visitor, session))
}

/**
 * Makes the browser a visitor: sets the secret, hidden from scripts, and the token that scripts send with
 * each operation.
 */
export function setVisitor(
  { isSecure, set }: AnswerCookies,
  secrets: VisitorSecrets,
  { id, isReturning = false, session }: Pick<Visitor, 'id' | 'isReturning' | 'session'>,
): void {
  set({ name: nameOf(isSecure), value: secrets.sign(id, isReturning), maxAgeS: MAX_AGE_S })
  const token = csrfTokenOf(id, session ?? null)
  // The plain name is set as well for scripts that know no other (reference/wire-protocol#csrf).
  const names = isSecure ? [CSRF_COOKIE, HOST_CSRF_COOKIE] : [CSRF_COOKIE]
  for (const name of names) set({ name, value: token, maxAgeS: MAX_AGE_S, isForScripts: true })
}
