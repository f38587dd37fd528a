import { afterEach, describe, expect, it } from '@jest/globals'
import {
  addCart,
  addPages,
  adoptPages,
  isAdopted,
  openExport,
  withRemoteScripts,
} from '../../../adapters/site-export/index.js'
import type { AdoptedPage, SiteExport } from '../../../adapters/site-export/index.js'
import { parsePage } from '../../../adapters/site-pages/index.js'
import {
  exportedPage,
  exportFolder,
  JQUERY,
  JQUERY_TAG,
  PAGE_A,
  PAGE_B,
  scriptTag,
  SCRIPTS,
} from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'

const OLD = SCRIPTS['strict JSON at the end (2018 to 2024)']
const NEW = SCRIPTS['bare names inside a module, code after it (2025 on)']
const HIDDEN =
  '<div data-w-id="one" style="-webkit-transform:translate3d(0,40px,0);opacity:0">Shown by its interaction</div>'
const GOOGLE = 'https://ajax.googleapis.com/ajax/libs'
const CHUNK = `js/webflow.schunk.${'1'.repeat(16)}.js`
const CDN = 'https://cdn.prod.website-files.com'
const SITE = '5'.repeat(24)

let remove = (): void => undefined
afterEach(() => remove())

async function open(files: ExportFiles): Promise<SiteExport> {
  const made = exportFolder(files)
  remove = made.remove
  const opened = await openExport(made.folder)
  if (!opened.ok) throw new Error(opened.failure.message)
  return opened.value
}

async function adoptAll(source: SiteExport): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(source)) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages.set(page.path, page)
  }
  return pages
}

interface Generation {
  readonly files: ExportFiles
  /** Pages that play interactions afterwards. */
  readonly playing: readonly string[]
  /** What must stand on the first page, and what must not. */
  readonly has?: readonly string[]
  readonly lacks?: readonly string[]
}

