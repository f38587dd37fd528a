import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { createSiteFiles } from '../../../../adapters/site/files/index.js'
import { createServedPages, STRICT_POLICY } from '../../../../adapters/site/pages/index.js'
import type { NamedHosts } from '../../../../adapters/site/pages/index.js'
import { createHostCollector, pageDataHostSteps } from '../../../../adapters/site/pages/facts/text-hosts.js'
import { inTurns } from '../../../../adapters/site/pages/in-turns.js'
import { allAtOnce } from '../../../../core/shared/index.js'
import { expectOnceBelow, processorMsOf, processorTimeOf } from '../../../support/processes/processor-time.js'
import { createDataHosts } from '../../../../adapters/site/pages/data-hosts.js'
import { PUBLIC } from '../../../../core/site/index.js'
import { valueOf } from '../../../support/value-of.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-hosts-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** The hosts that a page is sent with, by directive; `self` and `data:` apart. */
async function policyOf(html: string, data?: () => NamedHosts | Promise<NamedHosts>, isStrict = false) {
  write('page.html', `<!doctype html><title>x</title>${html}`)
  const files = createSiteFiles({ folder })
  const pages = createServedPages({
    files,
    policy: STRICT_POLICY,
    allowsNamedScripts: !isStrict,
    ...(data && { dataHosts: data }),
  })
  const view = { audience: PUBLIC, isElsewhere: false, path: '/page', query: '' }
  const { policy } = valueOf(await pages.read(files.find('page.html')!, view))
  const of = (name: string): string =>
    /^.*$/m
      .exec(policy!.split('; ').find((each) => each.startsWith(`${name} `)) ?? '')![0]
      .split(' ')
      .slice(1)
      .filter((source) => source !== "'self'" && source !== 'data:')
      .sort()
      .join(' ')
  if (!html.includes('https://s.example')) expect(of('img-src')).toBe(of('media-src'))
  return { media: of('img-src'), frames: of('frame-src') }
}

describe('the policy of a page names exactly the hosts of', () => {
  it.each<readonly [string, string, string]>([
    [
      '<p>no picture</p><a href="https://else.example/a.png">a</a><link rel="canonical" href="https://me.example/">',
      '',
      '',
    ],
    ['<img src="https://a.example/x.png" alt="https://not.example">', 'https://a.example', ''],
    ['<img src=HTTPS://A.Example:8443/x.png>', 'https://a.example:8443', ''],
    ['<img src="http://a.example/x.png">', 'https://a.example', ''],
    ['<img src="//a.example/x.png">', 'https://a.example', ''],
    [
      '<img srcset="https://a.example/1.png 1x, https://b.example/2.png 2x">',
      'https://a.example https://b.example',
      '',
    ],
    ['<picture><source srcset="https://a.example/1.webp"></picture>', 'https://a.example', ''],
    [
      '<video poster="https://a.example/p.jpg"><source src="https://b.example/f.mp4"></video>',
      'https://a.example https://b.example',
      '',
    ],
    ['<audio src="https://a.example/f.mp3"></audio>', 'https://a.example', ''],
    ['<div style="background:url(https://a.example/x.png)"></div>', 'https://a.example', ''],
    ['<style>.a{background:url("https://a.example/x.png")}</style>', 'https://a.example', ''],
    [
      '<div data-video-urls="https://a.example/1.mp4,https://b.example/2.webm"></div>',
      'https://a.example https://b.example',
      '',
    ],
    ['<link rel="icon" href="https://a.example/i.png">', 'https://a.example', ''],
    ['<svg><image href="https://a.example/i.png"/></svg>', 'https://a.example', ''],
    ['<iframe src="https://f.example/map"></iframe>', '', 'https://f.example'],
    [
      '<script type="application/json" class="w-json">' +
        '{"items":[{"url":"https:\\/\\/a.example\\/1.png",' +
        '"html":"<iframe src=\\"//f.example/e\\"></iframe>"}]}</script>',
      'https://a.example https://f.example',
      'https://f.example',
    ],
    [
      '<script type="text/x-wf-template" id="t">%3Cimg%20src%3D%22https%3A%2F%2Fa.example%2F1.png%22%3E</script>',
      'https://a.example',
      '',
    ],
    ['<script type="application/ld+json">{"@context":"https://schema.org"}</script>', '', ''],
    ['<iframe srcdoc="<img src=https://a.example/1.png>"></iframe>', 'https://a.example', ''],
    [
      '<a data-video="https://youtu.be/aqz-KE-bpKQ">f</a>',
      'https://youtu.be',
      'https://www.youtube-nocookie.com',
    ],
  ])('%s', async (html, media, frames) => {
    expect(await policyOf(html)).toEqual({ media, frames })
    expect(await policyOf(html, undefined, true)).toEqual({ media, frames })
  })

  it('its own style sheets and their imports, in their present state', async () => {
    write('css/a.css', '@import "b.css";@import url(/css/c.css); /* https://no.example */ .a{color:red}')
    write('css/b.css', '.b{background:url(//b.example/1.png)}')
    write('css/c.css', '@import "a.css"; .c{background:url("https://c.example/1.png")}')
    const html = '<link rel="stylesheet" href="css/a.css?v=1">'
    expect((await policyOf(html)).media).toBe('https://b.example https://c.example')
    write('css/b.css', '.b{background:url(//other.example/12.png)}')
    expect((await policyOf(html)).media).toBe('https://c.example https://other.example')
  })

  it('style sheets of other hosts, which may load files of their hosts', async () => {
    expect((await policyOf('<link rel="stylesheet" href="https://s.example/a.css">')).media).toBe(
      'https://s.example',
    )
  })

  it('the data of its site', async () => {
    write('catalogue.csv', 'Handle,Image\nmug,https://shop.example/m.png\nfilm,https://youtu.be/aqz-KE-bpKQ')
    write(
      'collections/posts.csv',
      'Name,Body\na,"<iframe src=""https://f.example/1""></iframe><img src=https://p.example/1>"',
    )
    let nowMs = 0
    const data = createDataHosts(folder, () => nowMs)
    expect(await policyOf('<p>x</p>', data)).toEqual({
      media: 'https://f.example https://i.ytimg.com https://p.example https://shop.example https://youtu.be',
      frames: 'https://f.example https://www.youtube-nocookie.com',
    })
    write('catalogue.csv', 'Handle,Image\nmug,/m.png')
    rmSync(join(folder, 'collections'), { recursive: true })
    nowMs += 1_000
    expect(await policyOf('<p>x</p>', data)).toEqual({ media: '', frames: '' })
  })
})

