import { expect, it } from '@jest/globals'
import { DEFAULT_DOCUMENT_SETTINGS } from '../../../../core/orders/index.js'
import { ok } from '../../../../core/shared/index.js'
import type { IssuedDocument } from '../../../../core/ports/shop/order-documents.port.js'
import { makeCreditNote, makeInvoice } from '../../../../core/use-cases/documents/make-paper.js'
import { BUSINESS_SHOP, doneRefund, ISSUED_MS, paidOrder } from './document-order.fixture.js'

it('makes each credit note of an order again by its number, and the last one without a number', async () => {
  const issued: IssuedDocument[] = []
  const first = doneRefund()
  const second = doneRefund({ id: 'refund-2', key: 'key-2', lines: [{ lineId: 'line-2', count: 1 }] })
  const order = paidOrder({ refunds: [first, second] })
  const ports = {
    desk: { find: async () => ok(order.id), load: async () => order },
    clock: { wallTime: () => ISSUED_MS },
    documents: {
      ofOrder: async () => issued,
      issue: async ({
        series,
        ...draft
      }: Omit<IssuedDocument, 'id' | 'number'> & { readonly series: string }) => {
        const count = issued.filter(({ number }) => number.startsWith(series)).length
        issued.push({ ...draft, id: `${issued.length}`, number: `${series}${count + 1}` })
        return true
      },
    },
  }
  const rules = { shop: BUSINESS_SHOP, settings: DEFAULT_DOCUMENT_SETTINGS, isDryRun: false }
  await makeInvoice(ports, order, rules)
  const noteOf = async (number?: string) => {
    const made = await makeCreditNote(ports, order, { ...rules, ...(number !== undefined && { number }) })
    return made.ok ? made.value.number : made.failure.lines
  }
  expect(await noteOf()).toBe('CN-2')
  expect(await noteOf('CN-1')).toBe('CN-1')
  expect(await noteOf('CN-2')).toBe('CN-2')
  expect(await noteOf('CN-9')).toEqual(['This order has the credit notes CN-1, CN-2.'])
  expect(await noteOf('INV-1')).toEqual(['This order has the credit notes CN-1, CN-2.'])
})
