import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createRuntimeFiles } from '../../../../adapters/server/static-files/index.js'
import { STRICT_POLICY as STRICT } from '../../../../adapters/site/pages/index.js'
import { renderPolicy } from '../../../../core/site/index.js'
import { staticSiteOf } from '../../../support/site/static-site-of.js'

const STRICT_POLICY = renderPolicy(STRICT)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-static-'))
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'log-in.html': 'log in',
  'detail_product.html': 'a product',
  'about/index.html': 'about',
  'about/team.html': 'team',
  '404.html': 'not here',
  'contact.html': 'contact',
  'css/site.css': 'body{}',
  'images/a b.svg': '<svg/>',
  'images/Caf\u00e9.svg': '<svg id="composed"/>',
  'U\u0308ber/Gro\u0308\u00dfe.html': 'decomposed',
  'detail_post.html': 'a post',
  'catalogue.csv': 'SECRET',
  'members.csv': 'SECRET',
  'vitrine.json': 'SECRET',
  '.env': 'SECRET',
  '.git/config': 'SECRET',
  'data/orders.db': 'SECRET',
  '.well-known/security.txt': 'hello',
}

let close: () => Promise<void>
let port = 0

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

/** Requests a path exactly as written, without a browser's normalisation. */
const get = (
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sending = httpRequest({ port, path, ...options }, (response) => {
      let text = ''
      response.on('data', (chunk) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
    sending.on('error', reject)
    sending.end()
  })

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  symlinkSync('log-in.html', join(folder, 'contact'))
  const site = staticSiteOf({
    folder,
    privateFolders: [join(folder, 'data')],
    hasItem: async ({ collection, slug }) => (collection === 'post' ? slug === 'caf\u00e9' : slug !== 'gone'),
  })
  const strict = staticSiteOf({
    folder,
    hasOneAddress: true,
    redirects: [
      { from: '/shop/*', to: '/product/:splat' },
      { from: '/log-in', to: '/größe 1' },
    ],
  })
  const server = createServer(
    (request, response) => void (request.headers['x-site'] === 'strict' ? strict : site)(request, response),
  )
  await new Promise<void>((listening) => server.listen(0, listening))
  port = (server.address() as AddressInfo).port
  close = () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
})
afterAll(async () => {
  await close()
  rmSync(folder, { recursive: true })
})

