/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { DRAW_NAMES } from '../../../adapters/builder-markup/index.js'
import { createBoundScope, createTemplateParser } from '../../../adapters/dom-template/index.js'
import type { ListDrawing } from '../../../core/ports/list-view.port.js'
import { buildNodes } from '../../../adapters/dom-template/build-nodes.js'
import { richMarkup } from '../../../adapters/dom-template/rich-markup.js'
import { shownTree } from '../../../core/cart/index.js'
import type { DrawnNode } from '../../../core/markup/index.js'
import { anOrder, ADDRESS, reading } from '../../core/checkout/checkout.fixture.js'

const parse = createTemplateParser(window)

function bind(html: string) {
  document.body.innerHTML = html
  const root = document.body.firstElementChild as HTMLElement
  const shown: (readonly ListDrawing<Element>[])[] = []
  const scope = createBoundScope(root, {
    parse,
    view: { show: (lists) => shown.push(lists), dispose: () => undefined },
    context: () => ({
      prices: null,
      visibility: { nowMs: 0, timeZone: 'UTC' },
      names: DRAW_NAMES,
      rich: (text) => richMarkup(text, parse),
    }),
  })
  return { root, scope, shown, find: (selector: string) => root.querySelector<HTMLInputElement>(selector) }
}

const binding = (target: string, type: string, dataPath: string): string =>
  encodeURIComponent(
    JSON.stringify([{ [target]: { type, filter: { type: 'identity', params: [] }, dataPath } }]),
  )

const tree = (parts: Parameters<typeof anOrder>[0] = {}): unknown => shownTree(reading(anOrder(parts)))

describe('binding a part of a page', () => {
  it('fills what is bound, leaves the rest, and hands the lists over with their entries', () => {
    const { scope, shown, find } = bind(
      '<section><h1>Words</h1>' +
        `<b data-wf-bindings="${binding('innerHTML', 'CommercePrice', 'database.commerceOrder.subtotal')}` +
        '"></b><div data-wf-collection="database.commerceOrder.userItems">' +
        '<p data-wf-bindings="' +
        `${binding('innerHTML', 'PlainText', 'database.commerceOrder.userItems[].product.f_name_')}` +
        '">Sample</p></div></section>',
    )
    scope.render(tree())
    expect([find('h1')?.textContent, find('b')?.textContent]).toEqual(['Words', '$25.00'])
    expect(shown[0]).toMatchObject([{ entries: [{ key: 'line-1', tag: 'p', children: [{ text: 'Mug' }] }] }])
    expect(find('p')?.textContent).toBe('Sample')
  })

  it('shows and hides by conditions', () => {
    const condition = encodeURIComponent(
      JSON.stringify({
        condition: { fields: { requiresShipping: { eq: 'true', type: 'Bool' } } },
        dataPath: 'database.commerceOrder',
      }),
    )
    const { root, scope } = bind(
      `<form data-wf-conditions="${condition}"><i data-wf-bindings="[]"></i></form>`,
    )
    scope.render(tree({ flags: { requiresShipping: false } }))
    expect(root.className).toBe('w-condition-invisible')
    scope.render(tree())
    expect(root.className).toBe('')
  })

  it('fills a text field once and never takes back what the shopper typed', () => {
    const path = 'database.commerceOrder.customerEmail'
    const { scope, find } = bind(
      `<div><input type="text" data-wf-bindings="${binding('value', 'PlainText', path)}"></div>`,
    )
    scope.render(tree({ email: null }))
    scope.render(tree({ email: 'a@example.com' }))
    expect(find('input')?.value).toBe('a@example.com')
    const field = find('input') as HTMLInputElement
    field.value = 'b@example.com'
    scope.render(tree({ email: 'c@example.com' }))
    expect(field.value).toBe('b@example.com')
  })

  it.each([
    ['after it was filled', true],
    ['before there were data', false],
  ])('leaves the country the shopper chose %s', (_, isFilledFirst) => {
    const { root, scope } = bind(
      '<select data-wf-bindings="' +
        `${binding('value', 'PlainText', 'database.commerceOrder.shippingAddressCountry')}">` +
        '<option value="AF">Afghanistan</option><option value="DE">Germany</option>' +
        '<option value="GB">United Kingdom</option></select>',
    )
    const select = root as HTMLSelectElement
    scope.render(tree())
    expect(select.value).toBe('AF')
    if (isFilledFirst) scope.render(tree({ shippingAddress: ADDRESS }))
    expect(select.value).toBe(isFilledFirst ? 'GB' : 'AF')
    select.value = 'DE'
    scope.render(tree({ shippingAddress: ADDRESS }))
    scope.render(tree({ shippingAddress: { ...ADDRESS, country: 'AF' } }))
    expect(select.value).toBe('DE')
  })

  it('does not touch a field the shopper typed into before there were data', () => {
    const path = 'database.commerceOrder.customerEmail'
    const { scope, find } = bind(
      `<div><input type="text" data-wf-bindings="${binding('value', 'PlainText', path)}"></div>`,
    )
    const field = find('input') as HTMLInputElement
    field.value = 'mine@example.com'
    scope.render(tree({ email: 'theirs@example.com' }))
    expect(field.value).toBe('mine@example.com')
  })

  it('writes text as text, whatever it looks like', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { scope, find } = bind(
          `<div><b data-wf-bindings="${binding('innerHTML', 'PlainText', 'name')}"></b></div>`,
        )
        scope.render({ name })
        expect(find('b')?.childElementCount).toBe(0)
        expect(find('b')?.textContent).toBe(name)
      }),
    )
  })
})

