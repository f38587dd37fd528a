import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { idEndOfOrderNumber, orderNumber } from '../../../../core/shared/index.js'
import { periodOrderId } from '../../../../core/use-cases/shop/subscriptions/renewal-order.js'

describe('the number of an order', () => {
  it('has eight unmistakable characters', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(orderNumber(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      }),
    )
  })

  it('reveals neither the time of an order nor its place: only the random end of its id counts', () => {
    const early = '018f0000-0000-7123-8456-0123456789ab'
    const late = '019fffff-ffff-7fff-9fff-ff23456789ab'
    expect(orderNumber(late)).toBe(orderNumber(early))
  })

  it('is recognised in spoken and written form', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const number = orderNumber(id)
        const said = [number, number.toLowerCase(), number.replace('-', ' '), number.replaceAll('0', 'O')]
        said.push(number.replaceAll('1', 'l'), ` ${number.replace('-', '')} `)
        for (const text of said) expect(id.endsWith(idEndOfOrderNumber(text) ?? '-')).toBe(true)
      }),
    )
  })

  it('of a renewal is that of the first order with its period, and is found in any spelling', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.integer({ min: 1, max: 99_999 }), (id, period) => {
        const number = orderNumber(periodOrderId(`sub-${id}`, period))
        expect(number).toBe(`${orderNumber(id)}-${period}`)
        for (const text of [
          number,
          number.toLowerCase(),
          number.replaceAll('-', ' '),
          number.replaceAll('-', ''),
        ])
          expect(`sub-${id}-${period}`.endsWith(idEndOfOrderNumber(text) ?? '?')).toBe(true)
      }),
    )
  })

  it.each(['1042', 'A-77', ''])('of another engine is its id: %j', (id) => {
    expect(orderNumber(id)).toBe(id)
  })

  it.each(['', '7K3M', '7K3M-9QWU', '7K3M-9QWTT', '7K3M-9QWT-1A', '7K3M-9QWT-123456', '%'])(
    'is not %j',
    (text) => {
      expect(idEndOfOrderNumber(text)).toBeNull()
    },
  )
})
