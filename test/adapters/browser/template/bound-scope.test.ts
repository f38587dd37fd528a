/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ADDRESS } from '../../../core/checkout/checkout.fixture.js'
import { bind, tree } from './bound-scope.fixture.js'

const binding = (target: string, type: string, dataPath: string): string =>
  encodeURIComponent(
    JSON.stringify([{ [target]: { type, filter: { type: 'identity', params: [] }, dataPath } }]),
  )

describe('binding a part of a page', () => {
  it('fills bound elements only, and passes lists on with their entries', () => {
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

  it("fills a text field once and never replaces the shopper's text", () => {
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

  it('writes text as text, even if it looks like markup', () => {
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
