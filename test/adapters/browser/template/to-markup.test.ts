/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import { createTemplateParser } from '../../../../adapters/browser/template/index.js'
import { readList, toMarkup } from '../../../../adapters/browser/template/to-markup.js'
import type { MarkupElement, MarkupNode } from '../../../../core/markup/index.js'

const parse = createTemplateParser(window)

const LINES = 'database.commerceOrder.userItems'

/** A page with a list and the elements beside it. */
function list(path: string, inner: string, script = '', className = ''): Element {
  document.body.innerHTML =
    `<div><script type="text/x-wf-template" id="t">${script}</script>` +
    `<div class="${className}" data-wf-collection="${encodeURIComponent(path)}` +
    `" data-wf-template-id="t">${inner}</div></div>`
  return document.querySelector('[data-wf-collection]') as Element
}

const all = (node: MarkupNode | null): readonly MarkupElement[] =>
  node === null || node.kind === 'text'
    ? []
    : [node, ...(node.list ? all(node.list.template) : []), ...node.children.flatMap(all)]

/** The bindings of a template, by class or tag: `target path`. */
const bindingsOf = (template: MarkupElement | null): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    all(template).flatMap(({ tag, attributes }) => {
      const text = attributes['data-wf-bindings']
      if (text === undefined) return []
      const bindings = JSON.parse(text) as readonly Readonly<Record<string, { dataPath: string }>>[]
      return [
        [
          attributes['class'] ?? tag,
          bindings.flatMap((binding) =>
            Object.entries(binding).map(([target, { dataPath }]) => `${target} ${dataPath}`),
          ),
        ],
      ]
    }),
  )

describe('reading a list of the page', () => {
  it('takes the template from the script beside it, the first element only', () => {
    const { path, template } = readList(
      list(LINES, '<p>sample</p>', encodeURIComponent('<b>1</b><b>2</b>')),
      parse,
    )
    expect(path).toBe(LINES)
    expect(template).toMatchObject({ tag: 'b', children: [{ text: '1' }] })
  })

  it('takes the sample if the script is empty', () => {
    expect(readList(list('site.things', '<p>sample</p>'), parse).template).toMatchObject({ tag: 'p' })
  })

  it('has no template for an unknown list', () => {
    expect(readList(list('site.things', ''), parse).template).toBeNull()
  })

  it('finds templates in templates, encoded once more', () => {
    const inner = encodeURIComponent('<li>x</li>')
    const outer =
      `<div><script type="text/x-wf-template" id="u">${inner}</script>` +
      `<ul data-wf-collection="${encodeURIComponent('a[].b')}" data-wf-template-id="u"></ul></div>`
    const { template } = readList(list('a', '', encodeURIComponent(outer)), parse)
    expect(template?.children).toMatchObject([
      { tag: 'ul', list: { path: 'a[].b', template: { tag: 'li' } } },
    ])
  })

  it('keeps rows of tables, which are valid only inside a table', () => {
    const { template } = readList(list('a', '', encodeURIComponent('<tr><td>1</td></tr>')), parse)
    expect(template).toMatchObject({ tag: 'tr', children: [{ tag: 'td' }] })
  })

  it('leaves scripts and handlers out', () => {
    const { template } = readList(
      list('a', '', encodeURIComponent('<p onclick="x()"><script>y()</script>z</p>')),
      parse,
    )
    expect(template).toMatchObject({ tag: 'p', attributes: {}, children: [{ kind: 'text', text: 'z' }] })
  })
})

