import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createCsrfHandler } from '../../../../adapters/server/graphql/index.js'
import { CSRF_ENDPOINT, CSRF_HEADER } from '../../../../adapters/graphql/protocol/index.js'
import { hasValidToken } from '../../../../adapters/server/sessions/visitor-cookie.js'
import { sessionId, visitorId } from '../../../../core/ports/visitor.port.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'
import { random, secrets, serve, serveShop } from '../../graphql/support/site.js'
import type { TestSite } from '../../graphql/support/site.js'

let site: TestSite
beforeAll(async () => {
  site = await serveShop(scriptedBackend(() => ({})))
})
afterAll(() => site.close())

describe('the address that makes visitors', () => {
  it('gives no token to a request that another site could have sent', async () => {
    const response = await fetch(`${site.url}${CSRF_ENDPOINT}`, { method: 'POST' })
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toEqual({ ok: 0, message: 'The header X-Requested-With is missing.' })
  })

  it('keeps the visitor’s secret out of reach of scripts and of other sites', async () => {
    const response = await fetch(`${site.url}${CSRF_ENDPOINT}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'x' },
    })
    const [secret, token] = response.headers.getSetCookie()
    expect(secret).toMatch(/^vitrine_visitor=[0-9a-f]{32}\.[0-9a-f]{64};.*HttpOnly/)
    expect(secret).toContain('SameSite=Lax')
    expect(token).toMatch(/^wf-csrf=[0-9a-f]{64};/)
    expect(token).not.toContain('HttpOnly')
    expect(await response.json()).toEqual({ ok: 1 })
  })

  it('marks cookies as secure only if a trusted proxy reports HTTPS', async () => {
    for (const trustProxy of [true, false, undefined]) {
      const csrf = createCsrfHandler({ random, secrets, ...(trustProxy !== undefined && { trustProxy }) })
      const proxied = await serve((asked, answer) => void csrf(asked, answer))
      const headers = { 'x-requested-with': 'x', 'x-forwarded-proto': 'https' }
      const cookies = (await fetch(proxied.url, { method: 'POST', headers })).headers.getSetCookie()
      await proxied.close()
      expect(cookies.map((line) => line.includes('Secure'))).toEqual(
        trustProxy === true ? [true, true, true] : [false, false],
      )
    }
  })

  it.each([
    ['https://www.mugs.example', 'cross-site', 'Secure; Partitioned; SameSite=None'],
    ['https://www.mugs.example', 'same-site', 'Secure; SameSite=Lax'],
    ['https://elsewhere.example', 'cross-site', 'SameSite=Lax'],
  ])('makes a visitor of a page of %s, %s, by cookies with %s', async (origin, from, reach) => {
    const csrf = createCsrfHandler({ random, secrets, guests: ['https://www.mugs.example'] })
    const shop = await serve((asked, answer) => void csrf(asked, answer))
    const headers = { 'x-requested-with': 'x', origin, 'sec-fetch-site': from }
    const answer = await fetch(shop.url, { method: 'POST', headers })
    await shop.close()
    const [secret, token, ofHost] = answer.headers.getSetCookie()
    const prefix = reach.startsWith('Secure') ? '__Host-' : ''
    expect(secret).toMatch(new RegExp(`^${prefix}vitrine_visitor=.*; Path=/; HttpOnly; ${reach}$`))
    expect(token).toMatch(new RegExp(`^wf-csrf=.*; Path=/; ${reach}$`))
    expect(ofHost).toBe(prefix === '' ? undefined : `__Host-${token}`)
  })

  it('reads the visitor over HTTPS from a cookie that only this host can set', async () => {
    const csrf = createCsrfHandler({ random, secrets })
    const proxied = await serve((asked, answer) => void csrf(asked, answer))
    const ask = async (more: Readonly<Record<string, string>>) => {
      const headers = { 'x-requested-with': 'x', ...more }
      const answer = await fetch(proxied.url, { method: 'POST', headers })
      return answer.headers.getSetCookie()
    }
    const origin = proxied.url.replace('http:', 'https:')
    const [cookie, token] = await ask({ origin })
    expect(cookie).toMatch(/^__Host-vitrine_visitor=[0-9a-f]{32}\.[0-9a-f]{64};.*Path=\/;.*Secure/)
    expect(cookie).not.toContain('Domain')
    expect(token).toContain('Secure')
    const known = String(cookie).split(';')[0] ?? ''
    expect((await ask({ origin, cookie: known }))[0]?.split(';')[0]).toBe(known)
    const planted = known.replace('__Host-', '')
    expect((await ask({ origin, cookie: planted }))[0]).not.toContain(planted.split('=')[1])
    expect((await ask({ origin: 'https://elsewhere.example' }))[0]).not.toContain('Secure')
    await proxied.close()
  })

  it('keeps a visitor who asks again, and accepts nothing else as a visitor', async () => {
    const known = `vitrine_visitor=${secrets.sign(visitorId('ab'.repeat(16)))}`
    const ask = async (cookie: string) => {
      const headers = { 'x-requested-with': 'x', cookie }
      const response = await fetch(`${site.url}${CSRF_ENDPOINT}`, { method: 'POST', headers })
      expect(response.status).toBe(200)
      return String(response.headers.getSetCookie()[0]).split(';')[0]
    }
    expect(await ask(known)).toBe(known)
    for (const odd of ['vitrine_visitor=admin', 'vitrine_visitor=', `vitrine_visitor=${'AB'.repeat(16)}`]) {
      expect(await ask(odd)).toMatch(/^vitrine_visitor=[0-9a-f]{32}\.[0-9a-f]{64}$/)
    }
  })

  it.each([null, 'cd'.repeat(16)])(
    'gives a visitor the token of session %s, and of no other',
    async (session) => {
      const visitor = visitorId('ab'.repeat(16))
      const cookie = `vitrine_visitor=${secrets.sign(visitor)}; vitrine_session=${session ?? 'none'}`
      const headers = { 'x-requested-with': 'x', cookie }
      const answer = await fetch(`${site.url}${CSRF_ENDPOINT}`, { method: 'POST', headers })
      const token = /wf-csrf=([0-9a-f]{64});/.exec(String(answer.headers.getSetCookie()[1]))?.[1]
      const sent = { headers: { [CSRF_HEADER]: token } } as unknown as IncomingMessage
      const takers = [null, 'cd'.repeat(16), 'ef'.repeat(16)].filter((other) =>
        hasValidToken(sent, visitor, other === null ? null : sessionId(other)),
      )
      expect(takers).toEqual([session])
    },
  )

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('makes no visitor for a request by %s', async (method) => {
    const headers = { 'x-requested-with': 'x' }
    const answer = await fetch(`${site.url}${CSRF_ENDPOINT}`, { method, headers })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
