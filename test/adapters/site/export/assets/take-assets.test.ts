import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  replaceBuilderFiles,
  replaceStyleFiles,
  takeAssets,
} from '../../../../../adapters/site/export/index.js'
import type { TakenAsset } from '../../../../../adapters/site/export/index.js'
import { exportFolder } from '../support/export-folders.js'

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

  it('do not include files of other hosts or scripts, and stay without another address', () => {
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

describe('the download of files', () => {
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
      out: made.folder,
      cache: 'cache',
      pauseMs: 0,
    })
    if (taken === undefined) throw new Error('nothing was answered')
    return taken
  }
  const textOf = (taken: TakenAsset): string =>
    taken.tag === 'failed' ? taken.message : readFileSync(join(taken.from.folder, taken.from.path), 'utf8')

  it('searches the named folder first, also without the id before a name', async () => {
    const taken = await take(answering([() => png('host')]), PICTURE)
    expect([taken.tag, textOf(taken), requests]).toEqual(['folder', 'saved', []])
  })

  it('is repeated if the host is busy or a part is missing', async () => {
    const taken = await take(
      answering([() => new Response('', { status: 503 }), () => png('half', 9), () => png('whole')]),
    )
    expect([taken.tag, textOf(taken), requests.length]).toEqual(['downloaded', 'whole', 3])
  })

  it('does not repeat files of an earlier run', async () => {
    const first = await take(answering([() => png('once')]))
    if (first.tag === 'failed') throw new Error(first.message)
    const kept = join(made.folder, first.path)
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
  ])('keeps the address of a file if the host answers with %s', async (_, answer, attempts) => {
    const taken = await take(answering([answer]))
    expect([taken.tag, requests.length]).toEqual(['failed', attempts])
  })

  const sendingTo = (location: string) => (): Response =>
    new Response(null, { status: 302, headers: { location } })

  it('follows redirects only between the builder’s hosts', async () => {
    const moved = `${HOST}/${ID}/moved.mp4`
    const taken = await take(answering([sendingTo(moved), () => png('film')]))
    expect([taken.tag, textOf(taken), requests]).toEqual(['downloaded', 'film', [VIDEO, moved]])
    requests = []
    const elsewhere = await take(answering([sendingTo('http://169.254.169.254/a.mp4')]))
    expect([textOf(elsewhere), requests]).toEqual([
      'the host redirects to http://169.254.169.254/a.mp4',
      [VIDEO],
    ])
    requests = []
    expect(textOf(await take(answering([sendingTo(VIDEO)])))).toBe('the host redirects without end')
  })

  it('reports the reason of a failed connection', async () => {
    const failing: typeof fetch = async () => {
      throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') })
    }
    expect(textOf(await take(failing))).toBe('getaddrinfo ENOTFOUND')
  })

  it('is done only on request', async () => {
    expect(await take(null)).toMatchObject({ tag: 'failed', address: VIDEO })
  })
})

describe('files that style sheets name', () => {
  const SHEET = `${HOST}/${ID}/css/site.shared.1a2b.css`
  const FONT = `${HOST}/${ID}/fonts/a.woff2`
  const MORE = `${HOST}/${ID}/css/more.css`

  it.each([
    [`@font-face{src:url("../fonts/a.woff2") format("woff2")}`, FONT],
    [`a{background:url( ${PICTURE.replace(/[()]/g, '')} )}`, PICTURE.replace(/[()]/g, '')],
    [`a{b:image-set("../fonts/a.woff2" 1x)}`, FONT],
    [
      `a{b:-webkit-image-set('../fonts/a.woff2' type("font/woff2") 2x, linear-gradient(red, rgb(0, 0, 0)))}`,
      FONT,
    ],
    [`@import 'more.css';`, MORE],
    [`@import url(more.css) screen;`, MORE],
  ])('are found in %s', (css, address) => {
    const found: string[] = []
    const changed = replaceStyleFiles(css, SHEET, (named) => (found.push(named), '/remote/x'))
    expect([found, changed.includes('"/remote/x"'), changed.length > 10]).toEqual([[address], true, true])
  })

  it('are those of the builder’s hosts only', () => {
    const css =
      'a{src:url(data:font/woff2;base64,x);b:url(#c);d:url(https://example.com/a.png);content:"a.png" type("a.png");' +
      'e:image-set(url(#c) 1x, "https://example.com/a.png" type("image/png") 2x);f:image-set("a.png" 1x'
    expect(replaceStyleFiles(css, SHEET, () => 'wrong')).toBe(css)
  })

  it('are downloaded with the sheet that names them, also from sheets that it imports', async () => {
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
      out: made.folder,
      cache: 'cache',
      pauseMs: 0,
    })
    made.remove()
    expect(taken.map(({ tag, address }) => [tag, address])).toEqual(
      [SHEET, MORE, FONT].map((address) => ['downloaded', address]),
    )
  })
})