describe('a part that an export stripped', () => {
  const item = (inner: string): string => `<div class="w-commerce-commercecheckoutsummaryitem">${inner}</div>`
  const row = (...cells: readonly string[]): string =>
    '<div class="w-commerce-commercecheckoutsummaryflexboxdiv">' +
    `${cells.map((cell) => `<div class="${cell}"></div>`).join('')}</div>`

  it('shows the order where the builder’s confirmation has it', () => {
    const column = (inner: string): string =>
      `<div class="w-commerce-commercecheckoutcolumn">${item(inner)}</div>`
    const address = (kind: string): string =>
      `<label>Address</label><div class="${kind}-who"></div><div class="${kind}-1"></div>` +
      `<div class="${kind}-2"></div>${row(`${kind}-city`, `${kind}-state`, `${kind}-zip`)}` +
      `<div class="${kind}-country"></div>`
    const { scope, find } = bind(
      '<div><div class="w-commerce-commercecheckoutcustomerinfosummarywrapper">' +
        `${column('<label>Email</label><div class="email"></div>')}${column(address('ship'))}</div>` +
        '<div class="w-commerce-commercecheckoutshippingsummarywrapper">' +
        `${item('<div class="method"></div><div class="about"></div>')}</div>` +
        '<div class="w-commerce-commercecheckoutpaymentsummarywrapper">' +
        `${column(`<label>Card</label>${row('provider', 'last4')}${row('month', 'slash', 'year')}`)}` +
        `${column(address('bill'))}</div><div class="w-commerce-commercecheckoutordersummarywrapper">` +
        '<div class="w-commerce-commercecheckoutsummarylineitem"><div>Subtotal</div><div class="sub">' +
        '</div></div><div class="w-commerce-commercecheckoutsummarylineitem"><div>Total</div>' +
        '<div class="w-commerce-commercecheckoutsummarytotal"></div></div></div></div>',
    )
    scope.render(
      tree({
        email: 'ada@example.com',
        shippingAddress: ADDRESS,
        billingAddress: { ...ADDRESS, addressee: 'Lovelace Ltd' },
        card: { provider: 'Visa', last4: '4242', expiresMonth: 12, expiresYear: 2030 },
      }),
    )
    const shown = (selector: string): string | null | undefined => find(selector)?.textContent
    expect(
      [
        '.email',
        '.ship-who',
        '.ship-1',
        '.ship-2',
        '.ship-city',
        '.ship-zip',
        '.ship-country',
        '.bill-who',
      ].map(shown),
    ).toEqual([
      'ada@example.com',
      'Ada Lovelace',
      '12 Analytical Way',
      '',
      'London',
      'N1 9GU',
      'GB',
      'Lovelace Ltd',
    ])
    expect(['.method', '.provider', '.last4', '.month', '.year'].map(shown)).toEqual([
      'Post',
      'Visa',
      '4242',
      '12',
      '2030',
    ])
    expect(['.sub', '.w-commerce-commercecheckoutsummarytotal'].map(shown)).toEqual(['$25.00', '$30.00'])
  })

  it('never writes over a designer’s own words', () => {
    const { scope, find } = bind(
      '<div><div class="w-commerce-commercecheckoutordersummarywrapper">' +
        '<div class="w-commerce-commercecheckoutsummarylineitem"><div>Delivery</div>' +
        '<div class="own">is free</div></div></div></div>',
    )
    scope.render(tree())
    expect(find('.own')?.textContent).toBe('is free')
  })

  describe('and whose parts a designer wrapped or moved', () => {
    const list = (path: string, entry: string): string =>
      `<div><div data-wf-collection="database.commerceOrder.${path}">${entry}</div></div>`
    /** The text and the class of every filled part of the first entry of the list. */
    function partsOf(html: string): Readonly<Record<string, string>> {
      const { scope, shown } = bind(html)
      scope.render(tree())
      const parts: Record<string, string> = {}
      const collect = (node: DrawnNode): void => {
        if (node.kind === 'text') return
        const [child] = node.children
        if (child?.kind === 'text') parts[node.attributes['class'] ?? ''] = child.text
        node.children.forEach(collect)
      }
      shown[0]?.[0]?.entries.slice(0, 1).forEach(collect)
      return parts
    }

    it('shows the lines of the cart', () => {
      const line =
        '<div class="w-commerce-commercecartitem"><div><div class="w-commerce-commercecartproductname">' +
        '</div></div><div><div class="price">$ 0.00 USD</div></div><a href="#"><div class="remove"></div>' +
        '</a></div>'
      expect(partsOf(list('userItems', line))).toEqual({
        'w-commerce-commercecartproductname': 'Mug',
        price: '$12.50',
      })
    })

    it('shows the lines of the order', () => {
      const line =
        '<div class="w-commerce-commercecheckoutorderitem">' +
        '<div class="w-commerce-commercecheckoutorderitemdescriptionwrapper"><div>' +
        '<div class="w-commerce-commerceboldtextblock"></div></div><div><div class="sum">$0.00</div>' +
        '</div><div class="w-commerce-commercecheckoutorderitemquantitywrapper">' +
        '<div class="words">Quantity: </div><div class="count">1</div></div></div></div>'
      expect(partsOf(list('userItems', line))).toEqual({
        'w-commerce-commerceboldtextblock': 'Mug',
        sum: '$25.00',
        words: 'Quantity: ',
        count: '2',
      })
    })

    it('shows the shipping methods', () => {
      const method =
        '<label><input type="radio" name="shipping-method-choice">' +
        '<div class="w-commerce-commercecheckoutshippingmethoddescriptionblock"><p><span class="name">' +
        '</span></p><p><span class="about"></span></p></div><p><span class="cost"></span></p></label>'
      expect(partsOf(list('availableShippingMethods', method))).toEqual({ name: 'Post', cost: '$5.00' })
    })

    it('shows the extra items', () => {
      const extra = '<div><p><span class="label"></span></p><p><span class="amount"></span></p></div>'
      expect(partsOf(list('extraItems', extra))).toEqual({ label: 'Post', amount: '$5.00' })
    })

    it('shows the subtotal, and the country behind an address without its second line', () => {
      const { scope, find } = bind(
        '<div><div class="w-commerce-commercecheckoutordersummarywrapper">' +
          '<div class="w-commerce-commercecheckoutsummarylineitem"><div><div>Subtotal</div></div><div>' +
          '<div class="sub"></div></div></div></div>' +
          '<div class="w-commerce-commercecheckoutcustomerinfosummarywrapper">' +
          '<div class="w-commerce-commercecheckoutcolumn"></div>' +
          '<div class="w-commerce-commercecheckoutcolumn">' +
          item(
            '<div class="who"></div><div class="line"></div>' +
              `${row('city', 'state', 'zip')}<div class="country"></div>`,
          ) +
          '</div></div></div>',
      )
      scope.render(tree({ shippingAddress: ADDRESS }))
      const shown = (selector: string): string | null | undefined => find(selector)?.textContent
      expect(['.sub', '.who', '.line', '.city', '.country'].map(shown)).toEqual([
        '$25.00',
        'Ada Lovelace',
        '12 Analytical Way',
        'London',
        'GB',
      ])
    })
  })

  it('fills what the owner named', () => {
    const { scope, find } = bind(
      `<div><b data-vitrine-bind="total">sample</b><i data-vitrine-bind="item-count"></i></div>`,
    )
    scope.render(tree())
    expect([find('b')?.textContent, find('i')?.textContent]).toEqual(['$30.00', '2'])
  })
})

