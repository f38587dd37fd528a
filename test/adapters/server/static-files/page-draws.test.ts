import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createStaticSite } from '../../../../adapters/server/static-files/index.js'
import { createSiteFiles } from '../../../../adapters/site/files/index.js'
import { createServedPages } from '../../../../adapters/site/pages/index.js'
import { createFilledPages } from '../../../../adapters/site/pages/data/filled-pages.js'
import { ANONYMOUS } from '../../../../core/ports/visitor.port.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { scriptedBackend } from '../../graphql/support/scripted-backend.js'

const PAGER = '<div class="w-pagination-wrapper"><a class="w-pagination-next" href="#">N</a></div>'
const list = (slug: string, limit: number): string =>
  `<div class="w-dyn-list" data-vitrine-collection="${slug}" data-vitrine-limit="${limit}"><div class="w-dyn-items">` +
  `<div class="w-dyn-item"><h3 class="w-dyn-bind-empty"></h3></div></div>${PAGER}` +
  '<div class="w-dyn-empty"></div></div>'
const page = (body: string): string =>
  `<!doctype html><html><head><title></title></head><body>${body}</body></html>`

/** Parts of the two lists on each page below. */
const PARTS = 3 + 2
const PAGES = ['index.html', 'news.html', 'a/index.html', 'café.html', '404.html'] as const
const ITEMS = 40

let folder = ''
let server: Server
let draws: string[] = []
let drawMs = 0
/** Draws end when this does. */
let gate: Promise<void> | null = null
let honestArrived = () => {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-draws-'))
  for (const name of ['collections', 'a']) mkdirSync(join(folder, name))
  const rows = (count: number): string =>
    ['Name,Slug', ...Array.from({ length: count }, (_, index) => `N${index},n${index}`)].join('\n')
  writeFileSync(join(folder, 'collections', 'posts.csv'), rows(ITEMS))
  writeFileSync(join(folder, 'collections', 'books.csv'), rows(4))
  for (const name of PAGES) writeFileSync(join(folder, name), page(list('posts', 14) + list('books', 2)))
  writeFileSync(join(folder, 'detail_posts.html'), page('<h1 class="w-dyn-bind-empty"></h1>'))
  const backend = scriptedBackend(() => ({}))
  const site = createFilledPages({
    folder,
    catalogue: () => backend.open(ANONYMOUS).commerce,
    site: { name: 'Site', baseUrl: null },
    nowMs: () => 0,
    answersQueries: true,
  })
  const files = createSiteFiles({ folder })
  const addresses = new WeakMap<object, string>()
  const pages = createServedPages({
    files,
    policy: null,
    filler: {
      fill: async (parsed, address) => {
        const filling = await site.fill(parsed, address)
        if (filling !== null) addresses.set(filling, `${address.path}${address.query}`)
        return filling
      },
      draw: async (parsed, filling) => {
        draws.push(addresses.get(filling) ?? '')
        if (drawMs > 0) await wait(drawMs)
        await gate
        return site.draw(parsed, filling)
      },
    },
  })
  const handle = createStaticSite({
    files,
    readPage: pages.read,
    hasItem: site.hasItem,
    sourceOf: ({ headers }) => String(headers['x-sender'] ?? ''),
    mayRead: ({ headers }) => ({
      tag: 'open',
      isGated: false,
      audience: headers.cookie === undefined ? PUBLIC : { tag: 'members', groups: [headers.cookie] },
    }),
  })
  server = createServer((asked, response) => {
    if (asked.headers['x-sender'] === 'honest') honestArrived()
    void handle(asked, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(async () => {
  await new Promise((closed) => server.close(closed))
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  draws = []
  drawMs = 0
  gate = null
})

/** The status and length of an answer to a target as it is written. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<{ readonly status: number; readonly bytes: number }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes }))
    })
      .on('error', reject)
      .end()
  })

const escaped = (text: string, isEscaped: readonly boolean[]): string =>
  [...text]
    .map((letter, index) =>
      letter !== '/' && isEscaped[index % isEscaped.length]
        ? [...Buffer.from(letter)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
        : encodeURI(letter),
    )
    .join('')

const spelling = fc
  .record({
    name: fc.constantFrom(
      '',
      'index.html',
      'index',
      'news',
      'news.html',
      'a/',
      'a/index.html',
      'café',
      'cafe\u0301',
      'posts/n1',
      'none',
    ),
    isEscaped: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
    slashes: fc.integer({ min: 1, max: 4 }),
    query: fc.array(
      fc.tuple(
        fc.constantFrom('l1_page', 'l2_page', 'l3_page', 'L1_page', 'sort', 'search', 'page', 'utm_source'),
        fc.oneof(fc.integer({ min: -1, max: 9 }).map(String), fc.string({ maxLength: 12 })),
      ),
      { maxLength: 4 },
    ),
    headers: fc.record(
      {
        'x-forwarded-host': fc.constantFrom('a.example', 'b.example'),
        forwarded: fc.constantFrom('host=a.example', 'host=b.example'),
        host: fc.constantFrom('a.example', 'b.example', 'localhost'),
        cookie: fc.constantFrom('gold', 'press', 'x'),
        'accept-language': fc.constantFrom('de', 'en'),
        'accept-encoding': fc.constantFrom('gzip', 'br', 'identity'),
        'user-agent': fc.constantFrom('a', 'b'),
        'x-sender': fc.constantFrom('1', '2', '3'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ name, isEscaped, slashes, query, headers }) => ({
    target: `${'/'.repeat(slashes)}${escaped(name, isEscaped)}?${query
      .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
      .join('&')}`,
    headers,
  }))

describe('the drawing of a page', () => {
  it('happens once for each part of its lists, for any spelling, query, cookie and header', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(spelling, { minLength: 1, maxLength: 20 }), async (asked) => {
        await Promise.all(asked.map(({ target, headers }) => ask(target, headers as Record<string, string>)))
      }),
      { numRuns: 60 },
    )
    // The page for addresses without one is drawn for those at the root and for those below it; an item has no list.
    expect(draws.length).toBeLessThanOrEqual((PAGES.length + 1) * (1 + PARTS) + 1)
    const heapBefore = process.memoryUsage().heapUsed
    draws = []
    for (let index = 0; index < 400; index += 1)
      await ask(`/${'/'.repeat(index % 50)}news?l1_page=${index + 50}&x=${index}`, { cookie: `g${index}` })
    expect(draws.length).toBeLessThanOrEqual(1)
    expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(64_000_000)
  })

  it('happens once for all requests at the same time', async () => {
    drawMs = 50
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/posts/n30')))
    expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1)
    expect(draws).toHaveLength(1)
  })

  it('for a small request ends before most of the work of a large one', async () => {
    let open = () => {}
    gate = new Promise((resolve) => (open = resolve))
    const flood = Array.from({ length: 25 }, (_, index) =>
      ask(`/posts/n${index + 2}`, { 'x-sender': 'flood' }),
    )
    const arrival = new Promise<void>((resolve) => (honestArrived = resolve))
    while (draws.length === 0) await wait(5)
    // All requests are in the queue before a draw ends.
    await wait(300)
    const before = draws.length
    const honest = ask('/posts/n39', { 'x-sender': 'honest' })
    await arrival
    await wait(300)
    open()
    await Promise.all([honest, ...flood])
    expect(draws.indexOf('/posts/n39')).toBeLessThan(before + 6)
    expect(draws).toHaveLength(26)
  })
})
