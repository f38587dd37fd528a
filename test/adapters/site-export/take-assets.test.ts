import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  pathOfAsset as pathOf,
  replaceBuilderFiles,
  replaceStyleFiles,
  takeAssets,
} from '../../../adapters/site-export/index.js'
import type { TakenAsset } from '../../../adapters/site-export/index.js'
import { exportFolder } from './support/export-folders.js'

const ID = 'a'.repeat(24)
const HOST = 'https://cdn.prod.website-files.com'
const PICTURE = `${HOST}/${ID}/${ID}_big%20tree%20(1).png`
const VIDEO = `https://uploads-ssl.webflow.com/${ID}/${ID}%2Fa-transcode.mp4`

describe('files on the builder’s hosts', () => {
  const places: readonly (readonly [string, (address: string) => string])[] = [
    ['an attribute', (at) => `<img src="${at}">`],
    ['an attribute without quotes', (at) => `<img src=${at} alt=x>`],
    ['a list of sizes', (at) => `<img srcset="${at} 500w, ${at} 800w, b.png 1w">`],
    ['a list of films', (at) => `<div data-video-urls="${at},${at}"></div>`],
    ['an inline style', (at) => `<i style="background-image:url(${at})"></i>`],
    ['a quoted inline style', (at) => `<i style="background-image:url(&quot;${at}&quot;);color:red"></i>`],
    ['the data of a lightbox', (at) => `<script class="w-json">{"items":[{"url":"${at}"}]}</script>`],
    [
      'a template',
      (at) =>
        `<script type="text/x-wf-template">${encodeURIComponent(`<img src="${at}" class="a">`)}</script>`,
    ],
    [
      'a style in a template',
      (at) =>
        `<script type="text/x-wf-template">${encodeURIComponent(`<i style="background:url(${at})">`)}</script>`,
    ],
  ]

  it.each(places)('get another address in %s, and nothing around it changes', (_, write) => {
    for (const address of [PICTURE, VIDEO])
      expect(
        replaceBuilderFiles(write(address), (found) => (found === address ? '/remote/x.png' : 'wrong')),
      ).toBe(write('/remote/x.png'))
  })

  it('are no files of others, no scripts, and stay where nobody has another address', () => {
    const text = [
      PICTURE,
      'https://example.com/a.png',
      `${HOST}/js/webflow.js`,
      'https://evilwebsite-files.com/a.png',
    ].join(' ')
    const asked: string[] = []
    expect(replaceBuilderFiles(text, (address) => (asked.push(address), null))).toBe(text)
    expect(asked).toEqual([PICTURE])
  })
})

describe('taking files', () => {
  let made = exportFolder({})
  let requests: string[] = []
  beforeEach(() => {
    made = exportFolder({ 'saved/deep/big tree (1).png': 'saved' })
    requests = []
  })
  afterEach(() => made.remove())

  const answering =
    (answers: readonly (() => Response)[]): typeof fetch =>
    async (address) => {
      requests.push(String(address))
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (answer === undefined) throw new TypeError('no connection')
      return answer()
    }
  const png = (body: string, length = body.length): Response =>
    new Response(body, { headers: { 'content-type': 'image/png', 'content-length': String(length) } })
  const take = async (read: typeof fetch | null, address = VIDEO): Promise<TakenAsset> => {
    const [taken] = await takeAssets([address], {
      assets: join(made.folder, 'saved'),
      fetch: read,
      out: join(made.folder, 'site'),
      cache: join(made.folder, 'cache'),
      pauseMs: 0,
    })
    if (taken === undefined) throw new Error('nothing was answered')
    return taken
  }
  const textOf = (taken: TakenAsset): string =>
    taken.tag === 'failed' ? taken.message : readFileSync(taken.from, 'utf8')

  it('looks into the folder that was named first, also without the id before a name', async () => {
    const taken = await take(answering([() => png('host')]), PICTURE)
    expect([taken.tag, textOf(taken), requests]).toEqual(['folder', 'saved', []])
  })

  it('tries again where the host is busy or a part is missing', async () => {
    const taken = await take(
      answering([() => new Response('', { status: 503 }), () => png('half', 9), () => png('whole')]),
    )
    expect([taken.tag, textOf(taken), requests.length]).toEqual(['downloaded', 'whole', 3])
  })

  it('does not fetch again what an earlier run brought', async () => {
    const first = await take(answering([() => png('once')]))
    if (first.tag === 'failed') throw new Error(first.message)
    const kept = join(made.folder, 'site', first.path)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, 'once')
    expect((await take(answering([]))).tag).toBe('known')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['a page instead', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 1],
    ['a refusal', () => new Response('', { status: 403 }), 1],
    ['nothing', () => png(''), 1],
    ['less than it says, always', () => png('half', 9), 3],
  ])('leaves a file where it is when the host answers with %s', async (_, answer, attempts) => {
    const taken = await take(answering([answer]))
    expect([taken.tag, requests.length]).toEqual(['failed', attempts])
  })

  it('downloads nothing without being asked to', async () => {
    expect(await take(null)).toMatchObject({ tag: 'failed', address: VIDEO })
  })
})

