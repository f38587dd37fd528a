import { expect, it } from '@jest/globals'
import { figureLines } from '../../../../../adapters/server/terminal/orders/sales-lines.js'

const tax = (name: string, percent: number | null, isIncluded = true, country: string | null = 'DE') => ({
  ...{ name, percent, isIncluded, country },
  amountMinor: 100,
})

it('prints each tax with its rate, once', () => {
  const figures = {
    ...{ currency: 'EUR', orders: 1, pieces: 1, salesMinor: 100, refundedMinor: 0, cancelled: 0 },
    ...{ bestSellers: [], days: [] },
    taxes: [
      tax('VAT', 19),
      tax('VAT 7%', 7),
      tax('inkl. MwSt. 5,5\u00a0%', 5.5),
      tax('Sales tax', 8.25, false, null),
      tax('Old', null),
    ],
  }
  const lines = figureLines(figures, ({ amount }) => `${amount}`).filter((line) => line.includes('Tax'))
  expect(lines.map((line) => line.replace(/.*100 {2}/, '').replace('\u00a0', ' '))).toEqual([
    'VAT 19%, DE (in the prices)',
    'VAT 7%, DE (in the prices)',
    'inkl. MwSt. 5,5 %, DE (in the prices)',
    'Sales tax 8.25%',
    'Old, DE (in the prices)',
  ])
})
