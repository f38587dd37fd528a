import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { PRODUCT_TYPE_IDS, skuId } from '../../../core/catalog/index.js'
import type { Sku } from '../../../core/catalog/index.js'
import { money } from '../../../core/money/index.js'
import { hasValue, isVisible, isVisibleForSku, parseConditions } from '../../../core/visibility/index.js'
import type { ConditionSet } from '../../../core/visibility/index.js'

const NOW = Date.parse('2024-08-14T15:30:00Z')
const context = { nowMs: NOW, timeZone: 'America/New_York' }

/** The conditions of a page, which carries them URI-encoded. */
function conditions(source: object): ConditionSet {
  const parsed = parseConditions(encodeURIComponent(JSON.stringify(source)))
  if (parsed === null) throw new Error('no conditions')
  return parsed
}

const keyed = (field: string, tests: object, rest: object = {}): ConditionSet =>
  conditions({ condition: { fields: { [field]: tests } }, ...rest })

/** Whether a single test of the field `value` passes. */
const test = (value: unknown, operator: string, against: unknown, type: string): boolean | null =>
  isVisible(keyed('value', { [operator]: against, type }), { value }, context)

describe('reading conditions', () => {
  it('takes the shape with fields as keys, several operators included', () => {
    expect(
      keyed('price', { gte: '5', lt: '10', type: 'CommercePrice' }, { dataPath: 'a.b', timezone: 'UTC' }),
    ).toEqual({
      conditions: [
        { field: 'price', operator: 'gte', value: '5', type: 'CommercePrice' },
        { field: 'price', operator: 'lt', value: '10', type: 'CommercePrice' },
      ],
      dataPath: 'a.b',
      timeZone: 'UTC',
      kind: null,
    })
  })

  it('takes the shape with fields as a list', () => {
    const fields = [
      { fieldPath: 'price', operatorName: 'gt', value: '5', type: 'Number' },
      { fieldPath: 'name', operatorName: 'exists', value: 'yes' },
      { fieldPath: 'name' },
      null,
    ]
    const parsed = conditions({ condition: { fields }, meta: { type: 'CommercePropValues' } })
    expect(parsed).toEqual({
      conditions: [
        { field: 'price', operator: 'gt', value: '5', type: 'Number' },
        { field: 'name', operator: 'exists', value: 'yes', type: 'PlainText' },
      ],
      dataPath: '',
      timeZone: null,
      kind: 'CommercePropValues',
    })
  })

  it('takes plain JSON as well, and a type for granted', () => {
    expect(parseConditions('{"condition":{"fields":{"a":{"eq":"1"}}}}')?.conditions).toEqual([
      { field: 'a', operator: 'eq', value: '1', type: 'PlainText' },
    ])
  })

  it.each([
    [''],
    ['nonsense'],
    ['%'],
    ['[]'],
    ['{}'],
    ['null'],
    ['{"condition":{"fields":[]}}'],
    ['{"condition":{"fields":{}}}'],
    ['{"condition":{"fields":{"a":null}}}'],
    [null],
    [undefined],
  ])('finds none in %j', (text) => {
    expect(parseConditions(text)).toBeNull()
  })
})

