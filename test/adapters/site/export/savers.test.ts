import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage } from '../../../../adapters/site/export/index.js'
import { exportedPage, JQUERY, PAGE_A, PAGE_B, scriptTag, SCRIPTS } from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const SCRIPT = SCRIPTS['strict JSON at the end (2018 to 2024)']
const SITE = 'https://www.harbour.example'

const opened = createOpenedExports()
afterEach(() => opened.remove())

async function adopt(files: ExportFiles): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(await opened.open({ 'js/webflow.js': SCRIPT, ...files }))) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages.set(page.path, page)
  }
  return pages
}

async function adoptHome(html: string, files: ExportFiles = {}): Promise<AdoptedPage> {
  const page = (await adopt({ 'index.html': html, ...files })).get('index.html')
  if (page === undefined) throw new Error('there is no home page')
  return page
}

const home = (body: string, head = '', scripts = scriptTag('js/webflow.js')): string =>
  exportedPage(PAGE_A, { body, head, scripts })
const tags = ({ notes }: AdoptedPage): readonly string[] => notes.map(({ tag }) => tag)
const inAddress = (type: string, text: string): string =>
  `data:${type};base64,${Buffer.from(text).toString('base64')}`

describe('files with invented names of a saver', () => {
  const files: ExportFiles = {
    'Harbour_files/jquery.js.download': JQUERY,
    'Harbour_files/slick.js.download': 'jQuery.fn.slick = 1',
    'Harbour_files/css2': '@font-face{}',
    'css/site.css?v=1': 'a{}',
    'css/site.css?v=2': 'b{}',
    'images/a b.svg@v=1': '<svg>',
  }
  const page = home(
    `<img src="images/a%20b.svg%40v=1">${scriptTag('./Harbour_files/jquery.js.download')}` +
      scriptTag('./Harbour_files/slick.js.download'),
    '<link rel="stylesheet" href="css/site.css%3Fv=1"><link rel="stylesheet" href="css/site.css%3Fv=2">' +
      '<link rel="stylesheet" href="./Harbour_files/css2">',
  )

  it('have descriptive names, which pages use', async () => {
    const { html } = await adoptHome(page, files)
    for (const name of ['jquery.js"', 'slick.js"', 'css2.css"'])
      expect(html).toContain(`"Harbour_files/${name}`)
    expect(html).toContain('"css/site.css"')
    expect(html).toContain('"css/site-v-2.css"')
    expect(html).toContain('"images/a%20b.svg"')
  })

  it('are in the site by those names', async () => {
    const { assets } = await opened.open({ 'index.html': page, 'js/webflow.js': SCRIPT, ...files })
    expect(assets).toEqual([
      'Harbour_files/css2.css',
      'Harbour_files/jquery.js',
      'Harbour_files/slick.js',
      'css/site.css',
      'css/site-v-2.css',
      'images/a b.svg',
    ])
  })
})

describe('pages that a mirror named by their addresses with the queries of these', () => {
  const plain = home('')
  it.each([
    ['about?ref=nav.html', 'about.html'],
    ['about.html?ref=nav.html', 'about.html'],
    ['about.html@ref=nav.html', 'about.html'],
    ['shop?1a2b3c4d_page=2.html', 'shop-1a2b3c4d_page-2.html'],
    ['docs/mail@home.html', 'docs/mail@home.html'],
  ])('are served: %s is %s', async (saved, served) => {
    const name = encodeURIComponent(saved).replaceAll('%2F', '/')
    const { html } = await adoptHome(home(`<a href="${name}">A page</a>`), {
      [saved]: plain,
      'shop.html': plain,
    })
    expect(decodeURIComponent(html)).toContain(`<a href="${served}">A page</a>`)
    expect((await opened.open({ 'index.html': plain, [saved]: plain, 'shop.html': plain })).pages).toContain(
      served,
    )
  })
})

it('parts of a page under its queries are not listed beside it', async () => {
  const plain = home('')
  const source = await opened.open({
    'about?ref=nav.html': plain,
    'shop.html': plain,
    'shop?x_page=2.html': plain,
  })
  const listed: string[] = []
  for await (const page of adoptPages(source)) if (isAdopted(page) && page.isListed) listed.push(page.path)
  expect(listed).toEqual(['about.html', 'shop.html'])
})

describe('a style sheet in an address', () => {
  it('is moved into the page, since no policy allows it in an address', async () => {
    const { html } = await adoptHome(
      home('', `<link href="${inAddress('text/css', 'a{color:red}')}" rel="stylesheet" media="print">`),
    )
    expect(html).toContain('<style media="print">a{color:red}</style>')
  })

  it('is moved in a page of another site as well, and stays if it would end its own element', async () => {
    const link = `<link href="${inAddress('text/css', 'a{}/*</style>*/')}" rel="stylesheet">`
    const pages = await adopt({
      'index.html': home(''),
      'own.html': `<title>Own</title>${link}<link rel=stylesheet href="data:text/css,b%7B%7D"><p>Own`,
    })
    expect(pages.get('own.html')?.html).toContain(`${link}<style>b{}</style>`)
  })
})

