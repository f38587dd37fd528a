import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../adapters/site/export/index.js'
import { findInteractions } from '../../../../adapters/site/pages/index.js'
import {
  exportedPage,
  INTERACTIONS,
  JQUERY_TAG,
  PAGE_A,
  PAGE_B,
  scriptsWith,
  scriptTag,
  SCRIPTS,
} from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const SCRIPT = SCRIPTS['strict JSON at the end (2018 to 2024)']
const WORDS = 'Größe, „5 €“'

const opened = createOpenedExports()
const { open } = opened
afterEach(() => opened.remove())

async function adopt(files: ExportFiles): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(await open({ 'js/webflow.js': SCRIPT, ...files }))) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages.set(page.path, page)
  }
  return pages
}

async function adoptHome(html: string | Uint8Array, files: ExportFiles = {}): Promise<AdoptedPage> {
  const page = (await adopt({ 'index.html': html, 'about.html': '<p>', ...files })).get('index.html')
  if (page === undefined) throw new Error('there is no home page')
  return page
}

const tags = ({ notes }: AdoptedPage): readonly string[] => notes.map(({ tag }) => tag)
const eventsIn = ({ interactions }: AdoptedPage): readonly string[] =>
  Object.keys((findInteractions(interactions?.text ?? '') as typeof INTERACTIONS | undefined)?.events ?? {})
const home = (body: string, head = '', scripts = scriptTag('js/webflow.js')): string =>
  exportedPage(PAGE_A, { body, head, scripts })

describe('the letters of a page', () => {
  const stating = (charset: string): string =>
    home(`<p>${WORDS}</p>`).replace('charset="utf-8"', `charset="${charset}"`)
  const windows1252 = (text: string): Uint8Array =>
    Buffer.from(text.replaceAll('€', '\x80').replaceAll('„', '\x84').replaceAll('“', '\x93'), 'latin1')

  it.each<readonly [string, Uint8Array, string | null]>([
    ['UTF-8 behind its mark', Buffer.from(`\uFEFF${stating('utf-8')}`), null],
    ['UTF-16 behind its mark', Buffer.from(`\uFEFF${stating('utf-16')}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without one', Buffer.from(stating('utf-16'), 'utf16le'), 'utf-16le'],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${stating('utf-16')}`, 'utf16le').swap16(), 'utf-16be'],
    ['what it states', windows1252(stating('iso-8859-1')), 'windows-1252'],
    ['what it does not state', windows1252(stating('utf-8')), 'windows-1252'],
    ['an unknown encoding', windows1252(stating('x-own')), 'windows-1252'],
  ])('are decoded in every encoding, stated or not: %s', async (_, bytes, from) => {
    const page = await adoptHome(bytes)
    expect(page.html).toContain(`<p>${WORDS}</p>`)
    expect(page.html).toContain(from === null ? '<meta charset="utf-8">' : 'charset="utf-8"')
    expect([eventsIn(page).length, page.html.match(/vitrine\.js/g)?.length, tags(page)]).toEqual([
      3,
      1,
      expect.not.arrayContaining(['page-cut-off']),
    ])
    expect(page.notes.filter(({ tag }) => tag === 'encoding-changed')).toEqual(
      from === null ? [] : [{ tag: 'encoding-changed', from }],
    )
  })
})

describe('interaction data in several scripts', () => {
  const only = (...ids: readonly string[]): object => ({
    ...INTERACTIONS,
    events: Object.fromEntries(Object.entries(INTERACTIONS.events).filter(([id]) => ids.includes(id))),
  })
  const scriptOf = (data: object): string => scriptsWith(data)['strict JSON at the end (2018 to 2024)']

  it('are all played, in files and in the page', async () => {
    const page = await adoptHome(
      home('', '', `${scriptTag('js/a.js')}${scriptTag('js/b.js')}<script>${scriptOf(only('e-4'))}</script>`),
      { 'js/a.js': scriptOf(only('e')), 'js/b.js': scriptOf(only('e-2')) },
    )
    expect(eventsIn(page)).toEqual(['e', 'e-2', 'e-4'])
    expect(page.html.match(/<script/g)).toHaveLength(2)
  })
})

