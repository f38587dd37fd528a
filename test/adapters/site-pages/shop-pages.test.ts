import { describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage, shopEdits, shopNeeds } from '../../../adapters/site-pages/index.js'
import { parseCatalogue } from '../../../adapters/store/index.js'
import type { Product } from '../../../core/catalog/index.js'
import { settingsOf } from '../../support/store-fixture.js'
import { valueOf } from '../../support/value-of.js'

const COLUMNS =
  'Product Handle,Product Name,Product Description,Product Categories,Option 1 Name,Option 1 Value,' +
  'Variant Price,Variant Compare-at Price,Variant Sku,Main Variant Image,More Variant Images,' +
  'Origin,Care'
const CATALOGUE = `${COLUMNS}
mug,Mug <1>,<p>For <b>tea</b></p><script>x</script>,Table Ware,Colour,Blue,12.00,15.00,M-1,/mug.png,/a.png;/b.png,\
Leipzig,/care.svg
mug,,,,,Red,13.00,,M-2,,,,
cup,Cup,A cup,Table Ware,,,4.50,,,/cup.png,,,
lamp,Lamp,,Light,,,40.00,,,,,,
`
const SETTINGS = settingsOf({ name: 'Ware', currency: 'EUR', country: 'DE', shipping: [] })
const PRODUCTS: readonly Product[] = valueOf(
  parseCatalogue(CATALOGUE, SETTINGS),
) as unknown as readonly Product[]
const SITE = { name: 'Ware', baseUrl: 'https://ware.example' }

/** A page as it is sent at an address. */
function shown(html: string, path: string, site: { name: string; baseUrl: string | null } = SITE): string {
  const page = valueOf(parsePage(html))
  const needs = shopNeeds(page, path)
  if (needs === null) return html
  const product = PRODUCTS.find(({ slug }) => slug === needs.slug) ?? null
  const products = new Map(
    needs.categories.map((category) => [
      category,
      PRODUCTS.filter(({ categories }) => category === null || categories.includes(category)),
    ]),
  )
  return applyEdits(html, shopEdits(page, needs, { product, products, site, nowMs: 0 }))
}

