import { describe, expect, it } from '@jest/globals'
import { createAnswerCookies } from '../../../../adapters/server/sessions/answer-cookies.js'
import type { PageOrigin } from '../../../../adapters/server/http/index.js'
import { openRequest } from '../../../../adapters/server/graphql/request-scope.js'
import { setVisitor } from '../../../../adapters/server/sessions/visitor-cookie.js'
import { visitorId } from '../../../../core/ports/visitor.port.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { secrets } from '../../graphql/support/site.js'

/** The scope of one request, and the cookies that its answer brings by now. */
function openScope(isSecure: boolean, page: PageOrigin = 'own') {
  let sent: readonly string[] = []
  let marks: unknown = null
  const response = {
    setHeader: (name: string, value: unknown) => {
      if (name === 'Set-Cookie') sent = value as readonly string[]
      if (name === 'x-vitrine-marks') marks = value
      return response as never
    },
  }
  const cookies = createAnswerCookies(response, isSecure, page)
  const backend = scriptedBackend(() => ({}))
  const scope = openRequest(
    backend,
    { id: visitorId('a'.repeat(32)) },
    {
      admitPayment: async (confirmation) => ({
        tag: 'admitted',
        confirmation,
        count: async () => undefined,
      }),
      admit: async () => undefined,
      cookies,
      secrets,
    },
  )
  return { scope, sent: () => sent, marks: () => marks }
}

describe('the cookies of an answer', () => {
  it('are set and cleared through the scope of the request', () => {
    const { scope, sent } = openScope(true)
    scope.cookies.set({ name: 'a', value: '1', maxAgeS: 60 })
    scope.cookies.set({ name: 'b', value: 'x; y', maxAgeS: 60, isForScripts: true })
    expect(sent()).toEqual([
      'a=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
      'b=x%3B%20y; Max-Age=60; Path=/; Secure; SameSite=Lax',
    ])
    scope.cookies.clear('a')
    expect(sent()).toEqual([
      'a=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'b=x%3B%20y; Max-Age=60; Path=/; Secure; SameSite=Lax',
    ])
  })

  it('make the browser another visitor, with the matching token', () => {
    const { scope, sent } = openScope(true)
    setVisitor(scope.cookies, secrets, { id: visitorId('b'.repeat(32)) })
    const [secret, token] = sent()
    setVisitor(scope.cookies, secrets, { id: visitorId('c'.repeat(32)) })
    expect(secret).toContain(`__Host-vitrine_visitor=${'b'.repeat(32)}.`)
    expect(sent()).toHaveLength(3)
    expect(sent()[0]).toContain('c'.repeat(32))
    expect(sent()[1]).not.toBe(token)
  })

  it.each([
    ['own', true, 'HttpOnly; Secure; SameSite=Lax', null],
    ['same-site', true, 'HttpOnly; Secure; SameSite=Lax', 'b=2; Max-Age=60; Path=/; SameSite=Lax'],
    [
      'cross-site',
      true,
      'HttpOnly; Secure; Partitioned; SameSite=None',
      'b=2; Max-Age=60; Path=/; SameSite=Lax',
    ],
    ['cross-site', false, 'HttpOnly; SameSite=Lax', 'b=2; Max-Age=60; Path=/; SameSite=Lax'],
  ] as const)(
    'of a page that is %s (secure: %s) reach as far, and say what it may know',
    (page, isSecure, reach, said) => {
      const { scope, sent, marks } = openScope(isSecure, page)
      scope.cookies.set({ name: 'a', value: '1', maxAgeS: 60 })
      scope.cookies.set({ name: 'b', value: '2', maxAgeS: 60, isForScripts: true })
      expect(sent()).toEqual([
        `a=1; Max-Age=60; Path=/; ${reach}`,
        `b=2; Max-Age=60; Path=/; ${reach.replace('HttpOnly; ', '')}`,
      ])
      expect(marks()).toBe(said)
    },
  )

  it('have plain names and no `Secure` where the site has no HTTPS', () => {
    const { scope, sent } = openScope(false)
    setVisitor(scope.cookies, secrets, { id: visitorId('b'.repeat(32)) })
    expect(sent().map((cookie) => cookie.split('=')[0])).toEqual(['vitrine_visitor', 'wf-csrf'])
    expect(sent().join()).not.toContain('Secure')
  })
})
