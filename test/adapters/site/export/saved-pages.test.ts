import { afterEach, describe, expect, it } from '@jest/globals'
import { adoptPages, isAdopted } from '../../../../adapters/site/export/index.js'
import type { AdoptedPage, SiteExport } from '../../../../adapters/site/export/index.js'
import { exportedPage, PAGE_A, PAGE_B, scriptTag, SCRIPTS } from './support/export-folders.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const SCRIPT = SCRIPTS['strict JSON at the end (2018 to 2024)']
const SITE = 'https://harbour.webflow.io'

const opened = createOpenedExports()
afterEach(() => opened.remove())

async function pagesOf(source: SiteExport): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(source)) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages.set(page.path, page)
  }
  return pages
}

const adopt = async (files: ExportFiles): Promise<ReadonlyMap<string, AdoptedPage>> =>
  pagesOf(await opened.open({ 'a/webflow.js.download': SCRIPT, ...files }))

/** A page as Chromium saves it with its files: named by its title, with links to the site. */
const savedPage = (address: string, name: string, body: string, pageId = PAGE_A): string =>
  `<!DOCTYPE html>\n<!-- saved from url=(00${address.length})${address} -->\n` +
  exportedPage(pageId, { body, scripts: scriptTag(`./${name}_files/webflow.js.download`) }).replace(
    '<!DOCTYPE html>',
    '',
  )

describe('pages that a browser saved', () => {
  const saved: ExportFiles = {
    'Harbour Goods.html': savedPage(
      `${SITE}/`,
      'Harbour Goods',
      `<a href="${SITE}/about-us#team">Us</a><a href="${SITE}/product/mug?a=1">Mug</a><a href="${SITE}/gone">No</a>`,
    ),
    'Harbour Goods_files/webflow.js.download': SCRIPT,
    'Harbour Goods_files/saved_resource.html':
      '<!-- saved from url=(0030)https://player.example/v/1 --><html><p>A frame',
    'About Us – Harbour.html': savedPage(`${SITE}/about-us?utm=1`, 'About Us – Harbour', '<p>Us</p>', PAGE_B),
    'About Us – Harbour_files/webflow.js.download': SCRIPT,
    'Mug.html': savedPage(
      `${SITE}/product/mug`,
      'Mug',
      `<a href="${SITE}/">Home</a><a href="#top">Up</a><a href="mailto:a@b.example">Write</a>
      <img src="./Mug_files/a b.png" srcset="./Mug_files/a b-p-500.png 500w, ./Mug_files/a b.png 800w">
      <div style="background:url(&quot;./Mug_files/c.png&quot;)"></div>
      <style>.x{background:url(Mug_files/d.png)}.y{background:url(data:image/png,x)}
      .z{background:image-set('Mug_files/d.png' 1x, url("Mug_files/e(1).png") type("image/png") 2x)}</style>`,
    ),
    'Mug_files/webflow.js.download': SCRIPT,
    'Mug_files/a b.png': 'x',
    'Mug_files/a b-p-500.png': 'x',
  }

  it('get their names on the site, and links to the site lead to them', async () => {
    const pages = await adopt(saved)
    expect([...pages.keys()].sort()).toEqual([
      'Harbour Goods_files/saved_resource.html',
      'about-us.html',
      'index.html',
      'product/mug.html',
    ])
    const home = pages.get('index.html')?.html
    expect(home).toContain('<a href="/about-us#team">Us</a><a href="/product/mug?a=1">Mug</a>')
    expect(home).toContain(`<a href="${SITE}/gone">No</a>`)
    for (const [path, page] of pages)
      if (!path.includes('_files')) expect([path, page.interactions !== null]).toEqual([path, true])
  })

  it('find their files from another folder', async () => {
    const html = (await adopt(saved)).get('product/mug.html')?.html ?? ''
    expect(html).toContain('<a href="/">Home</a><a href="#top">Up</a><a href="mailto:a@b.example">')
    expect(html).toContain('<img src="../Mug_files/a%20b.png"')
    expect(html).toContain('srcset="../Mug_files/a%20b-p-500.png 500w, ../Mug_files/a%20b.png 800w"')
    expect(html).toContain('style="background:url(&quot;../Mug_files/c.png&quot;)"')
    expect(html).toContain('url(../Mug_files/d.png)')
    expect(html).toContain('url(data:image/png,x)')
    expect(html).toContain(
      `image-set('../Mug_files/d.png' 1x, url("../Mug_files/e(1).png") type("image/png") 2x)`,
    )
  })

  it.each([
    ['SingleFile', `<!--\n Page saved with SingleFile \n url: ${SITE}/about-us \n saved date: Tue -->`],
    ['monolith', `<!-- Saved from ${SITE}/about-us at 2025-03-04T10:00:00Z using monolith v2.8.1 -->`],
    ['Save Page WE', `<meta name="savepage-url" content="${SITE}/about-us">`],
  ])('of one file each, by %s, too', async (_, mark) => {
    const about = exportedPage(PAGE_A, { scripts: scriptTag('a/webflow.js.download') })
    const pages = await adopt({ 'index.html': about, 'Us.html': about.replace('<head>', `<head>${mark}`) })
    expect([...pages.keys()].sort()).toEqual(['about-us.html', 'index.html'])
  })

  it('stay if another page has that name, or the address cannot be a name', async () => {
    const at = (path: string): string => savedPage(`${SITE}/${path}`, 'a', '')
    const pages = await adopt({
      'index.html': exportedPage(PAGE_A, {}),
      'Home.html': at(''),
      'Hidden.html': at('a/.well-known/x'),
      'Broken.html': at('a%ff'),
      'Elsewhere.html': savedPage('https://other.example/contact', 'a', ''),
    })
    expect([...pages.keys()].sort()).toEqual([
      'Broken.html',
      'Elsewhere.html',
      'Hidden.html',
      'Home.html',
      'index.html',
    ])
  })
})

