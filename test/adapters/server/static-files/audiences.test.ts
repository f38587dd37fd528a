import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PUBLIC } from '../../../../core/site/index.js'
import type { Audience, ReadDecision } from '../../../../core/site/index.js'
import { staticSiteOf } from '../../../support/site/static-site-of.js'

const VISITORS = ['guest', 'ann', 'bob', 'cleo'] as const
type Visitor = (typeof VISITORS)[number]

const AUDIENCES: Readonly<Record<Visitor, Audience>> = {
  guest: PUBLIC,
  ann: { tag: 'members', groups: [] },
  bob: { tag: 'members', groups: ['gold'] },
  cleo: { tag: 'members', groups: ['gold', 'press'] },
}

const FILLING = '<p>The same for all visitors.</p>'.repeat(60)
const PAGES: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${FILLING}`,
  'mixed.html':
    `<h1>Mixed</h1>${FILLING}<p data-vitrine-audience="guests">for guests</p>` +
    '<div data-vitrine-audience="members">for members<b data-vitrine-audience="gold">for gold</b>' +
    '</div><img data-vitrine-audience="press" alt="for press">',
  'course.html': `<h1>Course</h1>${FILLING}the lessons`,
}

/** The words of each page that each visitor sees. */
const SEES: Readonly<Record<string, Readonly<Record<Visitor, readonly string[]>>>> = {
  '/': { guest: ['Home'], ann: ['Home'], bob: ['Home'], cleo: ['Home'] },
  '/mixed': {
    guest: ['Mixed', 'for guests'],
    ann: ['Mixed', 'for members'],
    bob: ['Mixed', 'for members', 'for gold'],
    cleo: ['Mixed', 'for members', 'for gold', 'for press'],
  },
  '/course': {
    guest: ['to /log-in'],
    ann: ['Course', 'the lessons'],
    bob: ['Course', 'the lessons'],
    cleo: ['Course', 'the lessons'],
  },
}
const WORDS = [...new Set(Object.values(SEES).flatMap((pages) => Object.values(pages).flat()))]
const PATHS = Object.keys(SEES)

const visitorOf = (cookie: string | undefined): Visitor =>
  VISITORS.find((name) => cookie === `visitor=${name}`) ?? 'guest'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-audiences-'))
let server: Server
let origin = ''

beforeAll(async () => {
  for (const [name, html] of Object.entries(PAGES)) writeFileSync(join(folder, name), html)
  const mayRead = (
    { headers }: { headers: { cookie?: string | undefined } },
    page: { file: string },
  ): ReadDecision => {
    const visitor = visitorOf(headers.cookie)
    const isGated = page.file === 'course.html'
    if (isGated && visitor === 'guest') return { tag: 'closed', to: '/log-in' }
    return { tag: 'open', audience: AUDIENCES[visitor], isGated }
  }
  const site = staticSiteOf({ folder, mayRead })
  server = createServer((request, response) => void site(request, response))
  await new Promise<void>((listening) => server.listen(0, listening))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

interface Kept {
  readonly status: number
  readonly headers: Headers
  readonly body: string
  readonly asked: Readonly<Record<string, string>>
}

const directives = (headers: Headers): readonly string[] =>
  (headers.get('cache-control') ?? '').split(',').map((each) => each.trim())

/** The behaviour of a cache: a correct shared one, a browser, and caches that ignore some headers. */
interface CacheKind {
  readonly keepsPrivate: boolean
  readonly readsVary: boolean
  readonly asksByTime: boolean
}

/** A cache as RFC 9111 has it, between visitors and the site. */
function createCache({ keepsPrivate, readsVary, asksByTime }: CacheKind) {
  const kept = new Map<string, Kept[]>()
  const fits = (answer: Kept, headers: Readonly<Record<string, string>>): boolean =>
    (answer.headers.get('vary') ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase())
      .every((name) => name === '' || answer.asked[name] === headers[name])
  return async (path: string, headers: Readonly<Record<string, string>>): Promise<Kept> => {
    const known = kept.get(path) ?? []
    const stored = known.find((answer) => !readsVary || fits(answer, headers))
    const conditions: Record<string, string> = {}
    const etag = stored?.headers.get('etag')
    const time = stored?.headers.get('last-modified')
    if (etag && !asksByTime) conditions['if-none-match'] = etag
    if (time && asksByTime) conditions['if-modified-since'] = time
    const response = await fetch(`${origin}${path}`, {
      headers: { ...headers, ...conditions },
      redirect: 'manual',
    })
    if (response.status === 304 && stored) return stored
    const body = response.status === 302 ? `to ${response.headers.get('location')}` : await response.text()
    const answer = { status: response.status, headers: response.headers, body, asked: headers }
    const says = directives(response.headers)
    if (!says.includes('no-store') && (keepsPrivate || !says.includes('private')))
      kept.set(path, [answer, ...known.filter((other) => !fits(other, headers))])
    return answer
  }
}

describe('an answer to one visitor', () => {
  it.each(['/course/', '/mixed/'])('is for that visitor alone if a gated page is moved: %s', async (path) => {
    const headersOf = async (visitor: Visitor): Promise<string> => {
      const sent = { headers: { cookie: `visitor=${visitor}` }, redirect: 'manual' } as const
      const { headers, status } = await fetch(`${origin}${path}`, sent)
      return `${status} ${headers.get('cache-control')} ${headers.get('vary')}`
    }
    const [personal, shared] = ['private, no-store Cookie', '308 no-cache null']
    const isGated = path.includes('course')
    expect(await headersOf('guest')).toBe(isGated ? `302 ${personal}` : shared)
    expect(await headersOf('ann')).toBe(isGated ? `308 ${personal}` : shared)
  })

  it('never reaches another one through a cache', async () => {
    const kind = fc.record({
      keepsPrivate: fc.boolean(),
      readsVary: fc.boolean(),
      asksByTime: fc.boolean(),
    })
    const requests = fc.array(
      fc.record({
        visitor: fc.constantFrom(...VISITORS),
        path: fc.constantFrom(...PATHS),
        encoding: fc.constantFrom('gzip', 'br', 'identity'),
      }),
      { minLength: 2, maxLength: 25 },
    )
    let notModified = 0
    await fc.assert(
      fc.asyncProperty(kind, requests, async (cacheKind, asked) => {
        const cache = createCache(cacheKind)
        const seen = new Set<Kept>()
        for (const { visitor, path, encoding } of asked) {
          const headers = { cookie: `visitor=${visitor}`, 'accept-encoding': encoding }
          const answer = await cache(path, headers)
          if (seen.has(answer)) notModified += 1
          seen.add(answer)
          expect(WORDS.filter((word) => answer.body.includes(word)).sort()).toEqual(
            [...(SEES[path]?.[visitor] ?? [])].sort(),
          )
        }
      }),
      { numRuns: 120 },
    )
    // The caches answered some requests; otherwise the test would prove nothing.
    expect(notModified).toBeGreaterThan(20)
  }, 60_000)

  it('is marked private if it is for one visitor, and public otherwise', async () => {
    const ask = (path: string, visitor: Visitor) =>
      fetch(`${origin}${path}`, { headers: { cookie: `visitor=${visitor}` }, redirect: 'manual' })
    const open = await ask('/', 'ann')
    expect(open.headers.get('cache-control')).toBe('no-cache')
    expect(open.headers.get('vary')).toBe('Accept-Encoding')
    for (const [path, visitor] of [
      ['/mixed', 'guest'],
      ['/course', 'ann'],
    ] as const) {
      const { headers } = await ask(path, visitor)
      expect(headers.get('cache-control')).toBe('private, no-cache')
      expect(headers.get('vary')).toContain('Cookie')
      expect(headers.get('last-modified')).toBeNull()
    }
    const refused = await ask('/course', 'guest')
    expect(refused.headers.get('cache-control')).toBe('private, no-store')
    expect(refused.headers.get('vary')).toContain('Cookie')
  })

  it('has no parts for others, even if the page cannot be parsed', async () => {
    writeFileSync(
      join(folder, 'deep.html'),
      `${'<div>'.repeat(600)}<p data-vitrine-audience="members">for members</p>`,
    )
    const deep = await fetch(`${origin}/deep`)
    expect(deep.status).toBe(404)
    expect(await deep.text()).not.toContain('for members')
  })
})