const page = (body: string, head = '<title>- Ware</title>'): string =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`
const FORM =
  '<form data-node-type="commerce-add-to-cart-form">' +
  '<div data-node-type="commerce-add-to-cart-option-list"></div><input type="submit"></form>'
const PRODUCT =
  '<div class="p"><h1 class="t w-dyn-bind-empty"></h1><div class="price"></div>' +
  '<div class="compare-price"></div><img class="i w-dyn-bind-empty" src="" srcset="x 2x">' +
  `<div class="w-richtext"></div>${FORM}</div>`
const CARD =
  '<div class="w-dyn-item"><a href="#" class="c w-inline-block"><img alt=""><h3></h3>' +
  '<div class="price"></div></a></div>'
const LIST =
  `<div class="w-dyn-list"><div class="w-dyn-items">${CARD}</div><div class="w-dyn-empty">` +
  '<div>No items found.</div></div></div>'

describe('what nobody named on an exported page', () => {
  const at = (body: string, path = '/product/mug'): string => shown(page(body), path)
  const block = (parts: string): string => `<div class="p"><h1></h1>${parts}${FORM}</div>`
  const compared = (html: string): string | undefined =>
    /<[^>]*data-vitrine-bind="compare-at-price"[^>]*>([^<]*)/.exec(html)?.[1]

  it.each([
    ['the builder’s own attribute', '<i data-commerce-type="variation-compare-at-price"></i>'],
    ['a class for old prices', '<div class="old-price"></div>'],
    ['a class for crossed out texts', '<div class="text-strikethrough"></div>'],
    ['an element that crosses out', '<del></del>'],
    ['its place behind the price', '<div class="price-2 grey"></div>'],
    ['its place, in the same classes', '<div class="price"></div>'],
    ['its place, by the builder’s attribute', '<div data-commerce-type="variation-price"></div>'],
  ])('the price that is compared with is told by %s', (_, part) => {
    const html = at(block(`<div class="price"></div>${part}`))
    expect([compared(html), html.match(/€12\.00/g)?.length]).toEqual(['€15.00', 1])
    expect(at(block(`<div class="price"></div>${part}`), '/product/cup')).not.toContain('€15')
  })

  it('the only price is the price, whatever it is called, and one elsewhere repeats it', () => {
    const html = at(block('<div class="regular-price"></div>'))
    expect([compared(html), html.includes('€12.00')]).toEqual([undefined, true])
    const twice = at(block('<div><div class="price"></div></div><p><span class="price"></span></p>'))
    expect([compared(twice), twice.match(/€12\.00/g)?.length]).toEqual([undefined, 2])
  })

  it('further pictures fill the list that was left for them, with the lightbox of each', () => {
    const json = '<script class="w-json" type="application/json">{"items":[],"group":"g"}</script>'
    const list =
      '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item w-dyn-repeater-item">' +
      `<a href="#" class="w-inline-block w-lightbox"><img src="" alt="">${json}</a></div></div></div>`
    const main = `<a href="#" class="w-inline-block w-lightbox"><img src="" class="main">${json}</a>`
    const html = at(`<div><h1></h1>${main}<div class="price"></div>${FORM}${list}</div>`)
    expect([...html.matchAll(/src="(\/[ab]\.png)"/g)].map(([, src]) => src)).toEqual(['/a.png', '/b.png'])
    expect([...html.matchAll(/"items":\[\{"url":"([^"]+)"/g)].map(([, url]) => url)).toEqual([
      '/mug.png',
      '/a.png',
      '/b.png',
    ])
    expect(html).toContain('data-vitrine-bind="more-images"')
    const none = at(`<div><h1></h1>${main}<div class="price"></div>${FORM}${list}</div>`, '/product/cup')
    expect(none).toMatch(/w-dyn-items w-dyn-hide|w-dyn-hide[^"]*w-dyn-items/)
  })

  it('a menu of categories shows them all, on pages without a cart too', () => {
    const entry = '<div class="w-dyn-item"><a href="#" class="category-link"></a></div>'
    const menu =
      `<nav><div class="w-dyn-list"><div class="w-dyn-items">${entry}</div>` +
      '<div class="w-dyn-empty"><div>No items found.</div></div></div></nav>'
    const html = at(menu, '/fr/product/mug')
    expect(
      [...html.matchAll(/href="([^"]+)" class="category-link">([^<]+)/g)].map(([, ...each]) => each),
    ).toEqual([
      ['/fr/category/table-ware', 'Table Ware'],
      ['/fr/category/light', 'Light'],
    ])
    expect(html).toContain('w-dyn-empty w-dyn-hide')
    expect(at(menu.replace('category-link', 'post-link'), '/about')).toContain('href="#"')
  })

  it('columns of the owner’s own are shown where the page names them', () => {
    const own =
      '<p data-vitrine-field="origin">x</p><img data-vitrine-field="care"><b data-vitrine-field="none">y</b>'
    const html = at(block(`<div class="price"></div>${own}`))
    expect(html).toContain('<p data-vitrine-field="origin">Leipzig</p>')
    expect(html).toMatch(/<img (?=[^>]*data-vitrine-field="care")[^>]*src="\/care\.svg"/)
    expect(html).toContain('<b data-vitrine-field="none">y</b>')
  })
})

describe('the page of a product as it is sent', () => {
  const html = shown(page(PRODUCT), '/product/mug')

  it('holds name, price, compare-at price, picture and description, as text where it is text', () => {
    expect(html).toContain('<h1 data-vitrine-bind="name" class="t">Mug &lt;1&gt;</h1>')
    expect(html).toContain('<div data-vitrine-bind="price" class="price">€12.00</div>')
    expect(html).toContain('<div data-vitrine-bind="compare-at-price" class="compare-price">€15.00</div>')
    expect(html).toMatch(/<img [^>]*src="\/mug\.png"/)
    expect(html).not.toContain('srcset')
    expect(html).toContain('<p>For <b>tea</b></p></div>')
    expect(html).not.toContain('<script>x')
  })

  it('holds the options in its form', () => {
    expect(html).toMatch(/<label for="(option-set-[^"]+)">Colour: <\/label><select[^>]* id="\1"/)
    expect(html).toMatch(/<option value="[^"]+">Blue<\/option><option value="[^"]+">Red<\/option>/)
  })

  it('tells search engines and link previews what it is', () => {
    expect(html).toContain('<title>Mug &lt;1&gt; - Ware</title>')
    expect(html).toContain('<meta name="description" content="For tea">')
    expect(html).toContain('<meta property="og:image" content="https://ware.example/mug.png">')
    expect(html).toContain('<link rel="canonical" href="https://ware.example/product/mug">')
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(data).toMatchObject([
      {
        '@type': 'Product',
        name: 'Mug <1>',
        sku: 'M-1',
        image: ['https://ware.example/mug.png', 'https://ware.example/a.png', 'https://ware.example/b.png'],
        offers: [{ price: '12.00', priceCurrency: 'EUR' }, { price: '13.00' }],
      },
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Ware' }, { name: 'Mug <1>' }] },
    ])
  })

  it('keeps what its designer wrote, byte for byte', () => {
    const own = page(
      `<h1>Our mug</h1><p>Words</p>${PRODUCT}`,
      '<title>Mugs</title><meta name="description" content="Ours">',
    )
    const sent = shown(own, '/product/mug')
    expect(sent).toContain('<h1>Our mug</h1><p>Words</p><div class="p">')
    expect(sent).toContain('<title>Mugs</title><meta name="description" content="Ours">')
  })

  it('names no address where nobody said where the site is', () => {
    const sent = shown(page(PRODUCT), '/product/mug', { name: 'Ware', baseUrl: null })
    expect(sent).not.toContain('canonical')
    expect(sent).toContain('content="/mug.png"')
  })

  it('repeats the entry of a list for further pictures and keeps it where there are none', () => {
    const pictures = '<div data-vitrine-bind="more-images"><a class="z"><img src=""></a></div>'
    const entry = (name: string): string => `<a class="z"><img src="/${name}" alt=""></a>`
    expect(shown(page(PRODUCT + pictures), '/product/mug')).toMatch(
      new RegExp(`data-vitrine-sku="[^"]+"[^>]*>${entry('a\\.png')}${entry('b\\.png')}</div>`),
    )
    expect(shown(page(PRODUCT + pictures), '/product/cup')).toContain('<a class="z"><img src=""></a>')
  })

  it('of a published site shows what the shop says now in what is bound to the SKU', () => {
    const mug = PRODUCTS[0]
    const bound = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
    const published = page(
      `<h1>Mug</h1><div data-wf-sku-bindings="${bound}">€9.00</div>` +
        `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${mug?.id}"></form>`,
    )
    expect(shown(published, '/product/mug')).toContain('>€12.00</div>')
  })
})

