import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { runCommand } from '../../../../composition/cli/program.js'
import { readSiteFolder } from '../../../../adapters/server/site-folder/read-site-folder.js'
import {
  exportedPage,
  exportFolder,
  JQUERY_TAG,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from '../../../adapters/site/export/support/export-folders.js'
import type { ExportFiles } from '../../../adapters/site/export/support/export-folders.js'

const SHOP = '<div data-node-type="commerce-cart-wrapper"></div>'
const PRODUCTS = 'Product Handle;Product Name;Variant Price\r\nmug;Becher für Öl;12.00\r\n'
/** The encoding of Excel in Western Europe. */
const windows1252 = (text: string): Uint8Array => Buffer.from(text, 'latin1')

const FILES: ExportFiles = {
  'index.html': exportedPage(PAGE_A, { body: SHOP, scripts: JQUERY_TAG + scriptTag('js/webflow.js') }),
  'css/normalize.css': 'a{}',
  'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
  'products.csv': windows1252(PRODUCTS),
  '.DS_Store': 'x',
}

let made = exportFolder({})
let out = ''
const said: string[] = []
const terminal = { out: (line: string) => said.push(line), err: (line: string) => said.push(line) }
const adopt = (...words: readonly string[]): Promise<number> => {
  said.length = 0
  return runCommand(['adopt', made.folder, ...words], terminal)
}
const text = (path: string): string => readFileSync(join(out, path), 'utf8')
const filesOf = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : []
const contentsOf = (folder: string): readonly (readonly [string, string])[] =>
  filesOf(folder)
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'latin1')])

beforeEach(() => {
  made = exportFolder(FILES)
  out = `${made.folder}-site`
})
afterEach(() => made.remove())

