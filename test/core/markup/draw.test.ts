import { describe, expect, it } from '@jest/globals'
import { DRAW_NAMES } from '../../../core/builder-markup/index.js'
import { parsePriceSettings } from '../../../core/money/index.js'
import { drawList, elementNode, isSameDrawing, textNode } from '../../../core/markup/index.js'
import type { DrawContext, DrawnElement, DrawnNode, MarkupElement } from '../../../core/markup/index.js'

const context: DrawContext = {
  prices: null,
  visibility: { nowMs: 0, timeZone: 'UTC' },
  names: DRAW_NAMES,
  rich: (html) => [elementNode('em', {}, [textNode(html)])],
}

const binding = (target: string, type: string, dataPath: string): string =>
  JSON.stringify([{ [target]: { type, filter: { type: 'identity', params: [] }, dataPath } }])

const bound = (tag: string, target: string, type: string, path: string, more = {}): MarkupElement =>
  elementNode(tag, { ...more, 'data-wf-bindings': binding(target, type, path) })

const draw = (template: MarkupElement, data: unknown, path = 'cart.items'): readonly DrawnElement[] =>
  drawList({ path, template }, data, context)

const textOf = (node: DrawnNode | undefined): string =>
  node === undefined ? '' : node.kind === 'text' ? node.text : node.children.map(textOf).join('')

describe('drawing a list', () => {
  const items = [
    { id: 'a', name: 'Mug', price: { value: 1250, unit: 'USD' } },
    { id: 'b', name: '<b>Tin</b>', price: { value: 300, unit: 'USD' } },
  ]

  it('repeats the template for every entry, keyed by the id of the entry', () => {
    const drawn = draw(bound('p', 'innerHTML', 'PlainText', 'cart.items[].name'), { cart: { items } })
    expect(drawn.map(({ key }) => key)).toEqual(['a', 'b'])
    expect(drawn.map(textOf)).toEqual(['Mug', '<b>Tin</b>'])
  })

  it.each<[string, unknown]>([
    ['no data', undefined],
    ['no list', { cart: { items: 'many' } }],
    ['an empty list', { cart: { items: [] } }],
  ])('draws nothing for %s', (_name, data) => {
    expect(draw(elementNode('p', {}), data)).toEqual([])
  })

  it('draws nothing without a template', () => {
    expect(drawList({ path: 'cart.items', template: null }, { cart: { items } }, context)).toEqual([])
  })

  it('makes keys for entries without an id or with a repeated one', () => {
    const drawn = draw(elementNode('p', {}), { cart: { items: [{}, { id: 'a' }, { id: 'a' }, { id: 3 }] } })
    expect(new Set(drawn.map(({ key }) => key)).size).toBe(4)
  })

  it('writes prices, leaves the bindings out, and keeps everything else of the template', () => {
    const template = bound('p', 'innerHTML', 'CommercePrice', 'cart.items%5B%5D.price', {
      class: 'price',
      title: 't',
    })
    expect(draw(template, { cart: { items } })[0]).toMatchObject({
      attributes: { class: 'price', title: 't' },
      children: [{ kind: 'text', text: '$12.50' }],
    })
  })

  it('counts instances so that ids stay unique', () => {
    const template = elementNode('p', { id: 'line_instance-0' })
    const drawn = draw(template, { cart: { items } })
    expect(drawn.map(({ attributes }) => attributes['id'])).toEqual(['line_instance-0', 'line_instance-1'])
  })

  it('draws lists in lists, each path at its own entry', () => {
    const inner = bound('li', 'innerHTML', 'PlainText', 'cart.items[].tags[].name')
    const template = elementNode('div', {}, [
      elementNode('ul', {}, [], { path: 'cart.items%5B%5D.tags', template: inner }),
    ])
    const data = {
      cart: {
        items: [
          { id: 'a', tags: [{ name: '1' }, { name: '2' }] },
          { id: 'b', tags: [{ name: '3' }] },
        ],
      },
    }
    expect(draw(template, data).map(textOf)).toEqual(['12', '3'])
  })

  it('shows the chosen value of each option set of a line', () => {
    const path = 'database.commerceOrder.userItems'
    const entry = bound('li', 'innerHTML', 'CommercePropValues', `${path}[].product.f_sku_properties_3dr[]`)
    const list = { path: `${path}[].product.f_sku_properties_3dr`, template: entry }
    const line = {
      id: 'a',
      product: { f_sku_properties_3dr: [{ id: 's', name: 'Size', enum: [{ id: 'l', name: 'Large' }] }] },
      sku: { f_sku_values_3dr: [{ property: { id: 's' }, value: { id: 'l' } }] },
    }
    const data = { database: { commerceOrder: { userItems: [line] } } }
    expect(draw(elementNode('ul', {}, [], list), data, path).map(textOf)).toEqual(['Large'])
  })

  it('sets fields by value and state, pictures by address, and shows parts that are no longer empty', () => {
    const template = elementNode('div', {}, [
      bound('input', 'value', 'Number', 'cart.items[].count'),
      bound('input', 'checked', 'Bool', 'cart.items[].isChosen'),
      bound('img', 'src', 'ImageRef', 'cart.items[].image', { class: 'w-dyn-bind-empty' }),
      bound('span', 'innerHTML', 'PlainText', 'cart.items[].name', { class: 'name w-dyn-bind-empty' }),
    ])
    const item = { id: 'a', count: 3, isChosen: true, image: { url: '/a.svg' }, name: 'Mug' }
    const [field, box, image, name] = draw(template, { cart: { items: [item] } })[0]
      ?.children as DrawnElement[]
    expect(field?.value).toBe('3')
    expect(box?.checked).toBe(true)
    expect(image?.attributes).toEqual({ src: '/a.svg' })
    expect(name?.attributes).toEqual({ class: 'name' })
  })

  it('draws rich text through the sanitiser only', () => {
    const template = bound('div', 'innerHTML', 'RichText', 'cart.items[].text')
    expect(draw(template, { cart: { items: [{ text: '<i>x</i>' }] } })[0]?.children).toMatchObject([
      { tag: 'em', children: [{ text: '<i>x</i>' }] },
    ])
  })

  it('hides parts by their conditions, and leaves parts without a condition unchanged', () => {
    const condition = JSON.stringify({
      condition: { fields: { count: { gt: 1, type: 'Number' } } },
      dataPath: 'cart.items[]',
    })
    const template = elementNode('p', { class: 'w-condition-invisible x', 'data-wf-conditions': condition })
    const drawn = draw(template, { cart: { items: [{ count: 1 }, { count: 2 }] } })
    expect(drawn.map(({ attributes }) => attributes['class'])).toEqual(['x w-condition-invisible', 'x'])
    const elsewhere = condition.replace('cart.items[]', 'cart.nothing')
    const other = elementNode('p', { class: 'w-condition-invisible', 'data-wf-conditions': elsewhere })
    expect(draw(other, { cart: { items: [{}] } })[0]?.attributes['class']).toBe('w-condition-invisible')
  })
})