describe('the server of pages', () => {
  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/log-in', 'log in'],
    ['/log-in.html', 'log in'],
    ['/log-in?usredir=%2Fx#top', 'log in'],
    ['/about/', 'about'],
    ['/about/team', 'team'],
    ['/images/a%20b.svg', '<svg/>'],
    ['/.well-known/security.txt', 'hello'],
    ['/product/oak-stool', 'a product'],
    ['/product/oak-stool?x=1', 'a product'],
    // A link of that name beside it hides no page.
    ['/contact', 'contact'],
  ])('answers %s', async (path, text) => {
    expect(await get(path)).toMatchObject({ status: 200, text })
  })

  it.each([
    ['/images/Caf\u00e9.svg', '<svg id="composed"/>'],
    ['/images/Cafe\u0301.svg', '<svg id="composed"/>'],
    ['/product/images/Cafe\u0301.svg', '<svg id="composed"/>'],
    ['/\u00dcber/Gr\u00f6\u00dfe', 'decomposed'],
    ['/U\u0308ber/Gr\u00f6\u00dfe.html', 'decomposed'],
    ['/post/caf\u00e9', 'a post'],
  ])('answers %s, whichever Unicode form the disk and the address have', async (path, text) => {
    expect(await get(encodeURI(path))).toMatchObject({ status: 200, text })
  })

  it('names items to search engines by their addresses, not under a template’s own name', async () => {
    for (const [path, tag] of Object.entries({
      '/detail_product': 'noindex',
      '/detail_post.html': 'noindex',
      '/product/oak-stool': undefined,
      '/about/team': undefined,
    })) {
      const { status, headers } = await get(path)
      expect([path, status, headers['x-robots-tag']]).toEqual([path, 200, tag])
    }
  })

  it('redirects an item’s address in the other Unicode form to its own', async () => {
    const { status, headers } = await get(encodeURI('/post/cafe\u0301?x=1'))
    expect([status, headers['location']]).toEqual([308, '/post/caf%C3%A9?x=1'])
    expect(await get(encodeURI('/post/the\u0301'))).toMatchObject({ status: 404 })
  })

  it('redirects the name of a file, as saved pages link an item, to the item’s address', async () => {
    for (const [path, to] of [
      ['/product/oak-stool.html?x=1', '/product/oak-stool?x=1'],
      ['/post/cafe\u0301.html', '/post/caf%C3%A9'],
    ] as const) {
      const { status, headers } = await get(encodeURI(path))
      expect([status, headers['location']]).toEqual([308, to])
    }
    expect(await get('/product/gone.html')).toMatchObject({ status: 404 })
  })

  it.each([
    '/nothing',
    '/log-in/deeper',
    '/product/gone',
    '/product/a/b',
    '/unknown/oak-stool',
    '/%E0%A4%A',
    '/a\\b',
    '/css',
    '/log-in.html/deeper',
    '/css/site.css/deeper/still',
    `/${'long'.repeat(100)}`,
    `/css/${'long'.repeat(100)}.css`,
  ])('answers %s with the site’s 404 page', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'not here' })
  })

  it.each([
    ['/product/css/site.css', 'body{}', 'text/css;charset=utf-8'],
    ['/product/images/a%20b.svg', '<svg/>', 'image/svg+xml'],
  ])('answers %s, which a product page links relative to its template', async (path, text, type) => {
    const got = await get(path)
    expect(got).toMatchObject({ status: 200, text, headers: { 'content-type': type } })
  })

  it.each([
    ['/product/log-in.html', '/log-in.html'],
    ['/product/log-in.html?usredir=%2Fx', '/log-in.html?usredir=%2Fx'],
    ['/product/index.html', '/index.html'],
    ['/product/about/team.html', '/about/team.html'],
  ])('redirects %s, a link of a product page, to its page', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location } })
  })

  it.each([
    ['/log-in/', '/log-in'],
    ['/log-in/?usredir=%2Fx?y', '/log-in?usredir=%2Fx?y'],
    ['/product/oak-stool/', '/product/oak-stool'],
    ['//about//team/', '/about/team'],
    ['/about', '/about/'],
    ['/about?a=1', '/about/?a=1'],
  ])('redirects %s to the address at which relative links work', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { location } })
  })

  it.each([
    ['/about/team.html?a=1', '/about/team?a=1'],
    ['/about/index.html', '/about/'],
    ['/index.html', '/'],
    ['/shop/oak%20stool?a=1', '/product/oak%20stool?a=1'],
    ['/log-in', '/gr%C3%B6%C3%9Fe%201'],
  ])('redirects %s to %s if pages have one address and old ones are known', async (path, location) => {
    const options = { headers: { 'x-site': 'strict' } }
    expect(await get(path, options)).toMatchObject({ status: 308, headers: { location } })
    if (path !== '/log-in') expect((await get(location, options)).status).toBe(200)
  })

  it.each([
    '/product/css/none.css',
    '/product/log-in/index.html',
    '/unknown/css/site.css',
    '/log-in/css/site.css',
  ])('invents no file for %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: 'not here' })
  })

  it('shows a change at once', async () => {
    writeFileSync(join(folder, 'new.html'), 'first')
    expect((await get('/new')).text).toBe('first')
    writeFileSync(join(folder, 'new.html'), 'second!')
    expect((await get('/new')).text).toBe('second!')
  })

  it('reads no page and no style sheet that is larger than these can be', async () => {
    writeFileSync(join(folder, 'huge.css'), '')
    writeFileSync(join(folder, 'huge.html'), '<!doctype html><title>Huge</title>')
    writeFileSync(
      join(folder, 'styled.html'),
      '<!doctype html><link rel="stylesheet" href="huge.css"><p>Styled',
    )
    // The files have holes and take no room on the disk.
    truncateSync(join(folder, 'huge.html'), 400_000_000)
    truncateSync(join(folder, 'huge.css'), 400_000_000)
    const before = process.memoryUsage().rss
    const [huge, styled, whole, end] = [
      await get('/huge'),
      await get('/styled'),
      await get('/huge.css', { method: 'HEAD' }),
      await get('/huge.css', { headers: { Range: 'bytes=399999990-' } }),
    ]
    expect([huge.status, styled.status, whole.status, end.status]).toEqual([404, 200, 200, 206])
    expect([styled.text, whole.headers['content-length'], end.text.length]).toEqual([
      expect.stringContaining('Styled'),
      '400000000',
      10,
    ])
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
    for (const name of ['huge.css', 'huge.html', 'styled.html']) rmSync(join(folder, name))
  }, 60_000)

  it('answers HEAD without a body, and otherwise only GET', async () => {
    expect(await get('/log-in', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
    expect(await get('/log-in', { method: 'POST' })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    })
  })
})

