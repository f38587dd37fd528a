import { stringify } from 'csv-stringify/sync'
import { money, toDecimalString } from '../../../../core/money/index.js'
import type { SalesFigures } from '../../../../core/use-cases/shop/figures/sales-figures.js'

/** A line for each day and currency: for spreadsheets. */
export const salesCsv = (all: readonly SalesFigures[]): string =>
  stringify([
    ['day', 'currency', 'orders', 'sales', 'refunded'],
    ...all.flatMap(({ currency, days }) =>
      days.map(({ day, orders, salesMinor, refundedMinor }) => [
        day,
        currency,
        orders,
        toDecimalString(money(salesMinor, currency)),
        toDecimalString(money(refundedMinor, currency)),
      ]),
    ),
  ])
