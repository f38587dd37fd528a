import type { IncomingMessage } from 'node:http'
import { afterEach, describe, expect, it } from '@jest/globals'
import { createMemoryRateLimit } from '../../../../../adapters/server/rate-limit/index.js'
import { createRequestHandler } from '../../../../../composition/server/index.js'
import { createPagePasswords } from '../../../../../adapters/server/routes/accounts/page-passwords.js'
import type { PagePasswordsOptions } from '../../../../../adapters/server/routes/accounts/page-passwords.js'
import { createGateFinder } from '../../../../../core/accounts/index.js'
import type { Gate } from '../../../../../core/accounts/index.js'
import { PUBLIC } from '../../../../../core/site/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import { NO_LIMIT } from '../../../../fakes/rate-limit.fake.js'
import { serve } from '../../../graphql/support/site.js'
import type { TestSite } from '../../../graphql/support/site.js'

const gate = (path: string, password: string | null): Gate => ({ path, groups: [], password })
const DRAFT = gate('/draft/*', 'sesame')
const PLAN = gate('/plan', 'barley')
const SAME = gate('/draft/one', 'sesame')
const OTHER = gate('/draft/two', 'rye')
const OPEN = gate('/members/*', null)
const GATES = [OPEN, DRAFT, PLAN, SAME, OTHER]