describe('addresses that pages had', () => {
  const page = exportedPage(PAGE_A, { scripts: scriptTag('a/webflow.js.download') })
  it.each<readonly [string, ExportFiles, readonly (readonly [string, string])[]]>([
    [
      'of a page that was saved alone and is the home page now',
      { 'faq.html': page },
      [
        ['/faq.html', '/'],
        ['/faq', '/'],
      ],
    ],
    [
      'of a page that a browser saved alone',
      { 'Questions.html': savedPage(`${SITE}/help/faq`, 'Questions', '') },
      [
        ['/help/faq.html', '/'],
        ['/help/faq', '/'],
      ],
    ],
    [
      'with endings that are not served',
      { 'INDEX.HTM': page, 'shop/list.htm': page, 'about.html': page },
      [
        ['/INDEX.HTM', '/'],
        ['/shop/list.htm', '/shop/list'],
      ],
    ],
  ])('lead to the present files: %s', async (_, files, expected) => {
    const { redirects } = await opened.open({ 'a/webflow.js.download': SCRIPT, ...files })
    expect(redirects.map(({ from, to }) => [from, to])).toEqual(expected)
  })
})

describe('names in other capitals', () => {
  it('are found as on servers of Windows, unless two names differ only in capitals', async () => {
    const pages = await adopt({
      'index.html': exportedPage(PAGE_A, {
        body:
          '<a href="ABOUT.HTML#x">Us</a><a href="About.htm">Us</a><a href="twice.html">Two</a>' +
          '<img src="Images/Photo.JPG">',
      }),
      'about.html': exportedPage(PAGE_B, {}),
      'Twice.html': exportedPage(PAGE_B, {}),
      'TWICE.html': exportedPage(PAGE_B, {}),
      'images/photo.jpg': 'x',
    })
    const html = pages.get('index.html')?.html ?? ''
    expect(html).toContain(
      '<a href="about.html#x">Us</a><a href="about.html">Us</a><a href="twice.html">Two</a>',
    )
    expect(html).toContain('<img src="images/photo.jpg">')
  })
})