describe('a base', () => {
  it('of the root leads to the same files without it, from a folder too', async () => {
    const page = exportedPage(PAGE_B, {
      head: '<base href="/" target="_top">',
      body: '<img src="images/a.png"><a href="#below">Below</a>',
      scripts: scriptTag('js/webflow.js'),
    })
    const pages = await adopt({
      'index.html': home(''),
      'shop/list.html': page,
      'css/normalize.css': '',
      'images/a.png': 'x',
    })
    const list = pages.get('shop/list.html')
    expect(list?.html).toContain('<base target="_top">')
    expect(list?.html).toContain('<img src="../images/a.png"><a href="#below">')
    expect(list?.interactions).not.toBeNull()
    expect(list?.notes.map(({ tag }) => tag)).not.toContain('file-missing')
  })
})

describe('the end of a page', () => {
  it('may be missing in a minified page', async () => {
    const shrunk =
      `<!doctype html><html data-wf-page=${PAGE_A}><meta charset=utf-8><title>Small</title>` +
      '<svg><path d="M0 0"/></svg><ul><li>One<li>Two</ul><p>Text<script src=js/webflow.js></script>'
    expect(tags(await adoptHome(shrunk))).not.toContain('page-cut-off')
    expect(tags(await adoptHome(`${shrunk}<div><p>Half a`))).toContain('page-cut-off')
    expect(tags(await adoptHome(`${shrunk}<p>Half a</`))).toContain('page-cut-off')
  })

  it('in the middle of the builder’s script tag still removes that tag', async () => {
    const html = home('')
    const page = await adoptHome(html.slice(0, html.indexOf('</script>') + 5))
    expect(page.html).not.toContain('js/webflow.js')
    expect(page.interactions).not.toBeNull()
  })
})

describe('an element that the newer interactions would show', () => {
  const TIMELINES =
    "self.webpackChunk=[];(()=>{i.require('ix3').getInstance().register([{id:1}],[])})();/* w-mod-ix */"
  const hides = 'html.w-mod-js:not(.w-mod-ix3) :is(.rise) {visibility: hidden !important;}'
  const scripts = scriptTag('js/webflow.js') + scriptTag('js/newer.js')

  it('is visible in saved pages too; older interactions still show theirs', async () => {
    const page = await adoptHome(
      home(
        '<p class="rise" style="color:red;opacity:0;transform:translate(0px, 30px)">One</p>' +
          '<p style="visibility: hidden; translate: none">Two</p><p class="card" style="opacity:0">Three</p>' +
          '<p data-w-id="one" style="opacity:0">Four</p>',
        '',
        scripts,
      ),
      { 'js/newer.js': TIMELINES },
    )
    expect(page.html).toContain(
      '<p class="rise" style="color:red">One</p><p>Two</p><p class="card" style="opacity:0">Three</p>' +
        '<p data-w-id="one" style="opacity:0">Four</p>',
    )
  })

  it.each([
    [`<style>${hides}</style>`, ''],
    [`<style>.a{color:red} ${hides} .b{color:blue}</style>`, '<style>.a{color:red} .b{color:blue}</style>'],
    [`<style>@media (min-width: 2px) {${hides}}</style>`, ''],
  ])('loses its hiding rule, and no other: %s', async (style, left) => {
    const { html } = await adoptHome(home('', style, scripts), { 'js/newer.js': TIMELINES })
    expect(html).not.toContain('w-mod-ix3')
    expect(/<style>.*<\/style>/s.exec(html)?.[0] ?? '').toBe(left)
  })
})

describe('pages that a browser named by their titles', () => {
  const published = (head: string, id = PAGE_A): string =>
    exportedPage(id, { head, scripts: scriptTag('js/webflow.js') }).replace(
      '<html',
      '<html data-wf-domain="www.harbour.example"',
    )

  it('get the names that they state', async () => {
    const pages = await adopt({
      'Harbour.html': published(`<link href="${SITE}/" rel="canonical">`),
      'Us.html': published(`<meta content='${SITE}/company/about' property='og:url'>`, PAGE_B),
    })
    expect([...pages.keys()].sort()).toEqual(['company/about.html', 'index.html'])
  })

  it('keep their names if several state the same, or the name equals the address', async () => {
    const same = `<link rel=canonical href=${SITE}/start>`
    const pages = await adopt({
      'index.html': published(same),
      'Us.html': published(same),
      'mirror/About.html': published(`<link rel="canonical" href="${SITE}/about">`),
      'Export.html': home('', `<link rel="canonical" href="${SITE}/other">`),
    })
    expect([...pages.keys()].sort()).toEqual(['Export.html', 'Us.html', 'index.html', 'mirror/About.html'])
  })
})

describe('a site in a folder of a repository', () => {
  const inFolder: ExportFiles = { 'site/index.html': home(''), 'site/js/webflow.js': SCRIPT }

  it('is that folder, with any files about the project beside it', async () => {
    const { pages } = await opened.open({ ...inFolder, 'README.md': '#', LICENSE: '', 'package.json': '{}' })
    expect(pages).toEqual(['index.html'])
  })

  it.each([['style.css'], ['legal.html'], ['products.csv'], ['other/photo.png']])(
    'is not that folder if %s lies beside it',
    async (path) => {
      const { pages } = await opened.open({ ...inFolder, [path]: '' })
      expect(pages).toContain('site/index.html')
    },
  )
})
