import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { createCompressedTexts } from '../../../../adapters/server/static-files/compressed-texts.js'
import { staticSiteOf } from '../../../support/site/static-site-of.js'

const PAGE = `<!doctype html><title>A page</title>${'<p>Good light ends the day gently.</p>'.repeat(200)}`
const PICTURE = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

interface Got {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-send-'))
const servers: Server[] = []
let port = 0

const get = (path: string, headers: Record<string, string> = {}, method = 'GET', at = port): Promise<Got> =>
  new Promise((resolve, reject) => {
    const sending = httpRequest({ port: at, path, headers, method }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    })
    sending.on('error', reject)
    sending.end()
  })

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, listening))
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'tiny.css'), 'a{}')
  writeFileSync(join(folder, 'picture.png'), PICTURE)
  writeFileSync(
    join(folder, '404.html'),
    '<link href="css/site.css"><a href="index.html">x</a><a href="#top">x</a><a href="/a">x</a>' +
      '<a href="https://b">x</a><img srcset="images/a.png 1x, images/b.png 2x" src="images/a.png">',
  )
  const site = staticSiteOf({ folder })
  port = await listen((request, response) => void site(request, response))
})
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  rmSync(folder, { recursive: true })
})

describe('text', () => {
  it('is compressed as the browser accepts it, and says that it depends on that', async () => {
    const plain = await get('/')
    const compressed = await get('/', { 'accept-encoding': 'gzip, br' })
    const zipped = await get('/', { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(PAGE)
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.body).toString()).toBe(PAGE)
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(PAGE)
    for (const { headers, body } of [plain, compressed, zipped]) {
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'text/html;charset=utf-8',
        'content-length': String(body.length),
      })
    }
    expect(compressed.body.length).toBeLessThan(PAGE.length / 10)
  })

  it('stays the same text when the denser compression is ready', async () => {
    const sizes = new Set<number>()
    for (let round = 0; round < 20 && sizes.size < 2; round += 1) {
      const { body } = await get('/', { 'accept-encoding': 'br' })
      expect(brotliDecompressSync(body).toString()).toBe(PAGE)
      sizes.add(body.length)
      await new Promise((later) => setTimeout(later, 5))
    }
  })

  it('is in memory once for all readers, and only in pieces if it is large', async () => {
    const texts = createCompressedTexts()
    let loads = 0
    const load = async () => Buffer.from(`state ${(loads += 1)}`)
    const read = () => texts.read('a.js 1', 'identity', load)
    const [first, ...others] = [...(await Promise.all([read(), read(), read()])), await read()]
    for (const other of others) expect(other).toBe(first)
    expect(await texts.read('a.js 2', 'identity', load)).not.toBe(first)

    const large = 'a{b:c}\n'.repeat(200_000)
    writeFileSync(join(folder, 'large.css'), large)
    const streamed = await get('/large.css')
    expect(streamed.headers['accept-ranges']).toBe('bytes')
    expect(streamed.body.toString()).toBe(large)
    const zipped = await get('/large.css', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(zipped.body).toString()).toBe(large)
    expect(zipped.headers['accept-ranges']).toBeUndefined()
  })

  it('is read again after a failed read', async () => {
    const texts = createCompressedTexts()
    expect(await texts.read('a.js 1', 'identity', async () => null)).toBeNull()
    await expect(
      texts.read('a.js 1', 'identity', () => Promise.reject(new Error('the disk fails'))),
    ).rejects.toThrow('the disk fails')
    expect(await texts.read('a.js 1', 'identity', async () => Buffer.from('a'))).toEqual(Buffer.from('a'))
  })

  it('is not compressed if that saves nothing', async () => {
    expect((await get('/tiny.css', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined()
  })

  it('is answered to HEAD with the same headers and no body', async () => {
    const head = await get('/', { 'accept-encoding': 'gzip' }, 'HEAD')
    expect(head).toMatchObject({ status: 200, headers: { 'content-encoding': 'gzip' } })
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0)
    expect(head.body).toHaveLength(0)
  })

  it('changes with the file, compressed too', async () => {
    const file = join(folder, 'news.html')
    const read = async () =>
      brotliDecompressSync((await get('/news', { 'accept-encoding': 'br' })).body).toString()
    writeFileSync(file, 'first '.repeat(300))
    expect(await read()).toBe('first '.repeat(300))
    writeFileSync(file, 'other '.repeat(300))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect(await read()).toBe('other '.repeat(300))
  })
})

