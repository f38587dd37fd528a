import { describe, expect, it } from '@jest/globals'
import { applyEdits, parsePage, shopEdits, shopNeeds } from '../../../../adapters/site/pages/index.js'
import { parseCatalogue } from '../../../../adapters/server/sql/shop/index.js'
import type { Product } from '../../../../core/catalog/index.js'
import { valueOf } from '../../../support/value-of.js'
import { COLUMNS, SETTINGS, SITE, shown, page, FORM, PRODUCT, LIST } from './shop-pages.fixture.js'

describe('unnamed parts of an exported page', () => {
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
  ])('the compare-at price is given by %s', (_, part) => {
    const html = at(block(`<div class="price"></div>${part}`))
    expect([compared(html), html.match(/€12\.00/g)?.length]).toEqual(['€15.00', 1])
    expect(at(block(`<div class="price"></div>${part}`), '/product/cup')).not.toContain('€15')
  })

  it.each([
    ['of no class', '', '', '€15.00'],
    ['of the same classes', 'text-4 ', 'text-4 ', '€15.00'],
    ['that looks otherwise', 'text-4 ', 'sku ', undefined],
    ['with a third one', '', '', undefined, '<p>x</p>'],
  ])(
    'the compare-at price is an emptied text beside the price alone: one %s',
    (_, one, other, expected, more = '') => {
      const emptied = (classes: string): string => `<div class="${classes}w-dyn-bind-empty"></div>`
      const html = at(block(`<div>${emptied(one)}${emptied(other)}${more}</div>`))
      expect([compared(html), html.match(/€12\.00/g)?.length]).toEqual([expected, 1])
      expect(at(block(`<div>${emptied(one)}${emptied(other)}</div>`), '/product/cup')).not.toContain('€15')
    },
  )

  it('texts beside each other in an export without marks are no pair of prices', () => {
    expect(compared(at(block('<div><div></div><div></div></div>')))).toBeUndefined()
  })

  it('the only price is the price under any name, and one elsewhere repeats it', () => {
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

  it.each(['detail_product.html', '../detail_product.html', '/detail_product', 'detail_product.html#top'])(
    'a list without prices that leads to %s shows the products',
    (href) => {
      const entry = `<div class="w-dyn-item"><a href="${href}" class="w-inline-block"><h3></h3></a></div>`
      const list =
        `<div class="w-dyn-list"><div class="w-dyn-items">${entry}</div>` +
        '<div class="w-dyn-empty"><div>No items found.</div></div></div>'
      const html = at(list, '/about')
      expect(html).toMatch(/<a href="\/product\/mug" class="w-inline-block"><h3[^>]*>Mug &lt;1&gt;<\/h3>/)
      expect([html.includes('detail_product'), html.includes('w-dyn-empty w-dyn-hide')]).toEqual([
        false,
        true,
      ])
      expect(at(list.replaceAll('detail_product', 'detail_product-story'), '/about')).not.toContain('Mug')
    },
  )

  it.each([
    ['[{"from":"f_price_","to":"innerHTML"}]', true],
    ['[{"from":"f_more_images_4dr","to":"src"}]', false],
  ])('a list whose entry binds %s to the chosen SKU is one of products: %s', (bindings, isFilled) => {
    const bound = `<b data-wf-sku-bindings="${encodeURIComponent(bindings)}"></b>`
    const entry = `<div class="w-dyn-item"><h3></h3>${bound}</div>`
    const html = at(`<div class="w-dyn-list"><div class="w-dyn-items">${entry}</div></div>`, '/about')
    expect(html.includes('Mug &lt;1&gt;')).toBe(isFilled)
  })

  it('a list of related products shows them on a product page, and all products elsewhere', () => {
    const entry = '<div class="w-dyn-item"><h3></h3></div>'
    const list = (attribute: string): string =>
      `<div class="w-dyn-list" ${attribute}><div class="w-dyn-items">${entry}</div></div>`
    const names = (attribute: string, path: string): number =>
      at(list(attribute), path).match(/<h3/g)?.length ?? 0
    const related = 'data-vitrine-products="related"'
    expect(names(related, '/about')).toBe(names('data-vitrine-products', '/product/mug'))
    expect(names(related, '/product/mug')).toBeLessThan(names('data-vitrine-products', '/product/mug'))
  })

  it.each([
    ['of rich text', '<div class="w-richtext"></div><div class="paragraph-2"></div>', 'w-richtext'],
    ['that is a paragraph', '<p class="lead"></p><div class="paragraph-2"></div>', 'lead'],
    [
      'that designers name after one',
      '<div class="text-1"></div><div class="paragraph-light"></div>',
      'paragraph-light',
    ],
    ['that is called so', '<div class="card"><div class="item-description"></div></div>', 'item-description'],
  ])('the description is shown by a text %s', (_, parts, expected) => {
    const html = at(block(`<div class="price"></div>${parts}`))
    const shownBy =
      /<[^>]*class="([^"]*)"[^>]*data-vitrine-bind="description"|data-vitrine-bind="description"[^>]*class="([^"]*)"/
    const [, before, after] = shownBy.exec(html) ?? []
    expect(before ?? after).toBe(expected)
  })

  it('a picture is the background of the box for it where the page has no other', () => {
    const box = '<div class="product-image"></div>'
    const around = (more: string): string =>
      `<div class="section">${box}${more}${block('<div class="price"></div>')}</div>`
    expect(at(around(''))).toMatch(
      /<div (?=[^>]*class="product-image")[^>]*style="background-image:[^"]*mug\.png/,
    )
    expect(at(around('<img src="">'))).not.toContain('background-image')
  })

  it('columns of the owner’s own are shown if the page names them', () => {
    const own =
      '<p data-vitrine-field="origin">x</p><img data-vitrine-field="care"><b data-vitrine-field="none">y</b>'
    const html = at(block(`<div class="price"></div>${own}`))
    expect(html).toContain('<p data-vitrine-field="origin">Leipzig</p>')
    expect(html).toMatch(/<img (?=[^>]*data-vitrine-field="care")[^>]*src="\/care\.svg"/)
    expect(html).toContain('<b data-vitrine-field="none">y</b>')
  })
})