const sites: TestSite[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

/** A site without its own password page. */
async function open(changes: Partial<PagePasswordsOptions> = {}) {
  const { gates = GATES } = changes
  const gatesBefore = createGateFinder(gates)
  const options = { gates, gatesBefore, siteKey: 'key', limit: NO_LIMIT, trustProxy: false, ...changes }
  const passwords = createPagePasswords(options)
  const pages = { read: async () => err({ tag: 'gone' }) } as never
  const route = passwords.route({ folder: '', find: () => null }, pages)
  const site = await serve(createRequestHandler({ routes: [route] }))
  sites.push(site)
  const ask = (query: string, init: RequestInit = {}) =>
    fetch(`${site.url}/.wf_auth${query}`, { redirect: 'manual', ...init })
  const tell = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    ask('', { method: 'POST', body: new URLSearchParams(fields), headers })
  return { passwords, ask, tell }
}

const cookieOf = (response: Response): string => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const proofsOf = (cookie: string): readonly string[] => cookie.replace('vitrine_words=', '').split('.')
const requestWith = (cookie: string): IncomingMessage =>
  ({ headers: { cookie } }) as unknown as IncomingMessage

describe('a site without its own password page', () => {
  it.each([
    ['en', 'This page needs a password'],
    ['de-CH', 'Für diese Seite brauchen Sie ein Passwort'],
    ['fr', 'Cette page demande un mot de passe'],
    ['es', 'Esta página necesita una contraseña'],
  ])('asks for a password in the language of the site: %s', async (language, heading) => {
    const { ask } = await open({ language })
    const page = await (await ask('?path=/draft/one')).text()
    expect(page).toContain(`<html lang="${language.slice(0, 2)}">`)
    expect(page).toContain(`<h1>${heading}</h1>`)
  })
})

describe('a form of another site', () => {
  it.each([
    ['that a browser says is of another site', { 'sec-fetch-site': 'cross-site' }],
    ['that a browser says is of a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['that names its origin', { origin: 'https://evil.example' }],
    ['of an older browser that names none', { origin: 'null' }],
  ])('%s opens nothing, and counts for no visitor', async (_what, headers: Record<string, string>) => {
    const { tell } = await open({ limit: createMemoryRateLimit({ now: () => 0 }) })
    for (let count = 0; count < 30; count += 1) {
      const answer = await tell({ pass: 'sesame', path: '/draft/one' }, headers)
      expect([answer.status, cookieOf(answer)]).toEqual([403, ''])
    }
    expect((await tell({ pass: 'sesame', path: '/draft/one' })).headers.get('location')).toBe('/draft/one')
  })

  it.each([
    ['says so', { 'sec-fetch-site': 'same-origin' }],
    ['says so and keeps its address to itself', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
  ])('is refused if the browser %s', async (_what, headers: Record<string, string>) => {
    const { tell } = await open()
    expect((await tell({ pass: 'sesame', path: '/draft/one' }, headers)).status).toBe(302)
  })
})

describe('the password page', () => {
  it('is not cached, runs no script and sends to the site alone', async () => {
    const { ask } = await open()
    const asked = await ask('?path=%2Fdraft%2Fone%3Fa%3D1')
    expect(asked.status).toBe(401)
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'Cookie',
      'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    })
    expect(await asked.text()).toContain('name="path" value="/draft/one?a=1"')
    const head = await ask('?path=%2Fdraft', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([401, ''])
  })

  it.each([
    ['', '/'],
    ['?path=', '/'],
    ['?path=https%3A%2F%2Fevil.example', '/'],
    ['?path=%2F%2Fevil.example', '/'],
  ])('leads back to the site: %j to %s', async (query, path) => {
    const { ask } = await open()
    expect(await (await ask(query)).text()).toContain(`name="path" value="${path}"`)
  })

  it.each([
    ["style-src 'self'", "style-src 'self'"],
    [null, null],
  ])('is the site’s own if it has one, sent with its own policy %j', async (policy, sent) => {
    const asked: unknown[] = []
    const passwords = createPagePasswords({
      gates: GATES,
      gatesBefore: createGateFinder(GATES),
      siteKey: 'key',
      limit: NO_LIMIT,
      trustProxy: false,
    })
    const html =
      '<input name="path" value="<%WF_FORM_VALUE_PATH%>"><p><%WF_FORM_VALUE_PAGE%> für alle</p>' +
      '<input name="path" value="&lt;%WF_FORM_VALUE_PATH%&gt;"><input value="&lt;%WF_FORM_VALUE_PAGE%&gt;">'
    const files = { folder: '', find: (name: string) => (name === '401.html' ? { name } : null) }
    const read = async (...words: readonly unknown[]) => {
      asked.push(words)
      return ok({ bytes: Buffer.from(html), policy })
    }
    const route = passwords.route(files as never, { read } as never)
    const site = await serve(createRequestHandler({ routes: [route] }))
    sites.push(site)
    const answer = await fetch(`${site.url}/.wf_auth?path=%2Fplan&e=1`)
    expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([401, sent])
    expect(await answer.text()).toBe(
      '<input name="path" value="/plan"><p>/plan für alle</p><input name="path" value="/plan"><input value="/plan">',
    )
    const place = { audience: PUBLIC, isElsewhere: false, path: '/.wf_auth', query: '' }
    expect(asked).toEqual([[{ name: '401.html' }, place]])
  })

  it('shows an address as text', async () => {
    const { ask } = await open()
    const html = await (await ask(`?path=${encodeURIComponent('/a?b="><script>$&')}`)).text()
    expect(html).not.toContain('<script>')
    expect(html).toContain('&quot;')
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('answers %s with the allowed methods', async (method) => {
    const { ask } = await open()
    const answer = await ask('', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  })
})

describe('a page password', () => {
  it('that is correct opens its page for a week, by a cookie that scripts cannot read', async () => {
    const { tell } = await open()
    const told = await tell({ pass: 'barley', path: '/plan?a=1' })
    expect([told.status, told.headers.get('location')]).toEqual([302, '/plan?a=1'])
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    const [cookie = ''] = told.headers.getSetCookie()
    expect(cookie).toMatch(/^vitrine_words=[0-9a-f]{64}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('is sent over HTTPS only if it was issued over HTTPS', async () => {
    const https = { 'x-forwarded-proto': 'https' }
    const behind = await (await open({ trustProxy: true })).tell({ pass: 'barley', path: '/plan' }, https)
    expect(behind.headers.getSetCookie()[0]).toContain('; Secure')
    const plain = await (await open()).tell({ pass: 'barley', path: '/plan' }, https)
    expect(plain.headers.getSetCookie()[0]).not.toContain('; Secure')
  })

  it.each<readonly [string, Record<string, string>, string]>([
    ['wrong', { pass: 'wheat', path: '/plan' }, '%2Fplan'],
    ['another page’s', { pass: 'sesame', path: '/plan' }, '%2Fplan'],
    ['empty', { pass: '', path: '/plan?a=1' }, '%2Fplan%3Fa%3D1'],
    ['missing', { path: '/plan' }, '%2Fplan'],
    ['the beginning of the right one', { pass: 'barle', path: '/plan' }, '%2Fplan'],
    ['for a page without one', { pass: 'sesame', path: '/members/area' }, '%2Fmembers%2Farea'],
    ['for no page', { pass: 'sesame' }, '%2F'],
    ['for a page elsewhere', { pass: 'barley', path: '//evil.example/plan' }, '%2F'],
    ['too long to be one', { pass: 'x'.repeat(5000), path: '/plan' }, '%2F'],
  ])('that is %s is asked for again', async (_, fields, path) => {
    const { tell } = await open()
    const told = await tell(fields)
    expect([told.status, told.headers.get('location')]).toEqual([302, `/.wf_auth?path=${path}&e=1`])
    expect(told.headers.getSetCookie()).toEqual([])
  })

  it('opens every gate with this password before its page, and no other', async () => {
    const { tell, passwords } = await open()
    const request = requestWith(cookieOf(await tell({ pass: 'sesame', path: '/draft/one#part' })))
    const missing = (...gates: readonly Gate[]) => passwords.missing(gates, request)
    expect([missing(DRAFT), missing(SAME), missing(OPEN), missing()]).toEqual([null, null, null, null])
    expect([missing(OTHER), missing(PLAN), missing(DRAFT, OTHER, PLAN)]).toEqual([OTHER, PLAN, OTHER])
  })

  it('is remembered with the others of this site, each once, without invalid ones', async () => {
    const { tell, passwords } = await open()
    const first = cookieOf(await tell({ pass: 'barley', path: '/plan' }))
    const planted = `${first}.${'f'.repeat(64)}`
    const second = cookieOf(await tell({ pass: 'rye', path: '/draft/two' }, { cookie: planted }))
    expect(proofsOf(second)).toHaveLength(2)
    expect(passwords.missing([PLAN, OTHER], requestWith(second))).toBeNull()
    const again = cookieOf(await tell({ pass: 'rye', path: '/draft/two' }, { cookie: second }))
    expect(again).toBe(second)
  })

  it.each(['', 'vitrine_words=', 'vitrine_words=abc', `vitrine_words=${'f'.repeat(64)}`, 'vitrine_words=..'])(
    'is not accepted from the cookie %j',
    async (cookie) => {
      const { passwords } = await open()
      expect(passwords.missing([OPEN, PLAN], requestWith(cookie))).toEqual(PLAN)
    },
  )

  it('is valid for the site, the address and the password of its proof', async () => {
    const request = requestWith(cookieOf(await (await open()).tell({ pass: 'barley', path: '/plan' })))
    const missingAt = async (changes: Partial<PagePasswordsOptions>, which: Gate) =>
      (await open(changes)).passwords.missing([which], request)
    expect(await missingAt({}, PLAN)).toBeNull()
    expect(await missingAt({ siteKey: 'another' }, PLAN)).toEqual(PLAN)
    const moved = { ...PLAN, path: '/plans' }
    const changed = { ...PLAN, password: 'oats' }
    expect([await missingAt({}, moved), await missingAt({}, changed)]).toEqual([moved, changed])
  })

  it('is tried twenty times in a quarter of an hour from one address', async () => {
    const { tell } = await open({ limit: createMemoryRateLimit(), trustProxy: true })
    const from = (address: string, pass: string) =>
      tell({ pass, path: '/plan' }, { 'x-forwarded-for': address })
    for (let tries = 0; tries < 20; tries += 1)
      expect((await from('203.0.113.7', 'wheat')).headers.get('location')).toContain('e=1')
    const refused = await from('203.0.113.7', 'barley')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900'])
    expect(refused.headers.getSetCookie()).toEqual([])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain('tried too often')
    expect(cookieOf(await from('198.51.100.9', 'barley'))).not.toBe('')
  })
})