describe('a list that an export stripped', () => {
  it('shows lines by the standard cart line if the template is empty', () => {
    expect(
      bindingsOf(readList(list(LINES, '', '', 'w-commerce-commercecartlist'), parse).template),
    ).toMatchObject({
      'w-commerce-commercecartitemimage': [`src ${LINES}[].sku.f_main_image_4dr`],
      'w-commerce-commercecartproductname': [`innerHTML ${LINES}[].product.f_name_`],
      'w-commerce-commercecartquantity': [`value ${LINES}[].count`, `data-commerce-sku-id ${LINES}[].sku.id`],
      'w-inline-block': [`data-commerce-sku-id ${LINES}[].sku.id`],
      span: [`innerHTML ${LINES}[].product.f_sku_properties_3dr[]`],
    })
  })

  it('shows the lines of an order by the standard order line', () => {
    const shown = bindingsOf(
      readList(list(LINES, '', '', 'w-commerce-commercecheckoutorderitemslist'), parse).template,
    )
    expect(shown).toMatchObject({
      'w-commerce-commerceboldtextblock': [`innerHTML ${LINES}[].product.f_name_`],
    })
    expect(shown['w-commerce-commercecartquantity']).toBeUndefined()
  })

  it.each([
    ['database.commerceOrder.extraItems', 'div'],
    ['database.commerceOrder.availableShippingMethods', 'input'],
  ])('has a standard entry for %s', (path, bound) => {
    expect(bindingsOf(readList(list(path, ''), parse).template)[bound]).toBeDefined()
  })

  it('recognises the parts of a custom line by attributes that the builder always writes', () => {
    const line =
      '<div class="w-commerce-commercecartitem mine"><div>' +
      '<img class="w-commerce-commercecartitemimage"></div>' +
      '<div class="w-commerce-commercecartiteminfo"><div class="w-commerce-commercecartproductname ' +
      'big"></div><div class="cost"></div><p>Our words stay</p>' +
      '<a href="#" class="remove" data-wf-cart-action="remove-item" data-commerce-sku-id="">Remove</a>' +
      '</div><input class="w-commerce-commercecartquantity" data-wf-cart-action="update-item-quantity" ' +
      'data-commerce-sku-id=""></div>'
    const shown = bindingsOf(readList(list(LINES, '', encodeURIComponent(line)), parse).template)
    expect(shown).toEqual({
      'w-commerce-commercecartitemimage': [
        `src ${LINES}[].sku.f_main_image_4dr`,
        `alt ${LINES}[].sku.f_main_image_4dr.alt`,
      ],
      'w-commerce-commercecartproductname big': [`innerHTML ${LINES}[].product.f_name_`],
      cost: [`innerHTML ${LINES}[].price`],
      remove: [`data-commerce-sku-id ${LINES}[].sku.id`],
      'w-commerce-commercecartquantity': [`value ${LINES}[].count`, `data-commerce-sku-id ${LINES}[].sku.id`],
    })
  })

  it('recognises a shipping method with its choice, name, description and cost', () => {
    const methods = 'database.commerceOrder.availableShippingMethods'
    const entry =
      '<label><input type="radio" name="shipping-method-choice">' +
      '<div class="w-commerce-commercecheckoutshippingmethoddescriptionblock"><div class="name"></div>' +
      '<div class="what"></div></div><div class="cost"></div></label>'
    expect(bindingsOf(readList(list(methods, entry), parse).template)).toEqual({
      input: [`id ${methods}[].id`, `value ${methods}[].id`, `checked ${methods}[].selected`],
      name: [`innerHTML ${methods}[].name`],
      what: [`innerHTML ${methods}[].description`],
      cost: [`innerHTML ${methods}[].price`],
    })
  })

  it('follows a name of the owner before any recognition', () => {
    const entry =
      '<div class="w-commerce-commercecartitem"><div class="w-commerce-commercecartproductname" ' +
      'data-vitrine-bind="sku"></div><i data-vitrine-bind="row-total"></i>' +
      '<u data-vitrine-bind="nonsense"></u></div>'
    expect(bindingsOf(readList(list(LINES, entry), parse).template)).toEqual({
      'w-commerce-commercecartproductname': [`innerHTML ${LINES}[].sku.f_sku_`],
      i: [`innerHTML ${LINES}[].rowTotal`],
    })
  })

  it('leaves templates alone that have bindings of their own', () => {
    const template = document.createElement('div')
    template.innerHTML = `<p class="w-commerce-commercecartproductname"></p><p data-wf-bindings="[]"></p>`
    expect(bindingsOf(toMarkup(template, parse, LINES))).toEqual({ p: [] })
  })
})