describe('operators', () => {
  it.each<[unknown, string, unknown, string, boolean]>([
    ['red', 'eq', 'red', 'PlainText', true],
    ['red', 'eq', 'Red', 'PlainText', false],
    [2, 'eq', '2', 'Number', true],
    [2, 'eq', '2', 'PlainText', true],
    ['2', 'eq', 2, 'PlainText', true],
    [null, 'eq', null, 'PlainText', true],
    [null, 'eq', 'x', 'PlainText', false],
    [null, 'eq', '', 'PlainText', false],
    [null, 'eq', 'null', 'PlainText', false],
    [null, 'lt', 'x', 'PlainText', false],
    [null, 'ne', 'x', 'PlainText', true],
    ['red', 'ne', 'blue', 'PlainText', true],
    [true, 'eq', 'true', 'Bool', true],
    [false, 'eq', 'true', 'Bool', false],
    [false, 'eq', 'false', 'Bool', true],
    [null, 'eq', 'false', 'Bool', true],
    ['yes', 'eq', true, 'Bool', true],
    [true, 'eq', 'true', 'PlainText', true],
    [3, 'gt', '2', 'Number', true],
    [2, 'gt', '2', 'Number', false],
    [2, 'gte', '2', 'Number', true],
    [1, 'lt', '2', 'Number', true],
    [2, 'lt', '2', 'Number', false],
    [2, 'lte', '2', 'Number', true],
    [3, 'lte', '2', 'Number', false],
    ['', 'lt', '2', 'Number', false],
    ['abc', 'lt', '2', 'Number', false],
    [undefined, 'lt', '2', 'Number', false],
    [true, 'gt', '0', 'PlainText', false],
    [10, 'gt', '9', 'PlainText', true],
    ['10', 'gt', 9, 'PlainText', true],
    ['b', 'gt', 'a', 'PlainText', true],
    [{ value: 1050, unit: 'USD' }, 'eq', '10.50', 'CommercePrice', true],
    [{ value: 1999, unit: 'USD' }, 'lte', '19.99', 'CommercePrice', true],
    [{ value: 1500, unit: 'JPY' }, 'gt', '1000', 'CommercePrice', true],
    [{ value: 1050 }, 'eq', '10.5', 'CommercePrice', true],
    ['10.5', 'eq', '10.5', 'CommercePrice', true],
    [{ id: 'a', name: 'A' }, 'eq', 'a', 'Option', true],
    [{ _id: 'a', id: 'b' }, 'eq', 'a', 'ItemRef', true],
    ['a', 'ne', 'a', 'Option', false],
    [['b', { id: 'a' }], 'eq', ['a', 'b'], 'Set', true],
    ['a', 'eq', ['a'], 'ItemRefSet', true],
    [['a'], 'eq', ['a', 'b'], 'Set', false],
    [{ name: 'red' }, 'eq', 'red', 'PlainText', true],
    [{ url: '/a' }, 'eq', '/a', 'Link', true],
    [{ other: 1 }, 'eq', '', 'PlainText', true],
    [10n, 'eq', '10', 'PlainText', true],
    ['a', 'idin', 'a, b', 'ItemRef', true],
    [{ _id: 'a' }, 'idin', ['a', 'b'], 'ItemRef', true],
    [[{ id: 'c' }, { id: 'b' }], 'idin', 'a,b', 'Set', true],
    ['c', 'idin', 'a,b', 'ItemRef', false],
    [null, 'idin', '', 'ItemRef', false],
    ['c', 'idnin', 'a,b', 'ItemRef', true],
    ['a', 'idnin', ['a'], 'ItemRef', false],
    [5, 'idin', 5, 'Number', true],
    ['x', 'matches', 'y', 'PlainText', true],
    ['x', 'toString', 'y', 'PlainText', true],
  ])('%j %s %j as %s is %s', (value, operator, against, type, expected) => {
    const set = {
      conditions: [{ field: 'value', operator, value: against, type }],
      dataPath: '',
      timeZone: null,
      kind: null,
    }
    expect(isVisible(set, { value }, context)).toBe(expected)
  })

  it.each<[unknown, boolean]>([
    ['text', true],
    ['', false],
    [null, false],
    [undefined, false],
    [0, true],
    [Number.NaN, false],
    [false, true],
    [[], false],
    [['a'], true],
    [{ url: '/mug.png' }, true],
    [{ url: '' }, false],
    [{ url: null }, false],
    [{ url: 'https://cdn.example/plugins/Basic/assets/placeholder.60f9b1840c.svg' }, false],
    ['https://cdn.example/img/image-placeholder.svg?v=1', false],
    [{ url: 'https://cdn.example/my-placeholder.svg' }, true],
    [{ value: 5, unit: 'USD' }, true],
  ])('%j exists: %s', (value, expected) => {
    expect(hasValue(value)).toBe(expected)
    expect(test(value, 'exists', 'yes', 'PlainText')).toBe(expected)
    expect(test(value, 'exists', true, 'PlainText')).toBe(expected)
    expect(test(value, 'exists', 'no', 'PlainText')).toBe(!expected)
  })
})