describe('a host that breaks off', () => {
  const FILM = Buffer.from('0123456789'.repeat(2000))
  let made = exportFolder({})
  let asked: (string | undefined)[] = []
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[] = []
  const server = createServer((request, response) => {
    asked.push(request.headers.range)
    const answer = answers.shift()
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  const read: typeof fetch = (address, options) =>
    fetch(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(String(address)).pathname}`,
      options,
    )
  const take = async (): Promise<TakenAsset> => {
    const [taken] = await takeAssets([VIDEO], {
      assets: null,
      fetch: read,
      out: join(made.folder, 'site'),
      cache: join(made.folder, 'cache'),
      pauseMs: 0,
    })
    if (taken === undefined) throw new Error('nothing was answered')
    return taken
  }

  /** Announces the whole film, sends it up to a byte, and hangs up. */
  const breaksAt =
    (end: number, tag: string) =>
    (_: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(200, { 'content-length': FILM.length, etag: tag, 'content-type': 'video/mp4' })
      response.write(FILM.subarray(0, end), () => response.destroy())
    }
  /** Goes on where it is asked to, unless the film is another one now. */
  const goesOn =
    (tag: string) =>
    (request: IncomingMessage, response: ServerResponse): void => {
      const from =
        request.headers['if-range'] === tag ? Number(/\d+/.exec(request.headers.range ?? '')?.[0] ?? 0) : 0
      response.writeHead(from > 0 ? 206 : 200, { etag: tag, 'content-length': FILM.length - from })
      response.end(FILM.subarray(from))
    }

  beforeEach(async () => {
    made = exportFolder({})
    asked = []
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  })
  afterEach(async () => {
    made.remove()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  it('is asked again, also by the next run, and what came is whole', async () => {
    answers = [breaksAt(9000, '"a"'), breaksAt(9000, '"a"'), breaksAt(9000, '"a"'), goesOn('"a"')]
    expect((await take()).tag).toBe('failed')
    const taken = await take()
    expect(taken.tag === 'downloaded' && readFileSync(taken.from).equals(FILM)).toBe(true)
    expect(asked).toHaveLength(4)
  })

  it('is asked for the rest of what an earlier run has brought', async () => {
    const part = join(made.folder, 'cache', `${pathOf(VIDEO)}.part`)
    mkdirSync(dirname(part), { recursive: true })
    writeFileSync(part, FILM.subarray(0, 9000))
    writeFileSync(`${part}.etag`, '"a"')
    answers = [goesOn('"a"')]
    const taken = await take()
    expect(taken.tag === 'downloaded' && readFileSync(taken.from).equals(FILM)).toBe(true)
    expect(asked).toEqual(['bytes=9000-'])
    expect([existsSync(part), existsSync(`${part}.etag`)]).toEqual([false, false])
  })

  it('is read anew where its file has changed meanwhile, or says nothing of its state', async () => {
    for (const first of ['"a"', 'W/"a"']) {
      made.remove()
      made = exportFolder({})
      answers = [breaksAt(9000, first), goesOn('"b"')]
      const taken = await take()
      expect(taken.tag === 'downloaded' && readFileSync(taken.from).equals(FILM)).toBe(true)
    }
  })
})

describe('files that style sheets name', () => {
  const SHEET = `${HOST}/${ID}/css/site.shared.1a2b.css`
  const FONT = `${HOST}/${ID}/fonts/a.woff2`
  const MORE = `${HOST}/${ID}/css/more.css`

  it.each([
    [`@font-face{src:url("../fonts/a.woff2") format("woff2")}`, FONT],
    [`a{background:url( ${PICTURE.replace(/[()]/g, '')} )}`, PICTURE.replace(/[()]/g, '')],
    [`@import 'more.css';`, MORE],
    [`@import url(more.css) screen;`, MORE],
  ])('are found in %s', (css, address) => {
    const found: string[] = []
    const changed = replaceStyleFiles(css, SHEET, (named) => (found.push(named), '/remote/x'))
    expect([found, changed.includes('"/remote/x"'), changed.length > 10]).toEqual([[address], true, true])
  })

  it('are those of the builder’s hosts only', () => {
    const css = 'a{src:url(data:font/woff2;base64,x);b:url(#c);d:url(https://example.com/a.png)}'
    expect(replaceStyleFiles(css, SHEET, () => 'wrong')).toBe(css)
  })

  it('come with the sheet that names them, also from sheets that it imports', async () => {
    const made = exportFolder({})
    const texts: Readonly<Record<string, string>> = {
      [SHEET]: '@import "more.css";',
      [MORE]: 'a{b:url(../fonts/a.woff2)}',
      [FONT]: 'font',
    }
    const taken = await takeAssets([SHEET], {
      assets: null,
      fetch: async (address) =>
        new Response(texts[String(address)] ?? '', { headers: { 'content-type': 'text/css' } }),
      out: join(made.folder, 'site'),
      cache: join(made.folder, 'cache'),
      pauseMs: 0,
    })
    made.remove()
    expect(taken.map(({ tag, address }) => [tag, address])).toEqual(
      [SHEET, MORE, FONT].map((address) => ['downloaded', address]),
    )
  })
})
