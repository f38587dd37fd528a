import { afterEach, describe, expect, it } from '@jest/globals'
import {
  addCart,
  addPages,
  adoptPages,
  isAdopted,
  withRemoteScripts,
} from '../../../../adapters/site/export/index.js'
import { NO_LOOK } from '../../../../adapters/site/export/pieces/look/site-look.js'
import type { AdoptedPage, SiteExport } from '../../../../adapters/site/export/index.js'
import { parsePage } from '../../../../adapters/site/pages/index.js'
import { exportedPage, INTERACTIONS, PAGE_A, scriptTag, SCRIPTS } from './support/export-folders.js'
import { generations } from './support/generations.js'
import type { ExportFiles } from './support/export-folders.js'
import { createOpenedExports } from './support/opened-exports.js'

const OLD = SCRIPTS['strict JSON at the end (2018 to 2024)']
const CDN = 'https://cdn.prod.website-files.com'
const SITE = '5'.repeat(24)

const opened = createOpenedExports()
const { open } = opened
afterEach(() => opened.remove())

async function adoptAll(source: SiteExport): Promise<ReadonlyMap<string, AdoptedPage>> {
  const pages = new Map<string, AdoptedPage>()
  for await (const page of adoptPages(source)) {
    if (!isAdopted(page)) throw new Error(`${page.path}: ${page.message}`)
    pages.set(page.path, page)
  }
  return pages
}

const HIDDEN =
  '<div data-w-id="one" style="-webkit-transform:translate3d(0,40px,0);opacity:0">Shown by its interaction</div>'

describe('a site', () => {
  it.each(Object.entries(generations(INTERACTIONS, HIDDEN)))(
    '%s is adopted completely',
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
        // A style that hides an element stays only where an interaction will show it.
        if (interactions === null) expect(html).not.toMatch(/opacity:\s*0/)
      }
    },
  )

  it('with its script on the builder’s host plays after the script was downloaded', async () => {
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
    addPages(await open({ 'js/webflow.js': OLD, ...files }), { blocks, slugs, searches: false }, 'DE', {
      look: NO_LOOK,
      withCart: false,
    })

  it('gets them with its own head, header and footer, and with the blocks of the shop', async () => {
    const pages = await made({ 'index.html': shop })
    expect(pages.map(({ path, shopBlocks }) => [path, shopBlocks.length > 0])).toEqual([
      ['checkout.html', true],
      ['order-confirmation.html', true],
      ['detail_product.html', true],
      ['404.html', false],
    ])
    for (const { html } of pages) {
      expect(html).toMatch(/class="bar w-nav"[^]*<main class="vitrine-[^]*<\/main>\s*<footer>Small print/)
      expect(html).not.toMatch(/Welcome|name="description"|canonical/)
      expect(html).toMatch(/<title>(?:Checkout|Thank you|Product|Page not found) \| Harbour Goods<\/title>/)
    }
    expect(pages[0]?.html).toContain('<option value="DE" selected>Germany</option>')
    // A cover over the fields of a payment provider stays hidden, although no interaction plays it.
    expect(pages[0]?.html.match(/opacity:0/g)).toHaveLength(3)
  })

  it('makes the page of products from a saved one with options, if there is one', async () => {
    const saved = (id: string, options: string): string =>
      shop.replace(
        FORM,
        `<p>€12.00</p><form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${id}">` +
          `<div data-node-type="commerce-add-to-cart-option-list">${options}</div></form>`,
      )
    const select =
      '<div><label>Size</label><select class="mine" data-commerce-option-set-id="s"></select></div>'
    const templateOf = async (options: string): Promise<string> => {
      const files = { 'product/a.html': saved('a', ''), 'product/b.html': saved('b', options) }
      const pages = await made({ 'index.html': shop, ...files }, ['a', 'b', 'c'])
      return pages.find(({ path }) => path === 'detail_product.html')?.html ?? ''
    }
    expect(await templateOf(select)).toContain('class="mine"')
    const plain = await templateOf('')
    expect(plain).toContain('data-node-type="commerce-add-to-cart-option-list"')
    expect(plain).toContain('<p data-vitrine-bind="price">€12.00</p>')
  })

  it.each([
    [
      'has them all',
      {
        'checkout.html': shop,
        'order-confirmation.html': shop,
        'detail_product.html': shop,
        '404.html': shop,
      },
      [],
    ],
    [
      'has an empty template',
      {
        'checkout.html': shop,
        'order-confirmation.html': shop,
        'detail_product.html': exportedPage(PAGE_A, {}),
      },
      ['detail_product.html', '404.html'],
    ],
    [
      'has a page for each product',
      { 'product/mug.html': shop },
      ['checkout.html', 'order-confirmation.html', '404.html'],
    ],
    [
      // The page for missing addresses would have no part of the site.
      'has neither header nor footer',
      { 'index.html': exportedPage(PAGE_A, { body: '<p>x</p>' }) },
      ['checkout.html', 'order-confirmation.html', 'detail_product.html'],
    ],
  ])('gets missing parts if it %s', async (_, files, expected) => {
    expect((await made({ 'index.html': shop, ...files })).map(({ path }) => path)).toEqual(expected)
  })

  it('gets them from the template of a collection if the export has no other page', async () => {
    const [checkout, ...others] = await made({ 'detail_course.html': shop })
    expect([checkout?.path, others.length]).toEqual(['checkout.html', 3])
    expect(checkout?.html).toMatch(
      /class="bar w-nav"[^]*<main class="vitrine-[^]*<\/main>\s*<footer>Small print/,
    )
  })

  it.each([
    ['de-DE', 'Seite nicht gefunden'],
    ['fr', 'Page introuvable'],
    ['es', 'Página no encontrada'],
    ['ja', 'Page not found'],
  ])('gets the page for missing addresses in the language of the site: %s', async (lang, title) => {
    const page = shop.replace(/<html/, `<html lang="${lang}"`)
    const lost = (await made({ 'index.html': page })).find(({ path }) => path === '404.html')
    expect(lost?.html).toContain(`<h1>${title}</h1>`)
    expect(lost?.html).toContain(`<title>${title} | Harbour Goods</title>`)
    expect(lost?.html).toContain('<meta name="robots" content="noindex">')
  })

  it('gets the page script on all of them, even if the model page had none', async () => {
    const plain = `<html><head><title>a</title></head><body>${NAV}</div><p>Hi</p><footer>f</footer></body></html>`
    const pages = await made({ 'index.html': plain.replace('<p>Hi</p>', FORM) })
    const sellers = pages.filter(({ shopBlocks }) => shopBlocks.length > 0)
    expect(sellers).toHaveLength(3)
    for (const { html } of sellers) expect(html).toContain('<script src="/vitrine.js"></script>')
  })

  it('gets no pages if no page can serve as a model', async () => {
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
