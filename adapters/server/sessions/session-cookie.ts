import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import { sessionId } from '../../../core/ports/visitor.port.js'
import type { SessionId } from '../../../core/ports/visitor.port.js'
import type { NewIdentity } from '../../../core/ports/accounts/account-gateway.port.js'
import type { AnswerCookies } from './answer-cookies.js'

/** The cookie with a session's secret over plain HTTP, hidden from scripts. */
const SESSION_SECRET_COOKIE = 'vitrine_session'

/** Its name over HTTPS, which no other host of the domain can set (see `visitor-cookie.ts`). */
const HOST_COOKIE = `__Host-${SESSION_SECRET_COOKIE}`

/** Markers for pages and caches: they show that a member is logged in, but not which one. */
const MARKERS = [
  { name: 'wf_sid', isForScripts: false },
  { name: 'wf_loggedin', isForScripts: true },
] as const

/**
 * The session of a request; null: none. The name with `__Host-` counts in any case, since browsers send it
 * over HTTPS only, even if a proxy does not report the protocol.
 */
export function sessionOf(request: IncomingMessage, isSecure: boolean): SessionId | null {
  const cookies = parseCookie(request.headers.cookie ?? '')
  const secret = cookies[HOST_COOKIE] ?? (isSecure ? undefined : cookies[SESSION_SECRET_COOKIE])
  return secret !== undefined && /^[0-9a-f]{32}$/.test(secret) ? sessionId(secret) : null
}

/** Logs the browser in or, with null, out: the secret, and the markers beside it. */
export function setSession(cookies: AnswerCookies, session: NewIdentity['session'], nowMs: number): void {
  const name = cookies.isSecure ? HOST_COOKIE : SESSION_SECRET_COOKIE
  if (session === null) {
    cookies.clear(name)
    for (const marker of MARKERS) cookies.clear(marker.name)
    return
  }
  const maxAgeS = Math.max(0, Math.floor((session.expiresAtMs - nowMs) / 1000))
  cookies.set({ name, value: session.id, maxAgeS })
  for (const marker of MARKERS) cookies.set({ ...marker, value: '1', maxAgeS })
}
