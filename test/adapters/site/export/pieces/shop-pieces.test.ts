import { describe, expect, it } from '@jest/globals'
import { addCart, addProductForm, pieceStyles } from '../../../../../adapters/site/export/index.js'
import { makePage } from '../../../../../adapters/site/export/pieces/made-pages.js'
import {
  contrastOf,
  DEFAULT_COLORS,
  siteColorsOf,
} from '../../../../../adapters/site/export/pieces/look/site-colors.js'
import { shiftingClasses } from '../../../../../adapters/site/export/pieces/look/shifting-classes.js'
import { siteLookOf } from '../../../../../adapters/site/export/pieces/look/site-look.js'
import { parsePage } from '../../../../../adapters/site/pages/index.js'
import type { ParsedPage } from '../../../../../adapters/site/pages/index.js'
import { unsoldLines } from '../../../../../adapters/site/adoption/adopt-unsold.js'
import type { Adoption } from '../../../../../adapters/site/adoption/adopt-outcome.js'
import { valueOf } from '../../../../support/value-of.js'
import { exportedPage, PAGE_A } from '../support/export-folders.js'

const pageOf = (body: string): ParsedPage => valueOf(parsePage(exportedPage(PAGE_A, { body })))
const NAV = '<div class="bar w-nav"><nav class="w-nav-menu"><a href="/">Home</a></nav></div>'
const inShop = (content: string): ParsedPage => pageOf(`${NAV}${content}<footer>Small print</footer>`)

const LOOK = siteLookOf([
  pageOf(`<a class="button w-button">A</a><a class="button w-button">B</a><a class="w-button">C</a>
    <input class="text-field w-input"><select class="choice w-select"></select>`),
])
const pieces = { look: LOOK, slugs: new Set(['mug', 'blue mug']) }
const FORM = 'data-node-type="commerce-add-to-cart-form"'

describe('the place of an added cart', () => {
  const SHIFTING = shiftingClasses(`.brand { margin-left: -45px } .menu, nav .wide { margin: 0 -2em }
    .down { margin: -1px 0 } .zero { margin-right: 0 }
    @media screen and (max-width: 479px) { .late { margin-right: -455px; color: red } }`)

  it('heeds the classes with negative side margins, at any width of the window', () => {
    expect([...SHIFTING]).toEqual(['brand', 'menu', 'wide', 'late'])
  })

  const bar = (brand: string, tag = 'nav'): ParsedPage =>
    pageOf(`<${tag} class="bar"><a ${brand}>Shop</a><ul><li>Us</li></ul></${tag}><p class="brand">x</p>`)
  const placed = (page: ParsedPage): string => {
    const { html } = addCart(page, { ...LOOK, shifting: SHIFTING })
    return html.includes('vitrine-cart--alone') ? 'above the page' : 'in the bar'
  }

  it.each([
    ['a bar whose parts stand beside each other', bar('class="plain"'), 'in the bar'],
    ['a bar with a part drawn over others', bar('class="brand"'), 'above the page'],
    ['a bar with such a part in narrow windows', bar('class="late"', 'header'), 'above the page'],
    ['a bar with such a part by itself', bar('style="margin-left:-20px"'), 'above the page'],
    [
      'a builder’s bar without a menu',
      pageOf('<div class="w-nav"><a class="w-nav-link">A</a></div>'),
      'in the bar',
    ],
    ['no bar', pageOf('<p>x</p>'), 'above the page'],
  ])(
    'is in the bar, or above the page if there is none or a part of it may cover the cart: %s',
    (_, page, expected) => {
      expect(placed(page)).toBe(expected)
    },
  )
})

describe('the look of a site', () => {
  it('is that of most of its buttons and fields, those of its designer before those of the builder', () => {
    expect(LOOK).toEqual({
      button: 'button w-button',
      field: 'text-field w-input',
      select: 'choice w-select',
    })
    const plain = '<a class="w-button">A</a><a class="w-button">A</a><a class="w--current cta w-button">B</a>'
    expect(siteLookOf([pageOf(plain)])).toEqual({ button: 'cta w-button', field: '', select: '' })
  })

  it.each(['checkout', 'confirmation', 'product'] as const)(
    'is that of every control of a made %s',
    (kind) => {
      const made = valueOf(parsePage(makePage(inShop('<p>x</p>'), kind, 'DE', LOOK) ?? ''))
      const cart = addCart(inShop('<p>x</p>'), LOOK)
      const controls = [...made.elements, ...cart.elements].filter(
        ({ name, attribs }) =>
          (name === 'input' && !/^(?:checkbox|radio)$/.test(attribs['type'] ?? '')) ||
          /^(?:select|button)$/.test(name) ||
          attribs['data-wf-stripe-element-type'] !== undefined ||
          /place-order-button|cart-checkout-button/.test(attribs['data-node-type'] ?? ''),
      )
      expect(controls.length).toBeGreaterThan(1)
      const without = controls.filter(
        ({ attribs }) => !/w-(?:button|input|select)/.test(attribs['class'] ?? ''),
      )
      // The second line of an address has its label as an attribute, and its class behind it.
      expect(without.map(({ attribs }) => attribs['class'])).toEqual([])
    },
  )
})