describe('a list of products as it is sent', () => {
  it('has an entry for each product, linked to its page, and no empty state', () => {
    const html = shown(page(LIST), '/')
    expect(html.match(/class="w-dyn-item"/g)).toHaveLength(3)
    expect(html).toContain('data-vitrine-product="cup"')
    expect(html).toContain('href="/product/mug"')
    expect(html).toContain('<h3 data-vitrine-bind="name">Lamp</h3>')
    expect(html).toContain('<div class="w-dyn-empty w-dyn-hide">')
    expect(html).toContain('data-vitrine-filled=""')
  })

  it('shows what goes with the product on its page, and the category at its address under its name', () => {
    const related = shown(page(PRODUCT + LIST), '/product/mug')
    expect([...related.matchAll(/data-vitrine-product="(\w+)"/g)].map(([, slug]) => slug)).toEqual(['cup'])
    const category = shown(page(`<h1></h1>${LIST}`), '/category/table-ware')
    expect(category).toContain('<h1>Table Ware</h1>')
    expect(category).toContain('<title>Table Ware - Ware</title>')
    expect([...category.matchAll(/data-vitrine-product="(\w+)"/g)].map(([, slug]) => slug)).toEqual([
      'mug',
      'cup',
    ])
  })

  it('gives way to its empty state where there is nothing to show, and keeps its entry', () => {
    const html = shown(page(LIST.replace('w-dyn-list"', 'w-dyn-list" data-vitrine-category="None"')), '/')
    expect(html).toContain('<div class="w-dyn-items w-dyn-hide">')
    expect(html).toContain('<div class="w-dyn-empty">')
    expect(html).not.toContain('data-vitrine-filled')
  })

  it('draws entries that the designer made by hand where they are', () => {
    const own =
      `<div class="w-dyn-list"><div class="w-dyn-items">${CARD.replace('#', '/product/lamp')}` +
      `${CARD.replace('#', '/product/cup').replace('<h3></h3>', '<h3>My cup</h3>')}</div></div>`
    const html = shown(page(own), '/')
    expect(html).toContain('>€40.00</div>')
    expect(html).toContain('<h3>My cup</h3>')
    expect(html.match(/class="w-dyn-item"/g)).toHaveLength(2)
  })

  it('gives the fields of each entry ids of their own, with their labels', () => {
    const entry =
      '<div class="w-dyn-item"><h3></h3><div class="price"></div>' +
      '<form data-node-type="commerce-add-to-cart-form"><label for="q">N</label>' +
      '<input id="q" name="commerce-add-to-cart-quantity-input"></form></div>'
    const html = shown(page(`<div class="w-dyn-list"><div class="w-dyn-items">${entry}</div></div>`), '/')
    expect([...html.matchAll(/<input id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['q', 'q-2', 'q-3'])
    expect([...html.matchAll(/<label for="(q[^"]*)"/g)].map(([, id]) => id)).toEqual(['q', 'q-2', 'q-3'])
  })

  it('leaves lists of other things and pages without any alone', () => {
    const posts = page(
      '<div class="w-dyn-list"><div class="w-dyn-items"><div class="w-dyn-item"><h3></h3></div></div></div>',
    )
    expect(shown(posts, '/')).toBe(posts)
    expect(shown(page('<h1></h1>'), '/')).toBe(page('<h1></h1>'))
  })
})

describe('whatever a catalogue says', () => {
  const HOSTILE = [
    '</title><script>alert(1)</script>',
    '</script><img src=x onerror=alert(1)>',
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '" autofocus onfocus="alert(1)',
    '<!--<script>',
    '--><script>alert(1)</script><!--',
    ']]><script>alert(1)</script>',
    '</textarea></style></noscript><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    'javascript:alert(1)//',
    ' jAvAsCrIpT&#58;alert(1)',
    '\u2028\u2029</script>',
    '${alert(1)}{{alert(1)}}<%= 1 %>$&$`',
    '\ufeff<\u0001script>',
  ]
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
  const shownWith = (text: string, description = 'plain words', image = '/a.png'): string => {
    const cell = quoted(text)
    const [about, picture] = [quoted(description), quoted(image)]
    const row = `thing,${cell},${about},${cell},${cell},${cell},12.00,15.00,${cell},${picture},${picture}`
    const [product] = valueOf(
      parseCatalogue(`${COLUMNS}\n${row}\n`, SETTINGS),
    ) as unknown as readonly Product[]
    const html = page(`${PRODUCT}${LIST}`)
    const parsed = valueOf(parsePage(html))
    const needs = shopNeeds(parsed, '/product/thing')
    if (needs === null || product === undefined) throw new Error('the page needs no product')
    const products = new Map(needs.categories.map((category) => [category, [product]]))
    return applyEdits(html, shopEdits(parsed, needs, { product, products, site: SITE, nowMs: 0 }))
  }
  /** Elements with the names of their attributes: what a text must not change. */
  const structureOf = (html: string): readonly string[] =>
    valueOf(parsePage(html)).elements.map(
      ({ name, attribs }) => `${name} ${Object.keys(attribs).sort().join(' ')}`,
    )

  it.each(HOSTILE)('stays a text on the pages of a product: %j', (text) => {
    expect(structureOf(shownWith(text))).toEqual(structureOf(shownWith('plain words')))
    // A description is rich text: what is in it may draw, and never run.
    const { elements } = valueOf(parsePage(shownWith(text, `<p>${text}</p><a href="${text}">x</a>`, text)))
    const scripts = elements.filter(({ name }) => /^(?:script|iframe|object|embed|base)$/.test(name))
    for (const { attribs } of elements)
      for (const [name, value] of Object.entries(attribs)) {
        expect(name).not.toMatch(/^on/)
        if (/^(?:href|src|action)$/.test(name)) expect(value).not.toMatch(/^\s*javascript:/i)
      }
    expect(scripts.map(({ attribs }) => attribs['type'])).toEqual(Array(2).fill('application/ld+json'))
    for (const { children } of scripts) {
      const [child] = children
      expect(() => JSON.parse(child && 'data' in child ? child.data : '') as unknown).not.toThrow()
    }
  })
})