describe('a page', () => {
  it.each<readonly [string, string, readonly (string | RegExp)[], readonly (string | RegExp)[]]>([
    [
      'with a script that is a module, deferred and announced',
      home(
        '',
        '<link rel="preload" href="js/webflow.js" as="script"><link rel="modulepreload" href="js/own.js">',
        '<script type="module" async defer src="js/webflow.js" crossorigin integrity="sha384-x"></script>',
      ),
      ['js/own.js', '<script src="/vitrine.js"></script>'],
      ['js/webflow.js'],
    ],
    [
      'with its script in the head, in capitals and single quotes',
      home('', "<SCRIPT SRC='js/webflow.js?v=1#x' TYPE='text/javascript'></SCRIPT>", ''),
      [/vitrine\.js"><\/script>.*<\/head>/s],
      ['webflow.js'],
    ],
    [
      'with the old address as its base, and a policy of its saver',
      home(
        '<a href="about.html">About</a>',
        '<base href="https://old.example/sub/" target="_top">' +
          `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`,
      ),
      ['<base target="_top">', 'href="css/normalize.css"', 'href="about.html"'],
      ['old.example', 'Content-Security-Policy'],
    ],
    [
      'whose scripts a proxy was to run, with a mail address that it hid',
      home(
        '<a href="/cdn-cgi/l/email-protection#42232623022a2d2f276c36273136">Write</a>' +
          '<p>To <span class="__cf_email__" data-cfemail="42232623022a2d2f276c36273136">[protected]</span></p>',
        '',
        `<script type="0123456789abcdef01234567-text/javascript" src="js/webflow.js"></script>
        <script type="0123456789abcdef01234567-text/javascript">own()</script>
        <script src="/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js" defer></script>`,
      ),
      [
        'href="mailto:ada@home.test"',
        '<p>To ada@home.test</p>',
        '<script type="text/javascript">own()',
        '/interactions/',
      ],
      ['cdn-cgi', 'protected]', 'webflow.js'],
    ],
    [
      'with its script as an address of its own',
      home(
        '',
        '',
        `<script src="data:text/javascript;base64,${Buffer.from(SCRIPT).toString('base64')}"></script>`,
      ),
      ['/interactions/'],
      ['base64'],
    ],
    [
      'that a browser saved with its files',
      home('', '', scriptTag('./Harbour_files/webflow.js.download')),
      ['/interactions/'],
      ['download'],
    ],
    [
      'without a head, a body or an end',
      `<html data-wf-page="${PAGE_A}"><title>Bare</title><p>Text${JQUERY_TAG}${scriptTag('js/webflow.js')}`,
      ['<p>Text', '/interactions/'],
      ['jquery', 'webflow.js'],
    ],
    [
      'whose attributes stand in no quotes and twice, in a list that never ends',
      `<!DOCTYPE html><html data-wf-page=${PAGE_A} data-wf-page=other><body><ul><li><b>One<li>Two</b>` +
        '<table><div data-w-id=one style=opacity:0>Moved out</div></table>' +
        `<script src=js/webflow.js></script></body></html>`,
      ['<li><b>One<li>Two</b>', 'style=opacity:0', '/interactions/'],
      ['webflow.js'],
    ],
  ])('%s is adopted', async (_, html, has, lacks) => {
    const page = await adoptHome(html, { 'js/own.js': 'own()', 'Harbour_files/webflow.js.download': SCRIPT })
    for (const part of has) expect(page.html).toMatch(part)
    for (const part of lacks) expect(page.html).not.toMatch(part)
    expect(page.html.match(/vitrine\.js/g)).toHaveLength(1)
    expect(page.interactions).not.toBeNull()
  })
})

describe('the names of pages', () => {
  it('include no data addresses of code: it is moved into the page, so that a policy can allow it', async () => {
    const inAddress = (code: string): string =>
      `<script src="data:text/javascript;base64,${Buffer.from(code).toString('base64')}"></script>`
    const { html } = await adoptHome(home(inAddress('window.own="é"') + inAddress('x="</script>"')))
    expect(html).toContain('<script>window.own="é"</script>')
    expect(html).toContain(inAddress('x="</script>"'))
  })

  it('get the ending under which they are served, and links follow them', async () => {
    const pages = await adopt({
      'INDEX.HTM': home('<a href="Über uns.HTML?x=1#y">Us</a><form action="./shop/List.htm"></form>'),
      'Über uns.HTML': home('<a href="INDEX.HTM">Home</a><iframe src="shop/List.htm"></iframe>'),
      'shop/List.htm': exportedPage(PAGE_B, { body: '<a href="../%C3%9Cber%20uns.HTML">Us</a>' }),
    })
    expect([...pages.keys()].sort()).toEqual(['index.html', 'shop/List.html', 'Über uns.html'])
    expect(pages.get('index.html')?.html).toContain('href="%C3%9Cber%20uns.html?x=1#y"')
    expect(pages.get('index.html')?.html).toContain('action="shop/List.html"')
    expect(pages.get('Über uns.html')?.html).toMatch(/href="index\.html".*src="shop\/List\.html"/)
    expect(pages.get('shop/List.html')?.html).toContain('href="../%C3%9Cber%20uns.html"')
  })

  it('stay if another page has that name; a page that was saved alone is the home page', async () => {
    expect([...(await adopt({ 'a.htm': home(''), 'a.html': home('') })).keys()]).toEqual(['a.htm', 'a.html'])
    opened.remove()
    expect([...(await adopt({ 'Harbour Goods.html': home('') })).keys()]).toEqual(['index.html'])
    opened.remove()
    expect([...(await adopt({ 'checkout.html': home('') })).keys()]).toEqual(['checkout.html'])
  })
})

describe('a mirror with a folder for every host', () => {
  const CDN = 'cdn.prod.website-files.com/5f/js/site.js'
  const mirror: ExportFiles = {
    'index.html':
      '<!-- Mirror and index made by HTTrack Website Copier --><a href="www.harbour.example/index.html">',
    'backblue.gif': 'x',
    'www.harbour.example/index.html': home(
      '<a href="https://www.harbour.example/team">Team</a><img src="../cdn.prod.website-files.com/5f/a.png">',
      '',
      scriptTag(`../${CDN}`),
    ),
    'www.harbour.example/team.html': exportedPage(PAGE_B, { scripts: scriptTag(`../${CDN}`) }),
    [CDN]: SCRIPT,
    'cdn.prod.website-files.com/5f/a.png': 'x',
    'www.harbour.example/css/normalize.css': '',
    'player.example/index.html': '<p>A frame</p>',
  }

  it('becomes the site of the host with the pages, at the root, with all of its files', async () => {
    const site = await open(mirror)
    expect([...site.pages].sort()).toEqual(['index.html', 'player.example/index.html', 'team.html'])
    expect([...site.assets].sort()).toEqual([
      'backblue.gif',
      'cdn.prod.website-files.com/5f/a.png',
      'css/normalize.css',
    ])
    const pages = await adopt(mirror)
    const page = pages.get('index.html')
    expect(page?.html).toContain('href="/team"')
    expect([page?.interactions === null, pages.get('team.html')?.interactions === null]).toEqual([
      false,
      false,
    ])
    expect(page?.notes.filter(({ tag }) => tag === 'file-missing' || tag === 'script-missing')).toEqual([])
  })

  it('stays unchanged if a page of the site is beside the folders', async () => {
    const site = await open({ ...mirror, 'index.html': home('') })
    expect(site.pages).toContain('www.harbour.example/index.html')
  })
})