describe('the colours of added pages', () => {
  const bodyOf = (attributes: string): ParsedPage => valueOf(parsePage(`<body${attributes}><p>x</p></body>`))

  it.each<readonly [string, string, string, string, string]>([
    ['the body', '', 'body{background-color:#111;color:#eee}', '#111111', '#eeeeee'],
    [
      'a class of the body',
      ' class="dark"',
      '.dark{background-color:#111;color:#fff}body{color:#000}',
      '#111111',
      '#ffffff',
    ],
    ['a variable', '', ':root{--g:#102030}body{background-color:var(--g);color:white}', '#102030', '#ffffff'],
    ['its own style', ' style="background-color: black; color: white"', '', '#000000', '#ffffff'],
    ['a background alone, dark', '', 'body{background:#1a1a1a}', '#1a1a1a', '#ffffff'],
    ['a background alone, light', '', 'body{background:#fafafa}', '#fafafa', '#222222'],
    ['a text that could not be read', '', 'body{background-color:#222;color:#333}', '#222222', '#ffffff'],
    ['a text alone', '', 'body{color:#fff}', '#ffffff', '#222222'],
    ['a picture', '', 'body{background:url(a.png)}', '#ffffff', '#222222'],
  ])('are those of %s', (_, attributes, styles, background, text) => {
    expect(siteColorsOf(bodyOf(attributes), styles)).toEqual({ background, text })
  })

  it('are readable in all colours of a site', () => {
    const shades = ['#000', '#333', '#666', '#777', '#888', '#aaa', '#ddd', '#fff', '#f00', '#0f0', '#00f']
    for (const background of shades)
      for (const color of shades) {
        const colors = siteColorsOf(bodyOf(''), `body{background:${background};color:${color}}`)
        expect(contrastOf(colors.text, colors.background)).toBeGreaterThanOrEqual(4.5)
      }
  })

  it.each([
    ['<div class="bar w-nav"></div>', '.bar{position:fixed}', '9rem 1.25rem 3rem'],
    ['<div class="top"><div class="bar w-nav"></div></div>', '.top{position:absolute}', '9rem 1.25rem 3rem'],
    ['<div class="bar w-nav"></div><div class="pop"></div>', '.pop{position:fixed}', '3rem 1.25rem 3rem'],
    ['<div class="bar w-nav"></div>', '.bar{position:sticky}', '3rem 1.25rem 3rem'],
  ])('leave room for a header over the page: %s %s', (header, styles, padding) => {
    const page = valueOf(parsePage(`<body>${header}<p>x</p></body>`))
    expect(pieceStyles(siteColorsOf(page, styles))).toContain(`padding: ${padding};`)
  })

  it.each([
    ['that of its other links', '.nav-link{color:#fff}.brand{color:#f00}', '#ffffff'],
    [
      'that of the last class that has one',
      '.w-nav-link{color:#222}.nav-link{color:var(--light)}:root{--light:#eee}',
      '#eeeeee',
    ],
    ['left to the page where they have none', 'a{color:#fff}', undefined],
    [
      'that of the designer’s class, in any order',
      '.w-nav-link{color:#222}.own{color:#fff}',
      '#ffffff',
      'own w-nav-link',
    ],
  ])('are, for a cart in a navigation, %s', (_, styles, expected, classes = 'w-nav-link nav-link') => {
    const links = `<a class="${classes}">A</a><a class="${classes}">B</a>`
    const page = valueOf(
      parsePage(`<body><div class="w-nav"><a class="brand">Y</a>${links}</div><a class="x">Z</a></body>`),
    )
    const colors = siteColorsOf(page, `.x{color:#0f0}${styles}`)
    expect(colors.barLink).toBe(expected)
    const rule = /:not\(\.vitrine-cart--alone\) > \.w-commerce-commercecartopenlink \{ color: ([^;]+);/.exec(
      pieceStyles(colors),
    )
    expect(rule?.[1]).toBe(expected)
    expect(pieceStyles(colors)).not.toContain('$')
  })

  it('are those of every made part, and no part of the builder is painted over them', () => {
    const styles = pieceStyles({ background: '#101112', text: '#f0f1f2' })
    for (const part of [
      '.vitrine-order, .vitrine-product, .vitrine-search, .vitrine-lost',
      '.w-commerce-commercecartcontainer',
    ])
      expect(styles.replace(/\s+/g, ' ')).toContain(`${part} { color: #f0f1f2; background: #101112; }`)
    expect(styles).toContain('background-color: transparent')
    // A button differs from the background.
    expect(styles).toMatch(/:not\(\.w-button\) \{\s+color: #101112; background: #f0f1f2;/)
  })
})

it('the field of a discount code looks as the other fields of a made checkout', () => {
  const html = makePage(inShop('<p>x</p>'), 'checkout', 'DE', LOOK) ?? ''
  const classOf = (name: string): string | undefined =>
    [...(html.match(/<input[^>]*>/g) ?? [])]
      .find((tag) => tag.includes(`name="${name}"`))
      ?.match(/class="([^"]*)"/)?.[1]
  expect(classOf('discount')).toBe(classOf('email'))
})

it('the words of a link that looks as a button stand in its middle at any height', () => {
  const rule = /cartcheckoutbutton \{([^}]*width: 100%[^}]*)\}/.exec(
    pieceStyles({ background: '#fff', text: '#000' }),
  )
  expect(rule?.[1]).toContain('display: flex; align-items: center; justify-content: center')
})

