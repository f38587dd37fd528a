import { expect, it } from '@jest/globals'
import { money } from '../../../../../core/money/index.js'
import { NO_EXTRAS, termsText } from '../../../../../core/use-cases/shop/orders/known-extras.js'

const shipping = { kind: 'shipping', name: 'Parcel', price: money(490, 'EUR') } as const
const tax = { kind: 'tax', name: 'VAT', price: money(190, 'EUR') } as const
const text = (...extraItems: Parameters<typeof termsText>[0]['extraItems']) => termsText({ extraItems }, [])

it('is the same text for the same extras and trials, and another one for any other', () => {
  const texts = [
    text(),
    text(shipping),
    text(tax),
    text(shipping, tax),
    text({ ...shipping, price: money(590, 'EUR') }),
    text({ ...shipping, name: 'Express' }),
    termsText({ extraItems: [] }, [14]),
    termsText({ extraItems: [] }, [30]),
  ]
  expect(new Set(texts).size).toBe(texts.length)
  expect(text(shipping, tax)).toBe(texts[3])
  expect(text()).toBe(NO_EXTRAS)
})

it('is stored in carts, so that it never changes its form', () => {
  expect(termsText({ extraItems: [shipping] }, [14])).toBe('[["shipping","Parcel",490],["trial",14]]')
})
