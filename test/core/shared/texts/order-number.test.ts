import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { idEndOfOrderNumber, orderNumber } from '../../../../core/shared/index.js'

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

  it.each(['1042', 'A-77', ''])('of another engine is its id: %j', (id) => {
    expect(orderNumber(id)).toBe(id)
  })

  it.each(['', '7K3M', '7K3M-9QWU', '7K3M-9QWTT', '%'])('is not %j', (text) => {
    expect(idEndOfOrderNumber(text)).toBeNull()
  })
})
