import { expect, it } from '@jest/globals'
import { documentWords, orderChangeWords } from '../../../../core/use-cases/owner/audit-words.js'
import type { DocumentDraft } from '../../../../core/ports/shop/order-documents.port.js'
import { orderId } from '../../../../core/orders/index.js'
import { orderNumber } from '../../../../core/shared/index.js'
import { deskOrder } from '../../orders/handling/desk-order.fixture.js'
import { refund } from '../../orders/handling/desk-steps.fixture.js'

it.each([
  ['invoice', 'invoice'],
  ['credit-note', 'credit note'],
] as const)('names the order and the kind of an issued %s in the audit log', (kind, word) => {
  const id = orderId('0195f0a0-0000-7000-8000-000000000001')
  expect(documentWords({ kind, orderId: id } as DocumentDraft)).toEqual({
    operation: 'issueDocument',
    subject: id,
    detail: `${orderNumber(id)}: ${word}`,
  })
})

it('names the steps of a change of an order in words', () => {
  const order = deskOrder()
  const decided = refund(order, { tag: 'whole' })
  if (!decided.ok || decided.value.tag === 'repeated') throw new Error('The refund was not decided.')
  expect(orderChangeWords(order, decided.value.decision)).toEqual({
    operation: 'refundOrder',
    subject: order.id,
    detail: `${orderNumber(order.id)}: refund requested`,
  })
})