describe('whatever the page states and the data hold', () => {
  it('answers and never throws', () => {
    const operators = ['eq', 'ne', 'gt', 'lt', 'gte', 'lte', 'exists', 'idin', 'idnin']
    const types = ['PlainText', 'Bool', 'Number', 'CommercePrice', 'ItemRef', 'Option', 'Set', 'Date']
    fc.assert(
      fc.property(
        fc.constantFrom(...operators),
        fc.constantFrom(...types),
        fc.jsonValue(),
        fc.anything(),
        (operator, type, against, value) => {
          expect(typeof test(value, operator, against, type)).toBe('boolean')
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('dates', () => {
  it.each<[string, string, string, boolean]>([
    ['2024-08-14T15:29:59Z', 'lt', 'now', true],
    ['2024-08-14T15:30:01Z', 'gt', 'now', true],
    ['2024-08-14T04:00:00Z', 'gte', 'today', true],
    ['2024-08-14T03:59:59Z', 'gte', 'today', false],
    ['2024-08-14T03:59:59Z', 'lt', 'today', true],
    ['2024-08-15T03:59:59.999Z', 'lte', 'today', true],
    ['2024-08-15T04:00:00Z', 'lte', 'today', false],
    ['2024-08-15T03:00:00Z', 'eq', 'today', true],
    ['2024-08-15T05:00:00Z', 'eq', 'today', false],
    ['2024-08-15T05:00:00Z', 'ne', 'today', true],
    ['2024-08-10T00:00:00Z', 'gt', '1 week ago', true],
    ['2024-09-01T00:00:00Z', 'lt', 'end of month', true],
    ['2024-08-14T12:00:00Z', 'eq', '2024-08-14T20:00:00Z', true],
    ['2024-08-14T12:00:00Z', 'lte', 'someday', false],
    ['2024-08-14T12:00:00Z', 'eq', 'someday', false],
    ['someday', 'lt', 'now', false],
    ['someday', 'lte', 'now', false],
  ])('%s %s %s is %s', (value, operator, against, expected) => {
    expect(test(value, operator, against, 'Date')).toBe(expected)
  })

  it('takes instants as numbers and a missing date as none', () => {
    expect(test(1e300, 'eq', 'today', 'Date')).toBe(false)
    expect(test(1e300, 'lte', '99999 years from now', 'Date')).toBe(false)
    expect(test(NOW, 'lte', '99999 years from now', 'Date')).toBe(true)
    expect(test(NOW, 'lte', '999999 years from now', 'Date')).toBe(false)
    expect(test(NOW - 1, 'lt', 'now', 'Date')).toBe(true)
    expect(test(null, 'lte', 'now', 'Date')).toBe(false)
    expect(test(NOW, 'lte', null, 'Date')).toBe(false)
    expect(test(null, 'eq', 'now', 'Date')).toBe(false)
  })

  it('counts days in the site’s zone, in the visitor’s where the page names none, and else in UTC', () => {
    const morning = '2024-08-14T04:30:00Z'
    const night = '2024-08-15T03:00:00Z'
    const isToday = (value: string, timezone: string | undefined, timeZone: string): boolean | null =>
      isVisible(
        keyed('value', { eq: 'today', type: 'Date' }, { timezone }),
        { value },
        { nowMs: NOW, timeZone },
      )
    expect(isToday(morning, 'Asia/Tokyo', 'America/New_York')).toBe(false)
    expect(isToday(morning, undefined, 'America/New_York')).toBe(true)
    expect(isToday(night, 'Atlantis/Center', 'America/New_York')).toBe(true)
    expect(isToday(night, 'Atlantis/Center', 'nowhere')).toBe(false)
    expect(isToday(morning, 'Atlantis/Center', 'nowhere')).toBe(true)
  })

  it('does not throw on any phrase', () => {
    fc.assert(
      fc.property(fc.string(), (phrase) => typeof test('2024-08-15', 'lt', phrase, 'Date') === 'boolean'),
    )
  })
})

describe('whether a node shows', () => {
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

  it('stays as it is when the item is missing', () => {
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

describe('whether a node shows for a SKU', () => {
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

  it('has no quantity where stock is without end', () => {
    const endless: Sku = { ...sku, inventory: { type: 'infinite' } }
    const isSoldOut = keyed('default-sku:ecSkuInventoryQuantity', { eq: '0', type: 'Number' })
    expect(isVisibleForSku(isSoldOut, endless, context)).toBe(false)
  })
})
