import { describe, expect, it } from '@jest/globals'
import { applyEdits } from '../../../../adapters/site/pages/edits.js'
import { parsePage } from '../../../../adapters/site/pages/parse-page.js'
import { headEdits, productHead } from '../../../../adapters/site/pages/shop/product-head.js'
import type { Product, Sku } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import { isVisibleForSku, parseConditions } from '../../../../core/visibility/index.js'
import { valueOf } from '../../../support/value-of.js'
import { FORM, LIST, PRODUCTS, shown, page, PRODUCT, SITE } from './shop-pages.fixture.js'

const NONE = { conditions: [], dataPath: '', timeZone: null, kind: null }

describe('the page of a product as it is sent', () => {
  const html = shown(page(PRODUCT), '/product/mug')

  it('holds name, price, compare-at price, picture and description, texts without markup', () => {
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

  it('has data for search engines and link previews', () => {
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

  it("states the owner's texts for search engines, the maker, and the unit price", () => {
    const [mug] = PRODUCTS
    if (mug === undefined) throw new Error('The catalogue is empty.')
    const fields = {
      'seo-title': 'The mug & more',
      'seo-description': 'Made by hand',
      manufacturer: 'Ware Ltd',
      'manufacturer-address': '1 Kiln Lane',
      'manufacturer-contact': 'safety@ware.example',
    }
    const unit = { content: { amount: 250, unit: 'ml' }, base: { amount: 1, unit: 'l' } }
    const product = { ...mug, fields, skus: mug.skus.map((sku) => ({ ...sku, unit })) }
    const own = page('', '<title>Mugs</title><meta name="description" content="Ours">')
    const words = { name: mug.name, description: 'For tea', language: null }
    const head = productHead(product, words, '/product/mug', SITE)
    const sent = applyEdits(own, headEdits(valueOf(parsePage(own)), head))
    expect(sent).toContain(
      '<title>The mug &amp; more</title><meta name="description" content="Made by hand">',
    )
    expect(head.data[0]).toMatchObject({
      name: 'Mug <1>',
      description: 'Made by hand',
      manufacturer: { name: 'Ware Ltd', address: '1 Kiln Lane', email: 'safety@ware.example' },
      offers: [
        {
          priceSpecification: {
            price: '12.00',
            referenceQuantity: { value: 250, unitText: 'ml', valueReference: { value: 1, unitText: 'l' } },
          },
        },
        {},
      ],
    })
  })

  describe('with the lowest prices before reductions', () => {
    const lowest: Readonly<Record<string, number>> = { Blue: 1400, Red: 900 }
    const reduced = PRODUCTS.map((product) => ({
      ...product,
      skus: product.skus.map((sku, index) =>
        product.slug === 'mug'
          ? {
              ...sku,
              compareAtPrice: money(1500, sku.price.currency),
              lowestPrior: money(Object.values(lowest)[index] ?? 0, sku.price.currency),
            }
          : sku,
      ),
    }))
    const [mug] = reduced
    const place = '<p data-vitrine-bind="lowest-price"></p>'
    const sent = (body: string, path = '/product/mug', catalogue: readonly Product[] = reduced): string =>
      shown(page(body).replace('<html>', '<html lang="de">'), path, SITE, null, catalogue)
    const sentences = (html: string) =>
      [...html.matchAll(/<span data-wf-sku-conditions="([^"]+)"([^>]*)>([^<]+)<\/span>/g)].map(
        ([, conditions, more = '', text = '']) => ({
          holds: (sku: Sku) =>
            isVisibleForSku(parseConditions(conditions) ?? NONE, sku, { nowMs: 0, timeZone: 'UTC' }),
          isHidden: more.includes('w-condition-invisible'),
          price: text.replace(/^Niedrigster Preis der letzten 30 Tage vor der Ermäßigung: /, ''),
        }),
      )

    it('shows that of the chosen variant, and has those of others for a choice of the shopper', () => {
      const said = sentences(sent(PRODUCT + place))
      expect(said.map(({ price, isHidden }) => [price, isHidden])).toEqual([
        ['14,00&nbsp;€', false],
        ['9,00&nbsp;€', true],
      ])
      expect(mug?.skus.map((sku) => said.map(({ holds }) => holds(sku)))).toEqual([
        [true, false],
        [false, true],
      ])
      const [blue] = mug?.skus ?? []
      if (blue === undefined) throw new Error('The mug has no variant.')
      for (const change of [{ price: money(1100, blue.price.currency) }, { compareAtPrice: null }])
        expect(said.map(({ holds }) => holds({ ...blue, ...change }))).toEqual([false, false])
    })

    it('shows it in the entry of a list, in the words of the page', () => {
      const words = place.replace('<p', '<p data-vitrine-text="30 Tage: {price}"')
      const html = sent(LIST.replace('<h3></h3>', `<h3></h3>${words}`), '/')
      expect(sentences(html)).toMatchObject([{ price: '30 Tage: 14,00&nbsp;€', isHidden: false }])
      expect(html.match(/<p [^>]*class="w-dyn-bind-empty"[^>]*><\/p>/g)).toHaveLength(2)
    })

    it('shows no earlier price if none is known', () => {
      expect(sent(PRODUCT + place, '/product/mug', PRODUCTS)).toContain(
        '<p class="w-dyn-bind-empty" data-vitrine-bind="lowest-price"></p>',
      )
    })

    it('gives search engines the former price, unless it was as low', () => {
      expect(
        mug && productHead(mug, { name: '', description: '', language: null }, '/', SITE).data[0],
      ).toMatchObject({
        offers: [
          {
            price: '12.00',
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceType: 'https://schema.org/StrikethroughPrice',
              price: '14.00',
              priceCurrency: 'EUR',
            },
          },
          expect.not.objectContaining({ priceSpecification: expect.anything() as unknown }),
        ],
      })
    })
  })

  it("keeps the designer's texts, byte for byte", () => {
    const own = page(
      `<h1>Our mug</h1><p>Words</p>${PRODUCT}`,
      '<title>Mugs</title><meta name="description" content="Ours">',
    )
    const sent = shown(own, '/product/mug')
    expect(sent).toContain('<h1>Our mug</h1><p>Words</p><div class="p">')
    expect(sent).toContain('<title>Mugs</title><meta name="description" content="Ours">')
  })

  it.each(['main', 'body'])('holds its product even if its parts are in the %s itself', (name) => {
    const parts =
      '<div class="list w-dyn-item"><h3></h3></div><h1 class="w-dyn-bind-empty"></h1><div class="row">' +
      '<div class="w-dyn-bind-empty"></div></div><div class="w-richtext w-dyn-bind-empty"></div>' +
      `<div>${FORM}</div>`
    const sent = shown(page(name === 'main' ? `<main>${parts}</main>` : parts), '/product/mug')
    expect(sent).toContain('<h1 data-vitrine-bind="name">Mug &lt;1&gt;</h1>')
    expect(sent).toContain('<div data-vitrine-bind="price">€12.00</div>')
    expect(sent).toContain('<p>For <b>tea</b></p></div>')
    expect(sent).toContain('<h3></h3>')
  })

  it('names no address if that of the site is unknown', () => {
    const sent = shown(page(PRODUCT), '/product/mug', { name: 'Ware', baseUrl: null })
    expect(sent).not.toContain('canonical')
    expect(sent).toContain('content="/mug.png"')
  })

  it('repeats the entry of a list for further pictures and keeps it if there are none', () => {
    const pictures = '<div data-vitrine-bind="more-images"><a class="z"><img src=""></a></div>'
    const entry = (name: string): string => `<a class="z"><img src="/${name}" alt=""></a>`
    expect(shown(page(PRODUCT + pictures), '/product/mug')).toMatch(
      new RegExp(`data-vitrine-sku="[^"]+"[^>]*>${entry('a\\.png')}${entry('b\\.png')}</div>`),
    )
    expect(shown(page(PRODUCT + pictures), '/product/cup')).toContain('<a class="z"><img src=""></a>')
  })

  it('of a published site shows current values in the parts bound to the SKU', () => {
    const mug = PRODUCTS[0]
    const bound = encodeURIComponent(JSON.stringify([{ from: 'f_price_', to: 'innerHTML' }]))
    const published = page(
      `<h1>Mug</h1><div data-wf-sku-bindings="${bound}">€9.00</div>` +
        `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${mug?.id}"></form>`,
    )
    expect(shown(published, '/product/mug')).toContain('>€12.00</div>')
  })

  describe('of a published site in another language', () => {
    const mug = PRODUCTS[0]
    const inGerman = (body: string, head = '<title>Becher | Ware</title>'): string =>
      page(
        `<main><h1>Becher</h1>${body}<form data-node-type="commerce-add-to-cart-form"
          data-commerce-product-id="${mug?.id}"></form></main>
        <div class="w-dyn-items"><div class="w-dyn-item"><h1>Lampe</h1><p>Macht hell, auch im Flur.</p></div></div>`,
        head,
      ).replace('<html>', '<html lang="de">')
    const dataOf = (html: string): Record<string, unknown>[] =>
      [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
      )

    it('is named and described in the words of its page, and sold for the price of the shop', () => {
      const sent = shown(inGerman('<p>Für Tee.</p>'), '/de/product/mug')
      expect(dataOf(sent)).toMatchObject([
        {
          name: 'Becher',
          description: 'Für Tee.',
          mainEntityOfPage: { '@id': 'https://ware.example/de/product/mug', inLanguage: 'de' },
          offers: [{ price: '12.00', priceCurrency: 'EUR' }, { price: '13.00' }],
        },
        { itemListElement: [{ name: 'Ware' }, { name: 'Becher' }] },
      ])
      expect(sent).toContain('<meta name="description" content="Für Tee.">')
      expect(sent).toContain('<meta property="og:title" content="Becher | Ware">')
    })

    it('adds no text in the language of the catalogue', () => {
      const sent = shown(inGerman(''), '/de/product/mug')
      expect(dataOf(sent)[0]).not.toHaveProperty('description')
      expect(sent).not.toContain('For tea')
    })

    it('keeps the words of the catalogue at the address of the main language', () => {
      const sent = shown(inGerman('<p>Für Tee.</p>'), '/product/mug')
      expect(dataOf(sent)[0]).toMatchObject({ name: 'Mug <1>', description: 'For tea' })
    })
  })
})

describe('a saved page of a product whose name was changed since', () => {
  const lamp = PRODUCTS.find(({ slug }) => slug === 'lamp')
  const form = `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${lamp?.id}"></form>`
  const saved = (heading: string, title: string): string =>
    page(
      `<nav><a href="/">Home</a><span>${heading}</span></nav><div><h1>${heading}</h1>${form}</div>`,
      `<title>${title}</title><meta property="og:title" content="${title}">`,
    )

  it('shows the name of the catalogue in heading, breadcrumb, title and previews', () => {
    const sent = shown(saved('Lantern', 'Lantern | Ware'), '/product/lamp')
    expect(sent).not.toContain('Lantern')
    for (const part of [
      '<h1>Lamp</h1>',
      '<span>Lamp</span>',
      '<title>Lamp | Ware</title>',
      'content="Lamp | Ware"',
    ])
      expect(sent).toContain(part)
  })

  it.each([
    ['a heading that is no name', 'Search here', 'Ware', '/product/lamp'],
    ['a heading that begins the title', 'Shop', 'Shop Lantern | Ware', '/product/lamp'],
    ['the words of another language', 'Lampe', 'Lampe | Ware', '/de/product/lamp'],
  ])('keeps %s', (_, heading, title, path) => {
    const sent = shown(saved(heading, title), path)
    expect(sent).toContain(`<h1>${heading}</h1>`)
    expect(sent).toContain(`<title>${title}</title>`)
  })
})
