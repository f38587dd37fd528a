import { describe, expect, it } from '@jest/globals'
import { discountLine } from '../../../../../adapters/server/terminal/catalogue/discount-lines.js'
import { formatMoney, money } from '../../../../../core/money/index.js'
import type { Money } from '../../../../../core/money/index.js'
import type { OwnedDiscount } from '../../../../../core/pricing/index.js'

const SPRING: OwnedDiscount = {
  code: 'SPRING',
  name: 'SPRING',
  worth: { tag: 'amount', amount: money(500, 'EUR') },
  expiresOn: null,
  usageLimit: null,
  usedCount: 2,
  minimumSubtotal: money(123_450, 'EUR'),
  minimumCount: null,
  productIds: null,
  source: 'shop',
  version: 1,
}

describe('a discount at the terminal of its owner', () => {
  it.each([
    ['en-US', 'SPRING  €5.00  used 2 times  from €1,234.50'],
    ['de-DE', 'SPRING  5,00\u00a0€  used 2 times  from 1.234,50\u00a0€'],
  ])('has its amounts as the shop writes prices: %s', (locale, line) => {
    const priceText = (amount: Money): string => formatMoney(amount, { locale })
    expect(discountLine(SPRING, 0, priceText)).toBe(line)
  })
})
