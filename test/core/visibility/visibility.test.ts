import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { hasValue, isVisible, parseConditions } from '../../../core/visibility/index.js'
import { context, conditions, keyed, test } from './visibility.fixture.js'

describe('reading conditions', () => {
  it('reads the shape with fields as keys, with several operators', () => {
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

  it('reads the shape with fields as a list', () => {
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

  it('reads plain JSON as well, with an assumed type', () => {
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

describe('the evaluation of any page and any data', () => {
  it('returns and never throws', () => {
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