it('has `https:` for more hosts than a header takes, and for code that may load anything', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `<img src="https://h${index}.example/1.png">`).join(
    '',
  )
  expect((await policyOf(many)).media).toBe('https:')
  expect((await policyOf('<script>a()</script>')).frames).toBe('https:')
})

it('reads a long table in linear time, also one without lines', async () => {
  const msOf = (length: number): Promise<number> => {
    write('catalogue.csv', 'x'.repeat(length))
    return processorMsOf(createDataHosts(folder, () => 0))
  }
  await msOf(1_000_000)
  // For four times the text, a bound of eight times the time separates linear (four) from quadratic work (sixteen).
  await expectOnceBelow(8, async () => {
    const quarter = await msOf(10_000_000)
    return (await msOf(40_000_000)) / Math.max(quarter, 25)
  })
})

/** Texts of data that take long: many hosts, many addresses of one, frames, open tags, escapes. */
const LONG: Readonly<Record<string, (at: number) => string>> = {
  'hosts in lines': (at) => `p${at},https://h${at}.example/a.jpg\n`,
  'hosts in a line': (at) => `//h${at}.e `,
  'one host': () => '//h.e ',
  'players of films': (at) => `//a${at}.youtube.com `,
  frames: (at) => `<iframe src=//h${at}.e>`,
  'hosts without a dot': () => '//a',
  schemes: () => 'https://',
  'open frames': () => '<iframe ',
  'open addresses': () => '//a//',
  'one long word': () => 'a-',
  escapes: (at) => `%3Cimg%20src=https%3A%2F%2Fh${at}.e%3E`,
}
/** Less processor time than this is short on every machine; a longer turn has to be a small part of the whole. */
const SHORT_MS = 60

describe('a long text is read in short turns', () => {
  it.each(Object.entries(LONG))('%s', async (_, piece) => {
    const pieces: string[] = []
    for (let length = 0; length < 4_000_000; length += pieces.at(-1)!.length)
      pieces.push(piece(pieces.length))
    const text = pieces.join('')
    write('catalogue.csv', `Handle,Image\n${text}`)
    const readers = [
      () => createDataHosts(folder, () => 0)(),
      () => inTurns(pageDataHostSteps(text, createHostCollector())),
    ]
    for (const read of readers)
      await expectOnceBelow(1, async () => {
        const { longestTurn, total } = await processorTimeOf(read)
        return longestTurn / Math.max(SHORT_MS, total / 3)
      })
  })
})

it('finds a host at each place of a long text, also across two pieces', () => {
  for (let at = 65_400; at < 65_600; at += 1) {
    const hosts = createHostCollector()
    const text = `${'x'.repeat(at)} <iframe title="${'y'.repeat(60)}" src="https://f.example:81/"> //b.example/`
    allAtOnce(pageDataHostSteps(at % 2 === 0 ? text : encodeURIComponent(text), hosts))
    const frames = ['https://f.example:81']
    expect(hosts.all()).toEqual({ media: [...frames, 'https://b.example'], frames })
  }
})
