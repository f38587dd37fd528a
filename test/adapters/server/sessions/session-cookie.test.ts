import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { CSRF_HEADER } from '../../../../adapters/graphql/protocol/index.js'
import { createAnswerCookies } from '../../../../adapters/server/sessions/answer-cookies.js'
import { sessionOf, setSession } from '../../../../adapters/server/sessions/session-cookie.js'
import { hasValidToken, setVisitor, visitorOf } from '../../../../adapters/server/sessions/visitor-cookie.js'
import { createVisitorSecrets } from '../../../../adapters/server/sessions/visitor-secrets.js'
import { sessionId, visitorId } from '../../../../core/ports/visitor.port.js'

const [OWN, OTHER] = ['a'.repeat(32), 'b'.repeat(32)]
const NOW_MS = 1_700_000_000_000

const requestWith = (cookie?: string, token?: string): IncomingMessage =>
  ({
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(token !== undefined && { [CSRF_HEADER]: token }),
    },
  }) as unknown as IncomingMessage

/** The cookies that an answer sets, as the browser reads them. */
function answered(isSecure: boolean, write: (cookies: ReturnType<typeof createAnswerCookies>) => void) {
  let sent: readonly string[] = []
  const response = {
    setHeader: (name: string, value: unknown) => {
      if (name === 'Set-Cookie') sent = value as readonly string[]
      return response as never
    },
  }
  write(createAnswerCookies(response, isSecure, 'own'))
  return sent
}

describe('the session that a request brings', () => {
  it.each([
    [`vitrine_session=${OWN}`, false, OWN],
    [`vitrine_session=${OWN}`, true, null],
    [`__Host-vitrine_session=${OWN}`, true, OWN],
    [`__Host-vitrine_session=${OWN}`, false, OWN],
    [`vitrine_session=${OTHER}; __Host-vitrine_session=${OWN}`, false, OWN],
    [`vitrine_session=${OTHER}; __Host-vitrine_session=${OWN}`, true, OWN],
    [`vitrine_session=${OWN}0`, false, null],
    [`vitrine_session=0${OWN}`, false, null],
    [`vitrine_session=${OWN.toUpperCase()}`, false, null],
    ['vitrine_session=', false, null],
    ['', false, null],
    [undefined, false, null],
  ])('with the cookies %j, over HTTPS %s, is %s', (cookie, isSecure, session) => {
    expect(sessionOf(requestWith(cookie), isSecure)).toBe(session)
  })

  it.each([
    [true, '__Host-vitrine_session', '; Secure'],
    [false, 'vitrine_session', ''],
  ])('is set, over HTTPS %s, as %s with its markers, for as long as it lasts', (isSecure, name, secure) => {
    const session = { id: sessionId(OWN), expiresAtMs: NOW_MS + 2_592_000_999 }
    expect(answered(isSecure, (cookies) => setSession(cookies, session, NOW_MS))).toEqual([
      `${name}=${OWN}; Max-Age=2592000; Path=/; HttpOnly${secure}; SameSite=Lax`,
      `wf_sid=1; Max-Age=2592000; Path=/; HttpOnly${secure}; SameSite=Lax`,
      `wf_loggedin=1; Max-Age=2592000; Path=/${secure}; SameSite=Lax`,
    ])
    const over = { id: sessionId(OWN), expiresAtMs: NOW_MS - 5000 }
    const [ended] = answered(isSecure, (cookies) => setSession(cookies, over, NOW_MS))
    expect(ended).toContain('Max-Age=0;')
  })

  it.each([
    [true, '__Host-vitrine_session'],
    [false, 'vitrine_session'],
  ])('ends, over HTTPS %s, with %s and all markers', (isSecure, name) => {
    const sent = answered(isSecure, (cookies) => setSession(cookies, null, NOW_MS))
    expect(sent.map((line) => line.split(';').slice(0, 2).join(';'))).toEqual(
      [name, 'wf_sid', 'wf_loggedin'].map((each) => `${each}=; Max-Age=0`),
    )
  })
})

describe('the visitor that a request brings', () => {
  const secrets = createVisitorSecrets('a site')
  const visitor = visitorId(OWN)
  const signed = secrets.sign(visitor)

  it.each([
    [`vitrine_visitor=${signed}`, false, OWN],
    [`vitrine_visitor=${signed}`, true, null],
    [`__Host-vitrine_visitor=${signed}`, true, OWN],
    [`__Host-vitrine_visitor=${signed}`, false, null],
    [`vitrine_visitor=${secrets.sign(visitor, true)}`, false, OWN],
    [`vitrine_visitor=${createVisitorSecrets('another').sign(visitor)}`, false, null],
    [`vitrine_visitor=${OTHER}${signed.slice(32)}`, false, null],
    [`vitrine_visitor=0${signed}`, false, null],
    [`vitrine_visitor=${signed}0`, false, null],
    [`vitrine_visitor=${OWN}`, false, null],
    [undefined, false, null],
  ])('with the cookies %j, over HTTPS %s, is %s', (cookie, isSecure, id) => {
    expect(visitorOf(requestWith(cookie), isSecure, secrets)?.id ?? null).toBe(id)
  })

  it('is known to return if the site signed that', () => {
    for (const isReturning of [true, false])
      expect(secrets.read(secrets.sign(visitor, isReturning))).toEqual({ id: visitor, isReturning })
    expect(secrets.read(signed)?.isReturning).toBe(false)
    const [line = ''] = answered(false, (cookies) => setVisitor(cookies, secrets, { id: visitor }))
    expect(line).toContain(`vitrine_visitor=${signed}; Max-Age=7776000; Path=/; HttpOnly`)
  })

  it('proves with the token of its own session that it reads this site’s cookies', () => {
    const tokenOf = (session: string | null): string => {
      const known = { id: visitor, ...(session !== null && { session: sessionId(session) }) }
      const [, line = ''] = answered(true, (cookies) => setVisitor(cookies, secrets, known))
      expect(line).toMatch(/; Max-Age=7776000; Path=\/; Secure; /)
      return /=([0-9a-f]{64});/.exec(line)?.[1] ?? ''
    }
    const [without, within, elsewhere] = [tokenOf(null), tokenOf(OWN), tokenOf(OTHER)]
    expect(new Set([without, within, elsewhere, '']).size).toBe(4)
    const isTaken = (token: string | undefined, session: string | null, of = visitor): boolean =>
      hasValidToken(requestWith('', token), of, session === null ? null : sessionId(session))
    expect([isTaken(without, null), isTaken(within, OWN), isTaken(elsewhere, OTHER)]).toEqual([
      true,
      true,
      true,
    ])
    for (const token of [undefined, '', within, without.slice(0, -1), `${without}0`, without.toUpperCase()])
      expect(isTaken(token, null)).toBe(false)
    for (const token of [without, elsewhere]) expect(isTaken(token, OWN)).toBe(false)
    expect(isTaken(without, null, visitorId(OTHER))).toBe(false)
  })
})