describe('vitrine adopt', () => {
  it.each([
    [
      'one country',
      [
        { name: 'Post', countries: ['DE'] },
        { name: 'Courier', countries: ['de'] },
      ],
      false,
    ],
    ['two countries', [{ name: 'Post', countries: ['DE', 'AT'] }], true],
    ['all countries', [{ name: 'Post' }], true],
  ])('run again, reads whether the shop sends to %s', async (_, shipping, isSaid) => {
    const noCountry =
      '<form data-node-type="commerce-checkout-shipping-address-wrapper"><fieldset>' +
      '<input name="address_zip"></fieldset></form>'
    writeFileSync(join(made.folder, 'checkout.html'), exportedPage(PAGE_B, { body: noCountry }))
    expect(await adopt('--yes')).toBe(0)
    const settings = { name: 'Ware', currency: 'EUR', country: 'DE', shipping }
    writeFileSync(join(out, 'vitrine.json'), JSON.stringify(settings))
    expect(await adopt('--yes')).toBe(0)
    expect(said.some((line) => line.includes('has no country field'))).toBe(isSaid)
  })

  it('reports a missing part once, with its pages and the line to write', async () => {
    const noCountry =
      '<form data-node-type="commerce-checkout-shipping-address-wrapper"><fieldset>' +
      '<input name="address_zip"></fieldset></form>'
    const account = '<form data-wf-user-form-type="userAccount"></form>'
    for (const name of ['checkout.html', 'checkout-2.html'])
      writeFileSync(join(made.folder, name), exportedPage(PAGE_B, { body: noCountry + account }))
    expect(await adopt('--yes')).toBe(0)
    const lines = said.filter((line) => line.includes('has no country field'))
    expect(lines).toHaveLength(1)
    for (const [part, line] of [
      ['no page to log in', 'data-wf-user-form-type="login"'],
      ['no button to log out', 'data-wf-user-logout="Log out"'],
    ] as const)
      expect(said.filter((each) => each.includes(part))).toEqual([expect.stringContaining(line)])
    expect(lines[0]).toContain('"countries": ["DE"]')
    expect(lines[0]).toMatch(
      /\(On checkout-2\.html, checkout\.html\.\)|\(On checkout\.html, checkout-2\.html\.\)/,
    )
  })

  it('makes a site folder with pages, data, catalogue and settings, and leaves the export as it is', async () => {
    const before = contentsOf(made.folder)
    expect(await adopt('--yes', '--currency', 'eur', '--country', 'de', '--shipping', '4.90')).toBe(0)
    expect(filesOf(out).filter((path) => !/^interactions[\\/]/.test(path))).toEqual([
      '.vitrine-adopted.json',
      'catalogue.csv',
      'checkout.html',
      'css',
      'css/normalize.css',
      'css/vitrine-pieces.css',
      'detail_product.html',
      'index.html',
      'interactions',
      'order-confirmation.html',
      'robots.txt',
      'vitrine.json',
    ])
    expect(text('catalogue.csv')).toBe('Product Handle,Product Name,Variant Price\nmug,Becher für Öl,12.00\n')
    expect(JSON.parse(text('vitrine.json'))).toMatchObject({ name: 'Page', currency: 'EUR', country: 'DE' })
    expect(contentsOf(made.folder)).toEqual(before)
  })

  it('puts the tables of collections into the folder that the server reads, named after their templates', async () => {
    made.remove()
    const table = 'Name;Slug;Collection ID;Item ID\r\nEins;eins;1;2\r\n'
    made = exportFolder({
      ...FILES,
      'My Site - Blog Posts - 5f98806ae9a071ac2e48f7bd.csv': table,
      'My Site - Teams - 5f98806ae9a071ac2e48f7be.csv': table,
      'detail_post.html': exportedPage(PAGE_A, {}),
    })
    out = `${made.folder}-site`
    expect(await adopt('--yes', '--currency', 'EUR')).toBe(0)
    expect(text('collections/post.csv')).toBe('Name,Slug,Collection ID,Item ID\nEins,eins,1,2\n')
    expect(filesOf(out)).toContain(join('collections', 'teams.csv'))
    expect(said.join('\n')).toContain('fills the lists it fits and the pages /post/<item>')
  })

  it('converts styles and scripts to UTF-8, from their own or their page’s encoding', async () => {
    const sheet = '@charset "windows-1252";.a:before{content:"ä"}'
    const greek = '\u03b1'
    const files: ExportFiles = {
      'index.html': windows1252(
        exportedPage(PAGE_A, { body: 'Öl' }).replace('charset="utf-8"', 'charset="windows-1253"'),
      ),
      'css/a.css': windows1252(sheet),
      'css/wide.css': Buffer.from(`\uFEFF${sheet}`, 'utf16le'),
      'css/own.css': '\uFEFFa{content:"ä"}',
      'js/own.js': Buffer.from([0x78, 0x3d, 0x22, 0xe1, 0x22]),
    }
    made.remove()
    made = exportFolder(files)
    out = `${made.folder}-site`
    expect(await adopt('--yes')).toBe(0)
    const utf8 = '@charset "utf-8";.a:before{content:"ä"}'
    expect([text('css/a.css'), text('css/wide.css')]).toEqual([utf8, utf8])
    expect([text('css/own.css'), text('js/own.js')]).toEqual([files['css/own.css'], `x="${greek}"`])
  })

  it('uses the new names of files in all style sheets of the site', async () => {
    const named = (at: string): string =>
      `@import 'more.css%3Fv=2';@import url(more.css%3Fv=2) screen;` +
      `a{b:url(${at}fonts/a.woff2%3Fv=1);c:url( "${at}images/Gr%C3%BC%C3%9F e.svg%40v=1#top" );` +
      `d:url('${at}images/Grüß e.svg@v=1');e:url(${at}images/same.png);f:url(https://x.example/a.png%3Fv=1)}/* ü */`
    out = (made = exportFolder({
      ...FILES,
      'css/site.css?v=3': named('../'),
      'css/more.css?v=2': 'b{}',
      'fonts/a.woff2?v=1': 'font',
      'images/Grüß e.svg@v=1': '<svg>',
      'images/same.png': 'picture',
      'pages/about.html': exportedPage(PAGE_B, {
        head: `<style>${named('../')}</style>`.replaceAll('more.css', '../css/more.css'),
        body: `<i style='b:url(../fonts/a.woff2%3Fv=1);c:url("../images/same.png")'></i>`,
        scripts: scriptTag('../js/webflow.js'),
      }),
    })).folder.concat('-site')
    expect(await adopt('--yes')).toBe(0)
    const renamed = (css: string): string =>
      css
        .replace(/@import '([^']+)%3Fv=2'/, '@import "../css/more.css"')
        .replace(/url\([^)]*more[^)]+\)/, 'url("../css/more.css")')
        .replace('url(../fonts/a.woff2%3Fv=1)', 'url("../fonts/a.woff2")')
        .replace(/url\( "[^)]*#top" \)/, 'url("../images/Gr%C3%BC%C3%9F%20e.svg#top")')
        .replace(/url\('[^)]*'\)/, 'url("../images/Gr%C3%BC%C3%9F%20e.svg")')
    expect(text('css/site.css')).toBe(renamed(named('../')))
    const page = text('pages/about.html')
    expect(page).toContain(`<style>${renamed(named('../'))}</style>`)
    expect(page.replaceAll('&quot;', '"')).toContain('b:url("../fonts/a.woff2");c:url("../images/same.png")')
    const before = contentsOf(out)
    expect([await adopt('--yes'), contentsOf(out)]).toEqual([0, before])
  })

  it.each([[['--dry-run']], [[]]])('names the lines of a table that no shop can take %s', async (words) => {
    writeFileSync(
      join(made.folder, 'products.csv'),
      'Product Handle,Product Name,Variant Price\nmug,Mug,12.00\ntässchen,Cup,12.00\npot,Pot,none\n',
    )
    await adopt('--yes', '--currency', 'EUR', ...words)
    const fault = /The shop does not open until catalogue\.csv is corrected: (.*)/.exec(said.join('\n'))?.[1]
    expect(fault).toMatch(/^line 3, column "Product Handle": .*line 4, column "Variant Price"/)
    writeFileSync(join(made.folder, 'products.csv'), PRODUCTS)
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, 'catalogue.csv'), PRODUCTS.replaceAll(';', ','))
    await adopt('--yes', '--currency', 'EUR', ...words)
    expect(said.join('\n')).not.toContain('does not open')
  })

  it('reports that an existing catalogue stays, and writes no new one beside it', async () => {
    await adopt('--yes', '--currency', 'EUR')
    writeFileSync(join(made.folder, 'products.csv'), PRODUCTS.replace('12.00', '13.00'))
    await adopt('--yes')
    const report = said.join('\n')
    expect(report).toContain('catalogue.csv has changes of yours and was kept')
    expect(report).not.toMatch(/Changed by you|catalogue\.csv made from/)
    expect(text('catalogue.csv')).toContain('12.00')
  })

  it('writes nothing with --dry-run and prints the plan', async () => {
    expect(await adopt('--dry-run', '--yes', '--currency', 'EUR')).toBe(0)
    expect(existsSync(out)).toBe(false)
    expect(said.join('\n')).toContain('Nothing was written')
    expect(said.join('\n')).toContain('interactions play on 4')
  })

  it('chooses no currency: without one it writes no settings, and names the option', async () => {
    expect(await adopt('--yes')).toBe(0)
    expect(existsSync(join(out, 'vitrine.json'))).toBe(false)
    expect(said.join('\n')).toContain('--currency EUR')
  })

  it('run again keeps changes of the owner, takes changes of the export and removes its lost files', async () => {
    const all = ['--yes', '--currency', 'EUR']
    await adopt(...all)
    writeFileSync(join(out, 'vitrine.json'), text('vitrine.json').replace('"DE"', '"AT"'))
    writeFileSync(join(out, 'css/normalize.css'), 'mine{}')
    writeFileSync(join(made.folder, 'css/normalize.css'), 'new{}')
    writeFileSync(join(made.folder, 'index.html'), exportedPage(PAGE_A, { body: `${SHOP}<p>New</p>` }))
    const dataBefore = filesOf(join(out, 'interactions'))
    expect(await adopt(...all)).toBe(0)
    expect(text('vitrine.json')).toContain('"AT"')
    expect([text('css/normalize.css'), text('css/normalize.css.new')]).toEqual(['mine{}', 'new{}'])
    expect(text('index.html')).toContain('<p>New</p>')
    expect([dataBefore.length, filesOf(join(out, 'interactions'))]).toEqual([1, []])
    expect(said.join('\n')).toContain('Changed by you and kept: css/normalize.css')
  })

  it('run again after an interrupted run recognises its files', async () => {
    const all = ['--yes', '--currency', 'EUR']
    await adopt(...all)
    // The state after a run over a newer export that was killed while it wrote.
    const unfinished = '<p>From the run that was ended</p>'
    writeFileSync(join(out, 'index.html'), unfinished)
    writeFileSync(join(out, 'gone.css'), 'a{}')
    writeFileSync(join(out, 'css/normalize.css.part'), 'a')
    const hash = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 32)
    const announced = [
      `${hash(unfinished)} index.html`,
      `${hash('a{}')} gone.css`,
      `${hash('new{}')} css/normalize.css`,
    ]
    writeFileSync(join(out, '.vitrine-adopting'), `${announced.join('\n')}\nbroken o`)
    writeFileSync(join(made.folder, 'index.html'), exportedPage(PAGE_A, { body: `${SHOP}<p>Newest</p>` }))
    expect(await adopt(...all)).toBe(0)
    expect(text('index.html')).toContain('<p>Newest</p>')
    expect(filesOf(out).filter((path) => /\.new|\.part|gone|adopting/.test(path))).toEqual([])
  })

  it('run again over the same export changes nothing', async () => {
    const all = ['--yes', '--currency', 'EUR']
    await adopt(...all)
    const first = contentsOf(out)
    await adopt(...all)
    expect(contentsOf(out)).toEqual(first)
  })

  it('redirects former addresses of pages, or reports them if the owner wrote the settings', async () => {
    made.remove()
    const page = exportedPage(PAGE_A, { scripts: scriptTag('js/webflow.js') })
    made = exportFolder({
      'faq.htm': page,
      'js/webflow.js': SCRIPTS['strict JSON at the end (2018 to 2024)'],
    })
    out = `${made.folder}-site`
    expect(await adopt('--yes')).toBe(0)
    const site = readSiteFolder(out)
    expect(site.ok && site.value.settings.redirects).toEqual(
      ['/faq.htm', '/faq.html', '/faq'].map((from) => ({ from, to: '/' })),
    )
    writeFileSync(join(out, 'vitrine.json'), '{"redirects": [{"from": "/faq", "to": "/"}]}')
    expect(await adopt('--yes')).toBe(0)
    expect(said.join('\n')).toContain(
      'write "redirects": [{"from":"/faq.htm","to":"/"},{"from":"/faq.html","to":"/"}] into vitrine.json.',
    )
  })

  it('refuses to write into the export, settings that make no sense, and a folder of another program', async () => {
    expect([await adopt('--out', join(made.folder, 'site')), said.join()]).toEqual([
      3,
      expect.stringContaining('--out'),
    ])
    expect([await adopt('--yes', '--currency', 'XXXX'), said.join()]).toEqual([
      3,
      expect.stringContaining('currency'),
    ])
    made.remove()
    made = exportFolder({ 'index.html': '<p>Mine</p>' })
    expect([await adopt('--yes'), said.join()]).toEqual([3, expect.stringContaining('nothing to adopt')])
    made.remove()
    made = exportFolder({ 'index.html': `<html data-wf-page="1">${'<i></i>'.repeat(40_001)}` })
    expect([await adopt('--yes'), said.join()]).toEqual([
      3,
      expect.stringMatching(/that can be read[^]*index\.html was left out: it has more than 40000 elements/),
    ])
  })
})