describe('private files', () => {
  it.each([
    '/catalogue.csv',
    '/CATALOGUE.CSV',
    '/catalogue.csv/',
    '//catalogue.csv',
    '/./catalogue.csv',
    '/css/../catalogue.csv',
    '/css/%2e%2e/catalogue.csv',
    '/%63atalogue.csv',
    '/product/catalogue.csv',
    '/product/data/orders.db',
    '/product/..%2fcatalogue.csv',
    '/catalogue.csv%00.html',
    '/catalogue.csv.',
    '/catalogue.csv%20',
    '/catalogue.csv::$DATA',
    '/members.csv?x',
    '/vitrine.json',
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.git%2fconfig',
    '/data/orders.db',
    '/data//orders.db',
    '/css/%2e%2e%2fdata/orders.db',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
  ])('%s is not served', async (path) => {
    const got = await get(path)
    expect(got.status).toBe(404)
    expect(got.text).not.toMatch(/SECRET|root:/)
  })

  it('are not reached by links out of the folder or to private files', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'vitrine-outside-'))
    writeFileSync(join(outside, 'page.html'), 'SECRET')
    const links: readonly (readonly [string, string])[] = [
      [join(outside, 'page.html'), 'leak.html'],
      [outside, 'leaks'],
      [join(outside, 'page.html'), 'detail_leak.html'],
      ['catalogue.csv', 'prices.txt'],
      ['data', 'orders'],
      ['log-in.html', 'sign-in.html'],
    ]
    for (const [target, name] of links) symlinkSync(target, join(folder, name))
    const hidden = [
      '/leak',
      '/leak.html',
      '/leaks/page',
      '/leaks/page.html',
      '/leak/x',
      '/prices.txt',
      '/orders/orders.db',
    ]
    for (const path of hidden) expect(await get(path)).toMatchObject({ status: 404, text: 'not here' })
    expect(await get('/sign-in')).toMatchObject({ status: 200, text: 'log in' })
    for (const [, name] of links) rmSync(join(folder, name))
    rmSync(outside, { recursive: true })
  })

  it('stay private in a folder that is itself a link, also when the link changes', async () => {
    const releases = mkdtempSync(join(tmpdir(), 'vitrine-releases-'))
    for (const name of ['one', 'two']) {
      mkdirSync(join(releases, name))
      writeFileSync(join(releases, name, 'index.html'), name)
    }
    const current = join(releases, 'current')
    symlinkSync('one', current)
    const server = createServer(staticSiteOf({ folder: current }))
    await new Promise<void>((listening) => server.listen(0, listening))
    const { port: own } = server.address() as AddressInfo
    const home = async (): Promise<string> => (await fetch(`http://localhost:${own}/`)).text()
    expect(await home()).toBe('one')
    rmSync(current)
    symlinkSync('two', current)
    expect(await home()).toBe('two')
    server.close()
    server.closeAllConnections()
    rmSync(releases, { recursive: true })
  })
})

