import { describe, expect, it } from '@jest/globals'
import { PRODUCT_TYPE_IDS, skuId } from '../../../core/catalog/index.js'
import type { Sku } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { isVisible, isVisibleForSku } from '../../../core/visibility/index.js'
import { context, conditions, keyed } from './visibility.fixture.js'

describe('visibility of a node', () => {
  const item = {
    product: { f_ec_product_type_2dr10dr: { id: PRODUCT_TYPE_IDS.Physical } },
    price: { value: 1000, unit: 'USD' },
    compareAtPrice: null,
    id: 'line',
  }
  const data = {
    database: { commerceOrder: { requiresShipping: true, cardExpiresMonth: null, userItems: [item] } },
  }
  const line = { dataPath: 'database.commerceOrder.userItems.0' }

  it('follows references and both names of a field', () => {
    const isNot = { ne: PRODUCT_TYPE_IDS.Membership, type: 'Option' }
    expect(isVisible(keyed('product:ec-product-type', isNot, line), data, context)).toBe(true)
    const membership = { product: { productType: { id: PRODUCT_TYPE_IDS.Membership } } }
    expect(isVisible(keyed('product:ec-product-type', isNot), membership, context)).toBe(false)
    expect(isVisible(keyed('_id', { eq: 'line', type: 'PlainText' }, line), data, context)).toBe(true)
    expect(isVisible(keyed('nowhere:name', { exists: 'no', type: 'PlainText' }, line), data, context)).toBe(
      true,
    )
  })

  it('reads an order’s own words', () => {
    const order = { dataPath: 'database.commerceOrder' }
    expect(isVisible(keyed('requiresShipping', { eq: 'true', type: 'Bool' }, order), data, context)).toBe(
      true,
    )
    expect(
      isVisible(keyed('cardExpiresMonth', { exists: 'yes', type: 'PlainText' }, order), data, context),
    ).toBe(false)
  })

  it('needs every condition', () => {
    const fields = {
      price: { gt: '5', type: 'CommercePrice' },
      'compare-at-price': { exists: 'yes', type: 'CommercePrice' },
    }
    expect(isVisible(conditions({ condition: { fields }, ...line }), data, context)).toBe(false)
  })

  it('stays unchanged when the item is missing', () => {
    expect(isVisible(keyed('a', { eq: '1' }, { dataPath: 'database.nothing' }), data, context)).toBeNull()
    expect(isVisible(keyed('a', { eq: '1' }), null, context)).toBeNull()
  })

  it('tests name and chosen value of an option set', () => {
    const lines = {
      userItems: [
        {
          product: {
            f_sku_properties_3dr: [{ id: 'set', name: 'Size', enum: [{ id: 'v', name: 'Large' }] }],
          },
          sku: { f_sku_values_3dr: [{ property: { id: 'set' }, value: { id: 'v' } }] },
        },
      ],
    }
    const meta = {
      meta: { type: 'CommercePropValues' },
      dataPath: 'userItems.0.product.f_sku_properties_3dr.0',
    }
    expect(isVisible(keyed('value', { eq: 'Large', type: 'PlainText' }, meta), lines, context)).toBe(true)
    expect(isVisible(keyed('name', { eq: 'Colour', type: 'PlainText' }, meta), lines, context)).toBe(false)
    expect(
      isVisible(keyed('name', { eq: 'Size' }, { ...meta, dataPath: 'userItems.0' }), lines, context),
    ).toBeNull()
  })
})

describe('visibility of a node for a SKU', () => {
  const sku: Sku = {
    id: skuId('s'),
    code: 'MUG-1',
    price: money(1000, 'USD'),
    compareAtPrice: null,
    weight: 2,
    width: null,
    length: null,
    height: null,
    mainImage: null,
    moreImages: [],
    optionValues: {},
    inventory: { type: 'finite', quantity: 0 },
    billing: 'one-time',
  }

  it.each<[string, object, boolean | null]>([
    ['default-sku:compare-at-price', { exists: 'yes', type: 'CommercePrice' }, false],
    ['default-sku:price', { exists: 'yes', type: 'CommercePrice' }, true],
    ['default-sku:main-image', { exists: 'yes', type: 'ImageRef' }, false],
    ['default-sku:ecSkuInventoryQuantity', { eq: '0', type: 'Number' }, true],
    ['default-sku:sku', { eq: 'MUG-1', type: 'PlainText' }, true],
    ['name', { exists: 'yes', type: 'PlainText' }, null],
  ])('%s %j is %s', (field, tests, expected) => {
    expect(isVisibleForSku(keyed(field, tests), sku, context)).toBe(expected)
  })

  it('has no quantity if stock is unlimited', () => {
    const endless: Sku = { ...sku, inventory: { type: 'infinite' } }
    const isSoldOut = keyed('default-sku:ecSkuInventoryQuantity', { eq: '0', type: 'Number' })
    expect(isVisibleForSku(isSoldOut, endless, context)).toBe(false)
  })
})