describe('for search engines', () => {
  const addresses = (): readonly string[] =>
    [...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

  beforeEach(() => {
    made.remove()
    const canonical =
      '<link rel="canonical" href="https://old.example/team"><meta property="og:url" content="x">'
    made = exportFolder({
      ...FILES,
      'team.html': exportedPage(PAGE_A, { head: canonical }),
      'fr/team.html': exportedPage(PAGE_A, {}),
      'detail_post.html': exportedPage(PAGE_A, {}),
      'S - Posts - 5f98806ae9a071ac2e48f7bd.csv':
        'Name,Slug,Item ID,Draft\nEins,eins,1,false\nZwei,zwei,2,true\n',
      'shop/größe & mehr.html': exportedPage(PAGE_A, {}),
      'shop/index.html': exportedPage(PAGE_A, {}),
      'secret.html': exportedPage(PAGE_A, { head: '<meta name="robots" content="noindex, nofollow">' }),
      'detail_product.html': exportedPage(PAGE_A, {}),
      'checkout.html': exportedPage(PAGE_A, {}),
      'template/style-guide.html': exportedPage(PAGE_A, {}),
    })
    out = `${made.folder}-site`
  })

  it('each page names its own address, products have theirs, and steps and templates are not listed', async () => {
    expect(await adopt('--yes', '--currency', 'EUR', '--base-url', 'https://new.example/')).toBe(0)
    expect(addresses()).toEqual([
      'https://new.example/fr/team',
      'https://new.example/',
      'https://new.example/shop/gr%C3%B6%C3%9Fe%20%26%20mehr',
      'https://new.example/shop/',
      'https://new.example/team',
      'https://new.example/product/mug',
      'https://new.example/post/eins',
    ])
    for (const path of ['team.html', 'fr/team.html']) {
      expect(text(path)).toContain('hreflang="x-default" href="https://new.example/team"')
      expect(text(path)).toContain('hreflang="fr" href="https://new.example/fr/team"')
    }
    expect(text('index.html')).not.toContain('hreflang')
    expect(text('team.html')).toContain('<link rel="canonical" href="https://new.example/team">')
    expect(text('team.html')).not.toContain('old.example')
    expect(text('team.html')).toContain('content="https://new.example/team"')
    expect(text('shop/index.html')).toContain('<link rel="canonical" href="https://new.example/shop/">')
    for (const path of ['checkout.html', 'template/style-guide.html'])
      expect(text(path)).toContain('<meta name="robots" content="noindex">')
    expect(text('detail_product.html')).not.toMatch(/robots|canonical/)
    expect(text('robots.txt')).toBe(
      'User-agent: *\nDisallow: /detail_\n\nSitemap: https://new.example/sitemap.xml\n',
    )
  })

  it('no address is invented, and files of the export are kept', async () => {
    writeFileSync(join(made.folder, 'robots.txt'), 'mine')
    await adopt('--yes', '--currency', 'EUR')
    expect([existsSync(join(out, 'sitemap.xml')), text('robots.txt')]).toEqual([false, 'mine'])
    expect(text('team.html')).toContain('https://old.example/team')
    expect(said.join('\n')).toContain('--base-url https://example.com')
    expect(await adopt('--yes', '--base-url', 'example')).toBe(2)
  })
})

describe('files on the builder’s hosts', () => {
  it('come from a folder of the owner, and missing ones are listed with the fix', async () => {
    made.remove()
    const host = `https://cdn.prod.website-files.com/${PAGE_A}`
    made = exportFolder({
      ...FILES,
      'team.html': exportedPage(PAGE_A, {
        body:
          `<img src="${host}/${PAGE_B}_tree.png" srcset="${host}/${PAGE_B}_tree.png 2x">` +
          `<img src="${host}/gone.png">`,
      }),
    })
    out = `${made.folder}-site`
    const assets = `${made.folder}-files`
    mkdirSync(assets)
    writeFileSync(join(assets, 'tree.png'), 'tree')
    await adopt('--yes', '--assets', assets)
    const [, path = ''] = /src="\/(remote\/[^"]+)" srcset="\/\1 2x"/.exec(text('team.html')) ?? []
    expect(text(path)).toBe('tree')
    expect(said.join('\n')).toContain(`${host}/gone.png stays on its host`)
    expect(said.join('\n')).toContain('1 file still on the builder')
    await adopt('--yes')
    expect(text('team.html')).toContain(`${host}/${PAGE_B}_tree.png`)
    expect(said.join('\n')).toContain('Add --download, or')
    await adopt('--yes', '--download', '--dry-run')
    expect(said.join('\n')).toContain('They are downloaded once you leave out --dry-run.')
    expect(said.join('\n')).not.toContain('Add --download')
  })
})

