import { describe, expect, it } from '@jest/globals'
import type { Sku } from '../../../../core/catalog/index.js'
import { money } from '../../../../core/money/index.js'
import { isVisibleForSku, parseConditions } from '../../../../core/visibility/index.js'
import { PRODUCT, PRODUCTS, SITE, page, shown } from './shop-pages.fixture.js'

const NONE = { conditions: [], dataPath: '', timeZone: null, kind: null }

describe('the page of goods that are sold by measure', () => {
  const contents = [
    { amount: 250, unit: 'g' },
    { amount: 0.5, unit: 'kg' },
  ]
  const measured = PRODUCTS.map((product) => ({
    ...product,
    skus: product.skus.map((sku, index) => {
      const content = contents[index]
      return product.slug === 'mug' && content !== undefined
        ? { ...sku, unit: { content, base: { amount: 100, unit: 'g' } } }
        : sku
    }),
  }))
  const place = '<p data-vitrine-bind="unit-price"></p>'

  it('shows that of the chosen variant, as long as its price stays', () => {
    const html = shown(page(PRODUCT + place), '/product/mug', SITE, null, measured)
    const said = [...html.matchAll(/<span data-wf-sku-conditions="([^"]+)"([^>]*)>([^<]+)<\/span>/g)]
    const [mug] = measured
    expect(said.map(([, , more = '', text]) => [text, more.includes('w-condition-invisible')])).toEqual(
      mug?.skus.map(({ price }, index) => [
        `€${(price.amount / (index === 0 ? 250 : 500)).toFixed(2)} / 100 g`,
        index > 0,
      ]),
    )
    const holds = (sku: Sku) =>
      said.map(([, conditions]) =>
        isVisibleForSku(parseConditions(conditions) ?? NONE, sku, { nowMs: 0, timeZone: 'UTC' }),
      )
    expect(mug?.skus.map(holds)).toEqual([
      [true, false],
      [false, true],
    ])
    const [first] = mug?.skus ?? []
    if (first === undefined) throw new Error('The mug has no variant.')
    expect(holds({ ...first, price: money(1100, first.price.currency) })).toEqual([false, false])
  })

  it('shows nothing for goods that are sold by the piece', () => {
    expect(shown(page(PRODUCT + place), '/product/mug')).toContain(
      '<p class="w-dyn-bind-empty" data-vitrine-bind="unit-price"></p>',
    )
  })
})
