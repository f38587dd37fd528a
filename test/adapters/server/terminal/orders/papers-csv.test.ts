import { expect, it } from '@jest/globals'
import { papersCsv } from '../../../../../adapters/server/terminal/orders/papers-csv.js'
import { money } from '../../../../../core/money/index.js'
import { orderId } from '../../../../../core/orders/index.js'
import type { TaxRecord } from '../../../../../core/orders/index.js'
import type { NumberedKind } from '../../../../../core/ports/shop/order-documents.port.js'

const eur = (minor: number) => money(minor, 'EUR')
const paper = (number: string, kind: NumberedKind, total: number, taxRecord: TaxRecord | null) => ({
  ...{ id: number, number, kind, taxRecord, total: eur(total) },
  orderId: orderId('65b9cce908217ff5cd624b00'),
  issuedMs: 0,
})
const tax = (name: string, net: number, amount: number) => ({ name, net: eur(net), amount: eur(amount) })

it('has two columns for each tax, negative for a credit note unless it cancels another', () => {
  const table = papersCsv([
    paper('INV-1', 'invoice', 2260, {
      country: 'DE',
      taxes: [tax('VAT 7%', 1000, 70), tax('VAT 19%', 1000, 190)],
    }),
    paper('CN-1', 'credit-note', 119, { country: 'DE', taxes: [tax('VAT 19%', 100, 19)] }),
    paper('CN-2', 'credit-note', -119, { country: 'DE', taxes: [tax('VAT 19%', -100, -19)] }),
    paper('OLD-1', 'invoice', 500, null),
  ])
  const cells = table.split('\r\n').map((line) => line.split(','))
  expect(cells.map((row) => [row[0], ...row.slice(5)].join(' '))).toEqual([
    'number amount currency country VAT 19% net VAT 19% tax VAT 7% net VAT 7% tax',
    'INV-1 22.60 EUR DE 10.00 1.90 10.00 0.70',
    'CN-1 -1.19 EUR DE -1.00 -0.19  ',
    'CN-2 1.19 EUR DE 1.00 0.19  ',
    'OLD-1 5.00 EUR     ',
  ])
})

it('has no formula in the name of a tax', () => {
  const record = { country: null, taxes: [tax('=1+1 5%', 100, 5)] }
  expect(papersCsv([paper('INV-1', 'invoice', 105, record)])).toContain("'=1+1 5% net")
})