describe('code that loads code of others', () => {
  const PIXEL = `<script>!function(d){var t=d.createElement('script');
    t.src='https://connect.facebook.net/en_US/fbevents.js';d.head.append(t)}(document)</script>`
  const OWN = `<script>var s = document.createElement('script'); s.src = 'https://w.example/w.js'</script>
    <script>var link = 'https://elsewhere.example/page'</script>`
  const GTM = scriptTag('https://www.googletagmanager.com/gtm.js?id=GTM-1')
  const settings = (): { readonly scriptHosts?: readonly string[]; readonly currency?: string } =>
    JSON.parse(text('vitrine.json')) as object

  beforeEach(() => {
    made.remove()
    made = exportFolder({ 'index.html': exportedPage(PAGE_A, { head: PIXEL + OWN + GTM }) })
    out = `${made.folder}-site`
  })

  it('is found in snippets too, and its hosts are allowed, even on a site without a shop', async () => {
    expect(await adopt('--yes')).toBe(0)
    expect(settings()).toEqual({
      scriptHosts: [
        'www.googletagmanager.com',
        'www.google-analytics.com',
        'www.googleadservices.com',
        'googleads.g.doubleclick.net',
        'connect.facebook.net',
        'w.example',
      ],
    })
    expect(said.join('\n')).toContain('Google Tag Manager, Meta Pixel, w.example may load further scripts')
    const site = readSiteFolder(out)
    expect(site.ok && site.value.settings.scriptHosts).toContain('connect.facebook.net')
  })

  it.each<readonly [string, readonly string[], string | null, readonly string[] | undefined]>([
    ['by an answer', [], 'no\n', undefined],
    ['by another answer', [], 'perhaps\nY\n', expect.arrayContaining(['connect.facebook.net']) as never],
    [
      'by its hosts',
      ['--allow-scripts', 'a.example', '--allow-scripts', '*.b.example'],
      null,
      ['a.example', '*.b.example'],
    ],
    ['by none', ['--no-allow-scripts'], null, undefined],
  ])('is decided %s', async (_, words, typed, hosts) => {
    const input = new PassThrough()
    input.end(typed ?? '')
    const person = { input, output: new PassThrough() }
    const code = await runCommand(['adopt', made.folder, '--base-url', 'https://a.example', ...words], {
      ...terminal,
      ...(typed !== null && { person }),
    })
    expect([code, settings().scriptHosts]).toEqual([0, hosts])
    const asked = String((person.output.read() as Buffer | null) ?? '')
    expect(asked.includes('Code on the pages loads scripts of')).toBe(typed !== null)
  })

  it('causes one question: later runs list missing settings, and ask nothing', async () => {
    await adopt('--base-url', 'https://a.example', '--no-allow-scripts')
    const input = new PassThrough()
    const output = new PassThrough()
    const again = ['adopt', made.folder]
    expect(await runCommand(again, { ...terminal, person: { input, output } })).toBe(0)
    expect(output.read()).toBeNull()
    expect(said.join('\n')).toContain('"scriptHosts": ["www.googletagmanager.com"')
    expect(text('index.html')).toContain('rel="canonical" href="https://a.example/"')
  })
})