describe('drawing again', () => {
  const template = elementNode('div', {}, [
    bound('b', 'innerHTML', 'PlainText', 'cart.items[].name'),
    elementNode('ul', {}, [], {
      path: 'cart.items[].tags',
      template: bound('li', 'innerHTML', 'PlainText', 'cart.items[].tags[].name'),
    }),
  ])
  const cart = (...names: readonly string[]) => ({
    cart: { items: names.map((name) => ({ id: name, name, tags: [{ name }] })), note: 'a' },
  })

  it('returns the identical drawing for unchanged entries', () => {
    const before = draw(template, cart('a', 'b', 'c'))
    const after = draw(template, cart('a', 'x', 'c'))
    expect(after.map((entry, index) => entry === before[index])).toEqual([true, false, true])
    expect(textOf(after[1])).toBe('xx')
  })

  it('draws again when the price format changes', () => {
    const price = bound('b', 'innerHTML', 'CommercePrice', 'cart.items[].price')
    const data = { cart: { items: [{ id: 'a', price: { value: 100, unit: 'USD' } }] } }
    const settings = parsePriceSettings({
      currencyCode: 'USD',
      symbol: 'US$',
      template: '{{wf {"path":"symbol"\\} }}{{wf {"path":"amount"\\} }}',
    })
    expect(textOf(draw(price, data)[0])).toBe('$1.00')
    const other = { ...context, prices: settings.ok ? settings.value : null }
    expect(drawList({ path: 'cart.items', template: price }, data, other).map(textOf)).toEqual(['US$1.00'])
  })

  it('always draws entries that read data outside them', () => {
    const outside = bound('b', 'innerHTML', 'PlainText', 'cart.note')
    const data = (note: string) => ({ cart: { items: [{ id: 'a' }], note } })
    expect(textOf(draw(outside, data('one'))[0])).toBe('one')
    expect(textOf(draw(outside, data('two'))[0])).toBe('two')
  })
})

describe('comparing drawings', () => {
  const template = elementNode('p', {}, [bound('b', 'innerHTML', 'PlainText', 'cart.items[].name')])
  const one = (name: string): DrawnElement =>
    draw(template, { cart: { items: [{ id: 'a', name }] } })[0] as DrawnElement

  it('finds two drawings of the same data equal, and others not', () => {
    expect(isSameDrawing(one('Mug'), one('Mug'))).toBe(true)
    expect(isSameDrawing(one('Mug'), one('Tin'))).toBe(false)
    expect(isSameDrawing(one('Mug'), { kind: 'text', text: 'Mug' })).toBe(false)
    expect(isSameDrawing(one('Mug'), { ...one('Mug'), attributes: { title: 'x' } })).toBe(false)
  })
})