describe('for any catalogue', () => {
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
  const shownWith = async (text: string, description = 'plain words', image = '/a.png'): Promise<string> => {
    const cell = quoted(text)
    const [about, picture] = [quoted(description), quoted(image)]
    const row = `thing,${cell},${about},${cell},${cell},${cell},12.00,15.00,${cell},${picture},${picture}`
    const [product] = valueOf(
      await parseCatalogue(`${COLUMNS}\n${row}\n`, SETTINGS),
    ) as unknown as readonly Product[]
    const html = page(`${PRODUCT}${LIST}`)
    const parsed = valueOf(parsePage(html))
    const needs = shopNeeds(parsed, '/product/thing')
    if (needs === null || product === undefined) throw new Error('the page needs no product')
    const products = new Map(needs.categories.map((category) => [category, [product]]))
    return applyEdits(
      html,
      shopEdits(parsed, needs, { product, products, site: SITE, nowMs: 0, query: null }),
    )
  }
  /** Elements with the names of their attributes: what a text must not change. */
  const structureOf = (html: string): readonly string[] =>
    valueOf(parsePage(html)).elements.map(
      ({ name, attribs }) => `${name} ${Object.keys(attribs).sort().join(' ')}`,
    )

  it.each(HOSTILE)('stays a text on the pages of a product: %j', async (text) => {
    expect(structureOf(await shownWith(text))).toEqual(structureOf(await shownWith('plain words')))
    // A description is rich text: what is in it may draw, and never run.
    const { elements } = valueOf(
      parsePage(await shownWith(text, `<p>${text}</p><a href="${text}">x</a>`, text)),
    )
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