describe('the report', () => {
  it('reports findings page by page, in a file beside the site', async () => {
    const body = `${SHOP}<div class="w-slider"></div><div class="w-embed"><iframe
      src="https://x.example"></iframe></div>
      <form name="news" action="https://list.example/post"></form><form name="<b>hello"></form>
      <form data-wf-user-form-type="login"></form><button class="snipcart-add-item">Buy</button>`
    writeFileSync(join(made.folder, 'a&b.html'), exportedPage(PAGE_A, { body }))
    writeFileSync(join(made.folder, 'log-in.html'), exportedPage(PAGE_A, { body }))
    const path = `${out}.adoption-report.html`
    await adopt('--dry-run', '--yes')
    expect(existsSync(path)).toBe(false)
    await adopt('--yes')
    const report = readFileSync(path, 'utf8')
    const [row = ''] = /<tr><td>a&amp;b\.html.*?<\/tr>/s.exec(report) ?? []
    for (const part of [
      'slider',
      'commerce-cart-wrapper',
      'login',
      'news → https://list.example/post; &lt;b&gt;hello → this site',
      'Snipcart',
      '<td>2</td>',
    ])
      expect(row).toContain(part)
    expect(report).toMatch(/<tr><td>index\.html<\/td><td>play<\/td>/)
    expect(report).toMatch(/<tr><td>log-in\.html<\/td>.*<td>usys-log-in, login<\/td>/)
    expect(report).not.toContain('<b>')
    expect(said.join('\n')).toContain('Third-party services stay unchanged: Snipcart')
    expect(filesOf(out).filter((name) => name.includes('report'))).toEqual([])
  })
})