it('the blocks of a made page are aligned with its heading: clearing content of a container takes no column', () => {
  const rule = /layoutcontainer::before,\s+[^{]*layoutcontainer::after \{ display: none; \}/
  expect(pieceStyles(DEFAULT_COLORS)).toMatch(rule)
})

it('an address without a state has one gap between the town and the postal code of a made confirmation', () => {
  expect(pieceStyles(DEFAULT_COLORS)).toMatch(/summarytextspacingondiv:empty \{ display: none; \}/)
})

it('a made link to the cart is above parts of the page that are drawn over the bar', () => {
  expect(pieceStyles(DEFAULT_COLORS)).toMatch(/commercecartopenlink\) \{\s+position: relative; z-index: 1;/)
})

it.each(['remove-item"]', '.w-commerce-commercecartcloselink'])(
  'a cart in a navigation shows its links in its own colour, not in that of the navigation: %s',
  (link) => {
    const [, links = ''] =
      /\.vitrine-cart \.w-commerce-commercecartcontainer :is\(([^{]*)\) \{\s+color: inherit;/.exec(
        pieceStyles(DEFAULT_COLORS),
      ) ?? []
    expect(links).toContain(link)
  },
)

describe('the lines of a cart', () => {
  it('are drawn from a template that has the look of the site too', () => {
    const cart = addCart(inShop('<p>x</p>'), LOOK)
    const template = cart.elements.find(({ attribs }) => attribs['id'] === 'wf-template-vitrine-cart-items')
    const [text] = template?.children ?? []
    expect(decodeURIComponent(text !== undefined && 'data' in text ? text.data : '')).toContain(
      'class="w-commerce-commercecartquantity text-field w-input"',
    )
  })
})

describe('a form that sells', () => {
  const PRICE = '<div class="price">€12.00</div>'

  it.each([
    [
      'behind the price',
      `<h1>Mug</h1>${PRICE}<p>Words</p>`,
      new RegExp(`€12.00</div><div class="vitrine-add"[^]*${FORM}`),
    ],
    ['outside a paragraph', '<h1>Mug</h1><p>only <b>€12.00</b></p>', /<\/h1>|<\/p><div class="vitrine-add"/],
    [
      'behind the heading where no price stands',
      '<h1>Mug</h1><p>Words</p>',
      /<\/h1><div class="vitrine-add"/,
    ],
    [
      'before the words where no heading stands',
      '<div class="w-richtext"><p>W</p></div>',
      /<div class="vitrine-add"[^]*<div class="w-richtext"/,
    ],
  ])('stands %s', (_, content, place) => {
    const made = addProductForm(inShop(`<section>${content}</section>`), 'product/mug.html', pieces)
    expect(made.html).toMatch(place)
    expect(made.html).toContain('class="w-commerce-commerceaddtocartbutton button w-button"')
    expect(made.html.match(new RegExp(FORM, 'g'))).toHaveLength(1)
  })

  it('makes the written price follow the catalogue', () => {
    const made = addProductForm(inShop(`<section><h1>Mug</h1>${PRICE}</section>`), 'product/mug.html', pieces)
    expect(made.html).toContain('<div data-vitrine-bind="price" class="price">€12.00</div>')
  })

  it('names its product if the address does not', () => {
    const content = `<section><h1>Mug</h1>${PRICE}</section>`
    expect(addProductForm(inShop(content), 'shop/mug.html', pieces).html).toContain(
      'data-vitrine-product="mug"',
    )
    expect(addProductForm(inShop(content), 'product/mug.html', pieces).html).not.toContain(
      'data-vitrine-product',
    )
  })

  it.each([
    ['of a product that the catalogue does not have', 'product/lamp.html', '<h1>Lamp</h1>'],
    ['of no product', 'about.html', '<h1>About</h1>'],
    ['of a folder', 'shop/index.html', '<h1>Shop</h1>'],
    ['that sells already', 'product/mug.html', `<h1>Mug</h1><form ${FORM}></form>`],
    ['without content', 'product/mug.html', ''],
  ])('is not put into a page %s', (_, path, content) => {
    const page = inShop(content)
    expect(addProductForm(page, path, pieces).html).toBe(page.html)
  })

  it('is put once, with one link to its styles, even if a cart was added', () => {
    const page = inShop('<section><h1>Mug</h1></section>')
    const once = addProductForm(addCart(page, LOOK), 'product/mug.html', pieces)
    expect(addProductForm(addCart(once, LOOK), 'product/mug.html', pieces).html).toBe(once.html)
    expect(once.html.match(/vitrine-pieces\.css/g)).toHaveLength(1)
  })
})

describe('a cart without a navigation', () => {
  it('is above the page and covers nothing', () => {
    const rules = [...pieceStyles(DEFAULT_COLORS).matchAll(/[^{}]*vitrine-cart--alone[^{}]*\{[^}]*\}/g)].join(
      '',
    )
    expect(rules).not.toMatch(/position:\s*(?:fixed|absolute|sticky)/)
    expect(rules).not.toBe('')
  })
})

describe('the report', () => {
  type Page = Adoption['pages'][number]
  const page = (path: string, ...shopBlocks: readonly string[]): Page =>
    ({ path, shopBlocks }) as unknown as Page
  const table = { tag: 'table', path: 'p.csv', lines: 1, slugs: ['mug', 'cup'], faults: [] } as const
  const cart = page('index.html', 'commerce-cart-wrapper')
  const checkout = page('checkout.html', 'commerce-checkout-form-container')
  const form = page('product/mug.html', 'commerce-add-to-cart-form')

  it('names product pages from which nothing can be bought, each with its reason', () => {
    const pages = [
      cart,
      checkout,
      page('product/mug.html', 'commerce-cart-wrapper', 'commerce-add-to-cart-form'),
      page('product/cup.html', 'commerce-cart-wrapper'),
      page('products/oak-lamp.html', 'commerce-cart-wrapper'),
    ]
    const [withoutForm = '', unknown = '', ...others] = unsoldLines({ pages, catalogue: table })
    expect(withoutForm).toMatch(/no add-to-cart form: product\/cup\.html\. Run this again with --add-cart/)
    expect(unknown).toBe(
      'Not sold, since catalogue.csv has no such product: products/oak-lamp.html. Write a line for each, under the ' +
        'columns Product Handle,Product Name,Variant Price such as oak-lamp,Oak lamp,19.00 with its own name and ' +
        'price, then run this again with --add-cart.',
    )
    expect(others).toEqual([])
  })

  it.each([
    ['puts products into a cart', [cart, form], /no checkout\.html: export it with the site/],
    ['buys at once', [page('detail_product.html', 'commerce-buy-now-button')], /no checkout\.html/],
    ['has a cart alone', [cart, checkout], /run this again with --add-cart once catalogue\.csv has products/],
  ])('lists the missing parts of a shop that %s', (_, pages, expected) => {
    const lines = unsoldLines({ pages, catalogue: table })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(expected)
  })

  it.each([
    ['a site without a shop', [page('product/mug.html')]],
    ['a shop that sells everything', [cart, form, checkout]],
    ['a page that buys at once', [cart, page('detail_product.html', 'commerce-buy-now-button'), checkout]],
    ['a shop whose checkout is written by hand', [cart, form, page('checkout.html')]],
  ])('lists nothing of %s', (_, pages) => {
    expect(unsoldLines({ pages, catalogue: table })).toEqual([])
  })
})
