import { money } from '../../../core/money/index.js'
import { orderId } from '../../../core/orders/index.js'
import type { DocumentDraft } from '../../../core/ports/shop/order-documents.port.js'
import { writeInvoice } from '../../../core/use-cases/documents/write-invoice.js'
import { BUSINESS_SHOP, ISSUED_MS, paidOrder } from '../../core/use-cases/documents/document-order.fixture.js'

/** An invoice that is to be issued for an order, or a credit note for a refund of it. */
export const draftOf = (order: string, sourceId = ''): DocumentDraft => ({
  kind: sourceId === '' ? 'invoice' : 'credit-note',
  orderId: orderId(order),
  sourceId,
  issuedMs: ISSUED_MS,
  total: money(6062, 'EUR'),
  series: sourceId === '' ? 'INV-' : 'CN-',
  first: 1,
  document: writeInvoice(paidOrder(), BUSINESS_SHOP, ISSUED_MS),
})