describe('a large site', () => {
  it('is reported in a few lines, with any number of pages for a finding', async () => {
    const body = '<p style="opacity:0">x</p><script>$(1)</script>'
    for (let index = 0; index < 40; index += 1)
      writeFileSync(
        join(made.folder, `p${index}.html`),
        exportedPage(PAGE_A, { body, scripts: JQUERY_TAG + scriptTag('js/gone.js') }),
      )
    await adopt('--yes')
    expect(said.join('\n')).toContain('40 elements that interactions would have shown')
    expect(said.join('\n')).toMatch(
      /jQuery stays, since code in the page may use it, on p0\.html.* and 35 more/,
    )
    expect(said.join('\n').split('\n').length).toBeLessThan(25)
  })
})

describe('a folder with unusable files', () => {
  it('is adopted without them: each file is named with its place and its reason', async () => {
    made.remove()
    made = exportFolder({
      ...FILES,
      'deep.html': '<div>'.repeat(5000),
      'half.html': exportedPage(PAGE_A, { body: '<p>Half' }).slice(0, -30),
      'shop/größe – 10 %.html': exportedPage(PAGE_A, {}),
      'images/a b.png': 'x',
    })
    out = `${made.folder}-site`
    symlinkSync('/etc/hosts', join(made.folder, 'hosts.txt'))
    mkdirSync(join(out, 'css/normalize.css'), { recursive: true })
    writeFileSync(join(out, 'images'), 'a file')
    expect(await adopt('--yes', '--currency', 'EUR')).toBe(1)
    const report = said.join('\n')
    for (const line of [
      'deep.html was left out:',
      'half.html ends in the middle',
      'hosts.txt was left out: it is a link',
      'css/normalize.css was not written: a folder stands where the file belongs',
      'images/a b.png was not written: a file stands where a folder is needed',
    ])
      expect(report).toContain(line)
    expect(existsSync(join(out, 'hosts.txt'))).toBe(false)
    expect(text('shop/größe – 10 %.html')).toContain('/vitrine.js')
    expect(text('index.html')).toContain('/interactions/')
  })

  it('that cannot be written is refused before any step', async () => {
    writeFileSync(out, 'a file')
    expect([await adopt('--yes'), said.join()]).toEqual([
      3,
      expect.stringContaining(`${out} cannot be written`),
    ])
  })
})

describe('a catalogue without settings', () => {
  it('is not sold without a chosen currency', async () => {
    await adopt('--yes')
    expect(await runCommand(['import', out, '--dry-run'], terminal)).toBe(3)
    expect(said.join('\n')).toContain('vitrine.json')
  })
})