describe('rich text', () => {
  const show = (html: string): string => {
    const holder = document.createElement('div')
    holder.append(...buildNodes(richMarkup(html, parse), document))
    return holder.innerHTML
  }

  it.each<[string, string]>([
    ['<p>A <strong>mug</strong></p>', '<p>A <strong>mug</strong></p>'],
    ['<p onclick="x()" style="color:red" class="a">A</p>', '<p class="a">A</p>'],
    ['<script>x()</script>A', 'A'],
    ['<style>p{}</style><custom-tag>A</custom-tag>', 'A'],
    ['<a href="javascript:x()">A</a>', '<a>A</a>'],
    ['<a href=" jav&#x09;ascript:x()">A</a>', '<a>A</a>'],
    [
      '<a href="/about?a=b:c" target="_blank">A</a>',
      '<a href="/about?a=b:c" target="_blank" rel="noopener">A</a>',
    ],
    ['<a href="mailto:a@example.com">A</a>', '<a href="mailto:a@example.com">A</a>'],
    ['<img src="x" onerror="y()">', '<img src="x">'],
    ['<img src="data:text/html,x">', '<img>'],
    ['<iframe src="javascript:x()"></iframe>', ''],
    ['<iframe src="/own"></iframe>', ''],
    [
      '<iframe src="https://player.example.com/1"></iframe>',
      '<iframe src="https://player.example.com/1"></iframe>',
    ],
    ['<svg><script>x()</script></svg>', ''],
    ['<form action="/x"><input></form>', ''],
  ])('of %p shows %p', (html, shown) => {
    expect(show(html)).toBe(shown)
  })

  it('never lets a handler or a script through', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        ' ',
        '=',
        'script',
        'img',
        'svg',
        'onerror',
        'src',
        'href',
        'javascript:',
        '&#x3c;',
        '<!--',
        '-->',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const holder = document.createElement('div')
        holder.append(...buildNodes(richMarkup(pieces.join(''), parse), document))
        const elements = [...holder.querySelectorAll('*')]
        expect(
          elements.filter(({ localName }) => ['script', 'style', 'svg', 'object'].includes(localName)),
        ).toEqual([])
        const attributes = elements.flatMap(({ attributes: own }) => [...own])
        expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
        expect(attributes.filter(({ value }) => /^\s*javascript:/i.test(value))).toEqual([])
      }),
    )
  })
})