describe('a file the browser has already', () => {
  it.each(['/', '/picture.png'])('costs a short answer with its headers: %s', async (path) => {
    const first = await get(path, { 'accept-encoding': 'br' })
    const etag = String(first.headers.etag)
    const asked: readonly Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-none-match': etag.replace('W/', '') },
      { 'if-none-match': '*' },
      { 'if-modified-since': String(first.headers['last-modified']) },
    ]
    for (const headers of asked) {
      const again = await get(path, headers)
      expect(again).toMatchObject({ status: 304, headers: { etag } })
      expect(again.headers['cache-control']).toBe(first.headers['cache-control'])
      expect(again.headers.vary).toBe(first.headers.vary)
      expect(again.body).toHaveLength(0)
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    const earlier = new Date(statSync(join(folder, 'index.html')).mtimeMs - 60_000).toUTCString()
    expect((await get(path, { 'if-modified-since': earlier })).status).toBe(200)
    // A tag has precedence over a time.
    expect(
      (
        await get(path, {
          'if-none-match': '"x"',
          'if-modified-since': String(first.headers['last-modified']),
        })
      ).status,
    ).toBe(200)
  })
})

describe('pieces of a file', () => {
  it('are the requested ones, from either end', async () => {
    const bound = fc.integer({ min: 0, max: PICTURE.length - 1 })
    await fc.assert(
      fc.asyncProperty(bound, bound, async (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)]
        const piece = await get('/picture.png', { range: `bytes=${first}-${last}` })
        expect(piece.status).toBe(206)
        expect(piece.headers['content-range']).toBe(`bytes ${first}-${last}/1000`)
        expect(piece.body.equals(PICTURE.subarray(first, last + 1))).toBe(true)
        const end = await get('/picture.png', { range: `bytes=-${last + 1}` })
        expect(end.body.equals(PICTURE.subarray(PICTURE.length - last - 1))).toBe(true)
      }),
      { numRuns: 25 },
    )
    expect((await get('/picture.png', { range: 'bytes=990-' })).body).toHaveLength(10)
    expect((await get('/picture.png', { range: 'bytes=990-5000' })).body).toHaveLength(10)
    expect((await get('/picture.png', { range: 'bytes=5000-' })).status).toBe(416)
  })

  it.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'lines=1-2', 'bytes=0-1,5-6'])(
    'are the whole file if the range is not one part: %s',
    async (range) => {
      const whole = await get('/picture.png', { range })
      expect(whole.status).toBe(200)
      expect(whole.body.equals(PICTURE)).toBe(true)
    },
  )

  it('are the whole file if it has changed meanwhile', async () => {
    const { headers } = await get('/picture.png')
    const ask = (condition: string) => get('/picture.png', { range: 'bytes=0-9', 'if-range': condition })
    expect((await ask(String(headers['last-modified']))).status).toBe(206)
    expect((await ask('Mon, 01 Jan 2001 00:00:00 GMT')).status).toBe(200)
    expect((await ask(String(headers.etag))).status).toBe(200)
  })
})

describe('missing files', () => {
  it('are answered with the site’s page, which finds its styles and links at any depth', async () => {
    expect((await get('/none')).body.toString()).toContain('href="css/site.css"')
    const deep = await get('/a/b/c', { 'accept-encoding': 'br' })
    expect(deep).toMatchObject({ status: 404, headers: { 'content-type': 'text/html;charset=utf-8' } })
    expect(deep.body.toString()).toBe(
      '<link href="/css/site.css"><a href="/index.html">x</a><a href="#top">x</a><a href="/a">x</a>' +
        '<a href="https://b">x</a><img srcset="/images/a.png 1x, /images/b.png 2x" src="/images/a.png">',
    )
  })

  it('are answered with a plain page by a site without such a page', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
    const site = staticSiteOf({ folder: bare })
    const at = await listen((request, response) => void site(request, response))
    const got = await get('/none', {}, 'GET', at)
    expect(got.status).toBe(404)
    expect(got.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(got.headers['content-security-policy']).toContain("default-src 'self'")
    expect(got.body.toString()).toMatch(/<html lang="en">[^]*<title>Page not found<[^]*href="\/"/)
    rmSync(bare, { recursive: true })
  })

  it.each([
    ['de-AT', /lang="de-AT"[^]*<title>Seite nicht gefunden<[^]*>Zur Startseite</],
    ['es', /lang="es"[^]*<title>Página no encontrada</],
    ['fr', /lang="fr"[^]*<title>Page introuvable</],
    ['nl', /lang="en"[^]*<title>Page not found</],
  ])('are answered in the language of the site: %s', async (language, expected) => {
    const bare = mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
    const site = staticSiteOf({ folder: bare, language: async () => language })
    const at = await listen((request, response) => void site(request, response))
    expect((await get('/none', {}, 'GET', at)).body.toString()).toMatch(expected)
    rmSync(bare, { recursive: true })
  })

  it('include the icon that browsers request by themselves, without a page', async () => {
    const none = await get('/favicon.ico')
    expect(none).toMatchObject({ status: 404, headers: { 'cache-control': 'public, max-age=86400' } })
    expect(none.body).toHaveLength(0)
    writeFileSync(join(folder, 'images/favicon.svg'), '<svg/>')
    expect(await get('/favicon.ico')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml' },
    })
  })
})
