import { describe, expect, it } from '@jest/globals'
import { orderOfSnapshot } from '../../../core/orders/index.js'

const zero = (currency: string) => ({ amount: 0, currency })
const extrasOf = (extraItems: readonly unknown[], more = {}) =>
  orderOfSnapshot(JSON.stringify({ extraItems, ...more })).extraItems

describe('a tax of an order of an early version, which has its amount in its name', () => {
  it.each([
    ['VAT (€21.38 included)', 'EUR', 'VAT', 2138],
    ['MwSt. (19 %) (€1,021.30 included)', 'EUR', 'MwSt. (19 %)', 102_130],
    ['Consumption tax (¥1,234 included)', 'JPY', 'Consumption tax', 1234],
    ['VAT (CHF\u00a00.05 included)', 'CHF', 'VAT', 5],
    ['VAT (KWD\u00a01.250 included)', 'KWD', 'VAT', 1250],
  ])('is read as an included tax: %s', (name, currency, plain, amount) => {
    expect(extrasOf([{ kind: 'tax', name, price: zero(currency) }])).toEqual([
      { kind: 'tax', name: plain, price: { amount, currency }, isIncluded: true },
    ])
  })

  it.each([
    [
      'a shipping method of that name',
      { kind: 'shipping', name: 'Box (€1.00 included)', price: zero('EUR') },
    ],
    [
      'a tax with a price',
      { kind: 'tax', name: 'VAT (€1.00 included)', price: { amount: 7, currency: 'EUR' } },
    ],
    ['a tax of nothing', { kind: 'tax', name: 'VAT (included)', price: zero('EUR') }],
  ])('stays: %s', (_, extra) => {
    expect(extrasOf([extra])).toEqual([extra])
  })

  it('is not looked for in an order that has its taxes, nor in one without extras', () => {
    const extra = { kind: 'tax', name: 'VAT (€21.38 included)', price: zero('EUR') }
    expect(extrasOf([extra], { taxes: [] })).toEqual([extra])
    expect(orderOfSnapshot('{}')).toEqual({})
  })
})
