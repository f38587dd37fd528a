import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { replaceBuilderFiles, takeAssets } from '../../../adapters/site-export/index.js'
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