const GENERATIONS: Readonly<Record<string, Generation>> = {
  'of 2017: first generation, jQuery of another host, a comment before the doctype': {
    files: {
      'index.html': `<!-- mine -->${exportedPage(PAGE_A, {
        body: `<div data-ix="fade" style="opacity:0">Old</div>`,
        scripts: scriptTag(`${GOOGLE}/jquery/2.2.0/jquery.min.js`) + scriptTag('js/webflow.js'),
      })}`,
      'js/webflow.js': `${OLD.slice(0, OLD.indexOf('Webflow.require'))}Webflow.require('ix').init([{"slug":"fade"}]);`,
    },
    playing: [],
    has: ['<!-- mine -->', 'data-ix="fade"'],
    lacks: ['jquery'],
  },
  'of 2018: named after the site, with a font loader and scripts of old browsers': {
    files: {
      'index.html': exportedPage(PAGE_A, {
        head: `${scriptTag(`${GOOGLE}/webfont/1.4.7/webfont.js`)}
          <!-- [if lt IE 9]>${scriptTag('html5shiv.js')}<![endif] -->`,
        body: HIDDEN,
        scripts: JQUERY_TAG + scriptTag('js/harbour.js'),
      }),
      'js/harbour.js': OLD,
    },
    playing: ['index.html'],
    has: ['webfont.js', 'opacity:0'],
    lacks: ['js/harbour.js'],
  },
  'of 2026 in chunks: the entry holds the data, the newer kind hides what it would show': {
    files: {
      'index.html': exportedPage(PAGE_A, {
        head: '<style>html.w-mod-js:not(.w-mod-ix3) :is(.hero) {visibility: hidden !important;}</style>',
        body: HIDDEN,
        scripts: [CHUNK, 'js/webflow.9a8b7c6d.0123456789abcdef.js', `${CDN}/gsap/3.14.2/gsap.min.js`]
          .map(scriptTag)
          .join(''),
      }),
      [CHUNK]:
        '(self.webpackChunk=self.webpackChunk||[]).push([[1],{5:function(){' +
        'document.querySelector(".w-nav-menu");"data-wf-id"}}]);/* bundler=rspack@1 */',
      'js/webflow.9a8b7c6d.0123456789abcdef.js': NEW,
    },
    playing: ['index.html'],
    lacks: ['visibility: hidden', 'gsap', 'schunk'],
  },
  'mirrored with folders named after hosts, backslashes and queries in names': {
    files: {
      'www.harbour.example/index.html': exportedPage(PAGE_A, {
        head: '<link rel="canonical" href="https://www.harbour.example/"><link rel="stylesheet" href="css\\site.css">',
        body: `${HIDDEN}<a href="https://www.harbour.example/about?x=1#y">About</a>
          <a href="https://www.harbour.example/gone">Gone</a>`,
        scripts: scriptTag('js/jquery.js?site=5') + scriptTag('js\\webflow.js?v=7'),
      }),
      'www.harbour.example/about.html': exportedPage(PAGE_B, { scripts: scriptTag('js/webflow.js?v=7') }),
      'www.harbour.example/js/webflow.js?v=7': OLD,
      'www.harbour.example/js/jquery.js?site=5': JQUERY,
      'www.harbour.example/css/site.css': 'a{}',
    },
    playing: ['index.html', 'about.html'],
    has: ['href="/about?x=1#y"', 'https://www.harbour.example/gone'],
    lacks: ['jquery', 'webflow.js'],
  },
  'saved by a browser after its scripts had run, with the mark of the builder and keys of the old address': {
    files: {
      'index.html': exportedPage(PAGE_A, {
        body: `${HIDDEN}<form data-turnstile-sitekey="0x4" name="news"></form>
          <a class="w-webflow-badge" href="https://webflow.com"><img src="${CDN}/img/badge.svg"></a>`,
        scripts: scriptTag('Harbour_files/webflow.js.download.js'),
      }).replace(
        '<html',
        '<html class="w-mod-js w-mod-ix wf-active" data-wf-domain="harbour.webflow.io" data-wf-status="1"',
      ),
      'Harbour_files/webflow.js.download.js': OLD,
    },
    playing: ['index.html'],
    lacks: ['badge', 'turnstile', 'w-mod-ix ', 'data-wf-domain'],
  },
  'with carriage returns, an unclosed list, two root elements and ids twice': {
    files: {
      'index.html': `${exportedPage(PAGE_A, {
        body: `<ul><li id="a">One<li id="a">Two</ul><html lang="de">${HIDDEN}`,
        scripts: JQUERY_TAG + scriptTag('js/webflow.js'),
      })}<html>`.replaceAll('\n', '\r\n'),
      'js/webflow.js': SCRIPTS['re-formatted, with carriage returns'],
    },
    playing: ['index.html'],
    has: ['<li id="a">One<li id="a">Two</ul>\r\n'.slice(0, -2), '\r\n'],
  },
  'with a script of five megabytes, code before and after its data': {
    files: {
      'index.html': exportedPage(PAGE_A, { body: HIDDEN, scripts: scriptTag('js/webflow.js') }),
      'js/webflow.js': `${'var a={b:[1,"}{",/[/]/]};\n'.repeat(110_000)}${OLD}${'var c="init({";\n'.repeat(120_000)}`,
    },
    playing: ['index.html'],
  },
  'whose pages of one folder load other scripts, with pages of somebody else beside them': {
    files: {
      'index.html': exportedPage(PAGE_A, { body: HIDDEN, scripts: scriptTag('js/a.js') }),
      'blog/post.html': exportedPage(PAGE_B, { scripts: scriptTag('../js/b.js') }),
      'legal.html': '<p>Mine</p>',
      'js/a.js': OLD,
      'js/b.js': NEW,
    },
    playing: ['index.html', 'blog/post.html'],
    lacks: ['js/a.js'],
  },
}

