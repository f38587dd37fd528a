import { describe, expect, it } from '@jest/globals'
import { page, PRODUCTS, shown } from './shop-pages.fixture.js'

const productOf = (slug: string): (typeof PRODUCTS)[number] => PRODUCTS.find((each) => each.slug === slug)!
const MUG = productOf('mug')
const [COLOUR] = MUG.optionSets

interface Shown {
  readonly id: string
  readonly name: string
  readonly values: readonly { id: string; name: string }[]
}

const controlOf = ({ id, name, values }: Shown): string =>
  `<div class="row"><label class="lab">${name}</label><select class="field" required ` +
  `data-node-type="commerce-add-to-cart-option-select" data-commerce-option-set-id="${id}">` +
  '<option value="">Choose</option>' +
  values.map((each) => `<option value="${each.id}">${each.name}</option>`).join('') +
  '</select></div>'
const pillsOf = ({ id, values }: Shown): string =>
  `<div><div class="pills" data-node-type="commerce-add-to-cart-pill-group" data-commerce-option-set-id="${id}">` +
  values
    .map(
      (each) =>
        `<div class="pill" data-node-type="commerce-add-to-cart-pill" data-option-id="${each.id}">${each.name}</div>`,
    )
    .join('') +
  '</div></div>'
const inList = (...controls: readonly string[]): string =>
  `<div class="opts" data-node-type="commerce-add-to-cart-option-list">${controls.join('')}</div>`
const formOf = (slug: string, inside: string): string =>
  `<form data-node-type="commerce-add-to-cart-form" data-commerce-product-id="${productOf(slug).id}" ` +
  `data-commerce-sku-id="s">${inside}<input type="submit"></form>`
const sent = (slug: string, inside: string, path = `/product/${slug}`): string =>
  shown(page(`<h1>Ware</h1>${formOf(slug, inside)}`), path)

/** The texts of the values that a page offers. */
const offered = (html: string): readonly string[] =>
  [...html.matchAll(/<option value="[^"]+">([^<]*)|data-option-id="[^"]+"[^>]*>([^<]*)/g)].map(
    ([, value, pill]) => value ?? pill ?? '',
  )
const NAMES = COLOUR!.values.map(({ name }) => name)

describe('the options on a page that was saved with its product', () => {
  it.each([
    ['a list', inList(controlOf(COLOUR!))],
    ['the form', controlOf(COLOUR!)],
    ['pills', inList(pillsOf(COLOUR!))],
    ['another order', inList(controlOf({ ...COLOUR!, values: [...COLOUR!.values].reverse() }))],
  ])('stay as saved if the catalogue has the same: %s', (_, inside) => {
    expect(sent('mug', inside)).toContain(formOf('mug', inside))
  })

  const [first, ...others] = COLOUR!.values
  const fewer = { ...COLOUR!, values: others }
  const renamed = { ...COLOUR!, values: [{ ...first!, name: 'Crimson' }, ...others] }
  const more = { ...COLOUR!, values: [...COLOUR!.values, { id: 'gone', name: 'Gone' }] }
  const another = { ...COLOUR!, id: 'another' }

  it.each([
    ['a new value', inList(controlOf(fewer)), 'class="field"'],
    ['a renamed value', inList(controlOf(renamed)), 'class="lab"'],
    ['a value that is gone', inList(controlOf(more)), 'class="opts"'],
    ['an option that is gone', inList(controlOf(COLOUR!), controlOf(another)), 'class="row"'],
    ['another option', inList(controlOf(another)), 'class="row"'],
    ['a new value among pills', inList(pillsOf(fewer)), 'class="pill"'],
    ['a new value outside a list', controlOf(fewer), 'class="field"'],
    ['a first option', inList(), 'class="opts"'],
    ['a first option without a list', '', 'w-select'],
  ])('follow the catalogue once, in their own look: %s', (_, inside, look) => {
    const html = sent('mug', inside)
    expect([...offered(html)].sort()).toEqual([...NAMES].sort())
    expect(html.match(new RegExp(`data-commerce-option-set-id="${COLOUR!.id}"`, 'g'))).toHaveLength(1)
    expect([html.includes(look), html.includes('data-commerce-option-set-id="another"')]).toEqual([
      true,
      false,
    ])
  })

  const LABELS = ['Shade', 'Shade:', 'Shade : ', '<b>Shade</b>']
  it.each(LABELS)('are named as in the catalogue, where the option was renamed: %s', (label) => {
    const inside = inList(controlOf({ ...COLOUR!, name: label }).replace('Choose', 'Select shade'))
      .replace('<div class="row">', '<div class="row"><div class="deep">')
      .replace('</select></div>', '</select></div></div>')
    const html = sent('mug', inside)
    expect(html).toContain(`>${label.replace('Shade', COLOUR!.name)}</label>`)
    expect(html).toContain(`<option value="">Select ${COLOUR!.name}</option>`)
    expect([html.includes('Shade'), html.includes('class="deep"'), html.includes('class="field"')]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('are not drawn chosen if the page was saved with a chosen pill', () => {
    const chosen = pillsOf(fewer).replace('class="pill"', 'class="pill w--ecommerce-pill-selected"')
    expect(sent('mug', inList(chosen))).not.toContain('pill-selected')
  })

  it('are removed with the last option of a product', () => {
    const html = sent('cup', inList(controlOf(COLOUR!)))
    expect([html.includes('<select'), html.includes('class="opts"')]).toEqual([false, true])
  })

  it('follow in every form of the product, and in no form of another', () => {
    const both = formOf('mug', inList()) + formOf('mug', inList()) + formOf('cup', inList(controlOf(COLOUR!)))
    const html = shown(page(both), '/product/mug')
    expect(html.match(/<select/g)).toHaveLength(3)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('stay in the words of another language', () => {
    expect(sent('mug', inList(controlOf(renamed)), '/de/product/mug')).toContain('Crimson')
  })
})
