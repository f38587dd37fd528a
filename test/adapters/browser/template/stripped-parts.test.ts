/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import type { DrawnNode } from '../../../../core/markup/index.js'
import { ADDRESS } from '../../../core/checkout/checkout.fixture.js'
import { bind, tree } from './bound-scope.fixture.js'

describe('a part that an export stripped', () => {
  const item = (inner: string): string => `<div class="w-commerce-commercecheckoutsummaryitem">${inner}</div>`
  const row = (...cells: readonly string[]): string =>
    '<div class="w-commerce-commercecheckoutsummaryflexboxdiv">' +
    `${cells.map((cell) => `<div class="${cell}"></div>`).join('')}</div>`

  it('shows the order in the same place as the builder’s confirmation', () => {
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
      'United Kingdom',
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

  describe('a part whose elements a designer wrapped or moved', () => {
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
        'United Kingdom',
      ])
    })
  })

  it('fills elements that the owner named', () => {
    const { scope, find } = bind(
      `<div><b data-vitrine-bind="total">sample</b><i data-vitrine-bind="item-count"></i></div>`,
    )
    scope.render(tree())
    expect([find('b')?.textContent, find('i')?.textContent]).toEqual(['$30.00', '2'])
  })
})
