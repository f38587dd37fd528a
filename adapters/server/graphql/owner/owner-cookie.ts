import type { IncomingMessage, ServerResponse } from 'node:http'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { SessionCookie } from './owner-services.js'

const PLAIN_COOKIE = 'vitrine-owner'
/** The cookie name over HTTPS, which no other host of the domain can set. */
const HOST_COOKIE = `__Host-${PLAIN_COOKIE}`

const nameOf = (isSecure: boolean): string => (isSecure ? HOST_COOKIE : PLAIN_COOKIE)

/** The secret of an owner's session in a request; null: none. A member's cookie has another name. */
export function ownerSecretOf({ headers }: IncomingMessage, isSecure: boolean): string | null {
  const secret = parseCookie(headers.cookie ?? '')[nameOf(isSecure)]
  return secret !== undefined && /^[0-9a-f]{32}$/.test(secret) ? secret : null
}

/**
 * Writes the cookie of a session into an answer: hidden from scripts, and never sent by pages of other sites.
 */
export function createSessionCookie(response: ServerResponse, isSecure: boolean): SessionCookie {
  const write = (value: string, maxAge: number): void => {
    const reach = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
    response.setHeader('Set-Cookie', stringifySetCookie({ name: nameOf(isSecure), value, maxAge, ...reach }))
  }
  return { set: write, clear: () => write('', 0) }
}
