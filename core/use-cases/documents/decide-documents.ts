import { negate } from '../../money/index.js'
import { isInvoiceable } from '../../orders/index.js'
import type { DeskOrder, DocumentSettings } from '../../orders/index.js'
import type { DocumentDraft, IssuedDocument } from '../../ports/shop/order-documents.port.js'
import { err, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { creditsOf, returnedCreditsOf, takenBackSource } from './credits.js'
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

/**
 * Decides the credit notes of an order with an invoice: one for each completed refund that has none yet. A refund
 * whose money the bank returned since gets one of the opposite amount.
 */
export function decideCreditNotes(
  order: DeskOrder,
  issued: readonly IssuedDocument[],
  { shop, settings }: DocumentRules,
  issuedMs: number,
): Result<readonly DocumentDraft[], DocumentRefusal> {
  const invoice = issued.find(({ kind }) => kind === 'invoice')
  if (invoice === undefined)
    return refuse('no-invoice', 'This order has no invoice, so there is none to correct with a credit note.')
  const notes = new Map(
    issued.filter(({ kind }) => kind === 'credit-note').map((note) => [note.sourceId, note]),
  )
  const noted = new Set(notes.keys())
  const common = { kind: 'credit-note', orderId: order.id, issuedMs, first: 1 } as const
  const series = seriesOf(settings.creditPrefix, issuedMs)
  const made = creditsOf(order).filter(({ sourceId }) => !noted.has(sourceId))
  return ok([
    ...made.map((credit) => ({
      ...common,
      series,
      sourceId: credit.sourceId,
      total: credit.amount,
      document: writeCreditNote(order, credit, invoice, shop, issuedMs),
    })),
    ...returnedCreditsOf(order, noted).map((credit) => ({
      ...common,
      series,
      sourceId: takenBackSource(credit.sourceId),
      total: negate(credit.amount),
      document: writeCreditNote(order, credit, invoice, shop, issuedMs, notes.get(credit.sourceId)),
    })),
  ])
}
