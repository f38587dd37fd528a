import { isInvoiceable } from '../../orders/index.js'
import type { DeskOrder, DocumentSettings } from '../../orders/index.js'
import type { DocumentDraft, IssuedDocument } from '../../ports/shop/order-documents.port.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { creditsOf } from './credit-parts.js'
import { seriesOf } from './document-number.js'
import type { DocumentShop } from './document-parts.js'
import { writeCreditNote } from './write-credit-note.js'
import { writeInvoice } from './write-invoice.js'

/** The reason why a document is not issued; `message` is for the owner. */
export interface DocumentRefusal {
  readonly tag: 'no-business' | 'not-paid' | 'no-invoice'
  readonly message: string
}

/** The shop and its settings for writing and numbering documents. */
export interface DocumentRules {
  readonly shop: DocumentShop
  readonly settings: DocumentSettings
}

const refuse = (tag: DocumentRefusal['tag'], message: string) => err<DocumentRefusal>({ tag, message })

/** Decides the invoice of an order: a paid order has exactly one. null: it was issued before. */
export function decideInvoice(
  order: DeskOrder,
  issued: readonly IssuedDocument[],
  { shop, settings }: DocumentRules,
  issuedMs: number,
): Result<DocumentDraft | null, DocumentRefusal> {
  if (issued.some(({ kind }) => kind === 'invoice')) return ok(null)
  if (shop.business === null)
    return refuse(
      'no-business',
      'An invoice names the seller: set "business" in vitrine.json (docs/mail.md).',
    )
  if (!isInvoiceable(order))
    return refuse('not-paid', 'This order is not paid yet: its invoice is issued after the payment.')
  return ok({
    kind: 'invoice',
    orderId: order.id,
    sourceId: '',
    issuedMs,
    total: order.placed.total,
    series: seriesOf(settings.prefix, issuedMs),
    first: settings.first,
    document: writeInvoice(order, shop, issuedMs),
  })
}

/** Decides the credit notes of an order with an invoice: one for each completed refund that has none yet. */
export function decideCreditNotes(
  order: DeskOrder,
  issued: readonly IssuedDocument[],
  { shop, settings }: DocumentRules,
  issuedMs: number,
): Result<readonly DocumentDraft[], DocumentRefusal> {
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (invoice === undefined)
    return refuse('no-invoice', 'This order has no invoice, so there is none to correct with a credit note.')
  const noted = new Set(issued.filter(({ kind }) => kind === 'credit-note').map(({ sourceId }) => sourceId))
  return ok(
    creditsOf(order)
      .filter(({ sourceId }) => !noted.has(sourceId))
      .map((credit) => ({
        kind: 'credit-note',
        orderId: order.id,
        sourceId: credit.sourceId,
        issuedMs,
        total: credit.amount,
        series: seriesOf(settings.creditPrefix, issuedMs),
        first: 1,
        document: writeCreditNote(order, credit, invoice, shop, issuedMs),
      })),
  )
}