describe('a site', () => {
  it.each(Object.entries(GENERATIONS))(
    '%s is adopted whole',
    async (_, { files, playing, has = [], lacks = [] }) => {
      const pages = await adoptAll(await open(files))
      const first = pages.get('index.html')?.html ?? ''
      expect(
        [...pages.values()]
          .filter(({ interactions }) => interactions !== null)
          .map(({ path }) => path)
          .sort(),
      ).toEqual([...playing].sort())
      for (const part of has) expect(first).toContain(part)
      for (const part of lacks) expect(first).not.toContain(part)
      for (const { html, interactions, notes } of pages.values()) {
        if (notes.some(({ tag }) => tag === 'left-alone')) continue
        expect(html.match(/<script src="\/vitrine\.js">/g)).toHaveLength(1)
        expect(html).not.toMatch(/<script[^>]*(?:webflow|schunk|jquery)/)
        // What hides a part stays only where its interaction will show it.
        if (interactions === null) expect(html).not.toMatch(/opacity:\s*0/)
      }
    },
  )

  it('whose script lies on the builder’s host plays once the script was fetched to be read', async () => {
    const address = `${CDN}/${SITE}/js/harbour.${'a'.repeat(9)}.js`
    const source = await open({
      'index.html': exportedPage(PAGE_A, { body: HIDDEN, scripts: scriptTag(address) }),
    })
    const before = (await adoptAll(source)).get('index.html')
    expect(before?.notes).toContainEqual({ tag: 'script-elsewhere', address })
    const asked: string[] = []
    const read: typeof fetch = async (input) => (asked.push(String(input)), new Response(OLD))
    const page = (await adoptAll(await withRemoteScripts(source, read))).get('index.html')
    expect([asked, page?.interactions === null, page?.html.includes(address)]).toEqual([
      [address],
      false,
      false,
    ])
    expect(page?.notes.map(({ tag }) => tag)).not.toContain('script-elsewhere')
  })
})

describe('a shop that lacks pages', () => {
  const NAV =
    '<div class="wrap"><div class="bar w-nav"><nav class="w-nav-menu"><a href="/">Home</a></nav>' +
    '<div class="w-nav-button"></div></div>'
  const FORM = '<form data-node-type="commerce-add-to-cart-form"></form>'
  const shop = exportedPage(PAGE_A, {
    head: '<meta name="description" content="Home"><link rel="canonical" href="https://a.example/">',
    body: `${NAV}<section><h1>Welcome</h1>${FORM}</section><footer>Small print</footer></div>`,
    scripts: scriptTag('js/webflow.js'),
  })
  const blocks = new Set(['commerce-add-to-cart-form'])
  const made = async (
    files: ExportFiles,
    slugs: readonly string[] = ['mug'],
  ): Promise<readonly AdoptedPage[]> =>
    addPages(await open({ 'js/webflow.js': OLD, ...files }), { blocks, slugs }, 'DE')

  it('gets them with its own head, header and footer, each with the blocks that sell', async () => {
    const pages = await made({ 'index.html': shop })
    expect(pages.map(({ path, shopBlocks }) => [path, shopBlocks.length > 0])).toEqual([
      ['checkout.html', true],
      ['order-confirmation.html', true],
      ['detail_product.html', true],
    ])
    for (const { html } of pages) {
      expect(html).toMatch(/class="bar w-nav"[^]*<main class="vitrine-[^]*<\/main>\s*<footer>Small print/)
      expect(html).not.toMatch(/Welcome|name="description"|canonical/)
      expect(html).toMatch(/<title>(?:Checkout|Thank you|Product) \| Harbour Goods<\/title>/)
    }
    expect(pages[0]?.html).toContain('<option value="DE" selected>Germany</option>')
    // What covers the fields of a payment provider is never seen, although nothing plays it.
    expect(pages[0]?.html.match(/opacity:0/g)).toHaveLength(3)
  })

  it.each([
    [
      'has them all',
      { 'checkout.html': shop, 'order-confirmation.html': shop, 'detail_product.html': shop },
      [],
    ],
    [
      'has an empty template',
      {
        'checkout.html': shop,
        'order-confirmation.html': shop,
        'detail_product.html': exportedPage(PAGE_A, {}),
      },
      ['detail_product.html'],
    ],
    [
      'has a page for each product',
      { 'product/mug.html': shop },
      ['checkout.html', 'order-confirmation.html'],
    ],
  ])('gets what it needs where it %s', async (_, files, expected) => {
    expect((await made({ 'index.html': shop, ...files })).map(({ path }) => path)).toEqual(expected)
  })

  it('gets nothing where no page lends its body', async () => {
    expect(await made({ 'index.html': '<p>' })).toEqual([])
  })

  it.each([
    ['before the button of the menu', shop, /vitrine-cart"[^]*<div class="w-nav-button">/],
    [
      'at the top where there is no navigation',
      exportedPage(PAGE_A, { body: '<p>x</p>' }),
      /<body>\s*<div[^>]*vitrine-cart--alone/,
    ],
  ])('gets a cart %s, and one only', (_, html, place) => {
    const page = parsePage(html)
    if (!page.ok) throw new Error(page.failure.message)
    const once = addCart(page.value)
    expect(once.html).toMatch(place)
    expect(addCart(once).html).toBe(once.html)
  })
})