describe('headers', () => {
  it('give every page the strict policy, also the 404 page', async () => {
    for (const path of ['/', '/log-in', '/product/oak-stool', '/nothing']) {
      expect((await get(path)).headers).toMatchObject({
        'content-security-policy': STRICT_POLICY,
        'x-content-type-options': 'nosniff',
        'content-type': 'text/html;charset=utf-8',
      })
    }
    expect(STRICT_POLICY).toContain("font-src 'self' data:;")
    expect(STRICT_POLICY).toContain("require-trusted-types-for 'script'; trusted-types vitrine")
  })

  it('revalidate pages and styles, with a short answer if unchanged, and cache pictures', async () => {
    const page = await get('/log-in')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect((await get('/css/site.css')).headers['cache-control']).toBe('no-cache')
    expect(
      await get('/log-in', { headers: { 'if-none-match': String(page.headers['etag']) } }),
    ).toMatchObject({
      status: 304,
      text: '',
    })
    expect((await get('/images/a%20b.svg')).headers['cache-control']).toContain('max-age=86400')
  })
})

describe('the runtime', () => {
  it('is served compressed if the browser accepts it, with chunks kept for ever', async () => {
    const built = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
    const script = 'let a = 1;'.repeat(200)
    mkdirSync(join(built, 'chunks'))
    for (const name of ['vitrine.js', 'chunks/shared-react-a1B2c3D4.js', 'chunks/cart.js']) {
      writeFileSync(join(built, name), script)
    }
    const runtime = createRuntimeFiles(built)
    const server = createServer((request, response) => void runtime(request, response))
    await new Promise<void>((listening) => server.listen(0, listening))
    const { port: at } = server.address() as AddressInfo
    const ask = (path: string, encoding: string) =>
      fetch(`http://localhost:${at}${path}`, { headers: { 'accept-encoding': encoding } })
    const zipped = await ask('/vitrine.js', 'gzip')
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(zipped.headers.get('cache-control')).toBe('no-cache')
    expect(await zipped.text()).toBe(script)
    const plain = await ask('/vitrine.js', 'identity')
    expect(plain.headers.get('content-encoding')).toBeNull()
    const chunk = await ask('/chunks/shared-react-a1B2c3D4.js', 'gzip')
    expect(chunk.headers.get('cache-control')).toContain('immutable')
    expect((await ask('/chunks/cart.js', 'gzip')).headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/chunks/none.js', 'gzip')).status).toBe(404)
    writeFileSync(join(built, 'vitrine.js'), 'let another = 2')
    expect(await (await ask('/vitrine.js', 'identity')).text()).toBe('let another = 2')
    server.close()
    server.closeAllConnections()
    rmSync(built, { recursive: true })
  })

  it('serves nothing from outside its folder', async () => {
    const built = mkdtempSync(join(tmpdir(), 'vitrine-built-'))
    mkdirSync(join(built, 'page'))
    writeFileSync(join(built, 'page/vitrine.js'), '')
    writeFileSync(join(built, 'secret.js'), 'SECRET')
    const runtime = createRuntimeFiles(join(built, 'page'))
    const server = createServer((request, response) => void runtime(request, response))
    await new Promise<void>((listening) => server.listen(0, listening))
    const own = port
    port = (server.address() as AddressInfo).port
    for (const path of [
      '/chunks/../../secret.js',
      '/chunks/%2e%2e/%2e%2e/secret.js',
      '/chunks/..%2f..%2fsecret.js',
    ]) {
      expect((await get(path)).status).toBe(404)
    }
    port = own
    server.close()
    server.closeAllConnections()
    rmSync(built, { recursive: true })
  })

  it('is answered with a message if nothing was built', () => {
    expect(() => createRuntimeFiles(folder)).toThrow('no page script')
  })
})
