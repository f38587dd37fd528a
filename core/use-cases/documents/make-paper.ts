import { linesToDeliver } from '../../orders/index.js'
import type { BusinessDocument, DeskOrder } from '../../orders/index.js'
import type { IssuedDocument, NumberedKind } from '../../ports/shop/order-documents.port.js'
import { badInput, err, failed, ok, orderNumber } from '../../shared/index.js'
import type { OwnerFailure, Result } from '../../shared/index.js'
import { decideInvoice } from './decide-documents.js'
import type { DocumentRules } from './decide-documents.js'
import { issueCreditNotes, issueInvoice } from './issue-documents.js'
import type { DocumentStore } from './issue-documents.js'
import { writePackingSlip } from './write-packing-slip.js'

/** A document of an order; `number` is null if it has none. */
export interface Paper {
  readonly document: BusinessDocument
  readonly number: string | null
  readonly issuedMs: number
}

/** The rules for writing documents, and whether this is a preview only. */
export interface PaperRules extends DocumentRules {
  /** True: nothing is issued, and a document that would be issued has no number. */
  readonly isDryRun: boolean
  /** The number of the credit note. @default that of the last refund */
  readonly number?: string
}

/** Makes a document of an order, and issues it if that is due. */
export type MakePaper = (
  ports: DocumentStore,
  order: DeskOrder,
  rules: PaperRules,
) => Promise<Result<Paper, OwnerFailure>>

const paperOf = ({ document, number, issuedMs }: IssuedDocument): Paper => ({ document, number, issuedMs })

/** The documents of a kind, the newest last. */
const ofKind = (issued: readonly IssuedDocument[], kind: NumberedKind): readonly IssuedDocument[] =>
  issued.filter((one) => one.kind === kind)

/** The invoice of a paid order; the first call issues it with the next number. */
export const makeInvoice: MakePaper = async (ports, order, { isDryRun, ...rules }) => {
  if (isDryRun) {
    const issued = await ports.documents.ofOrder(order.id)
    const draft = decideInvoice(order, issued, rules, ports.clock.wallTime())
    if (!draft.ok) return err(badInput(draft.failure.message))
    if (draft.value !== null) return ok({ ...draft.value, number: null })
  }
  const issued = await issueInvoice({ ...ports, rules }, order)
  if (!issued.ok) return err(badInput(issued.failure.message))
  const invoice = ofKind(issued.value, 'invoice').at(-1)
  return invoice === undefined ? err(failed('The invoice was not issued: ask again.')) : ok(paperOf(invoice))
}

/** The credit note of the last refund, or the one of a number; missing ones are issued first. */
export const makeCreditNote: MakePaper = async (ports, order, { shop, settings, number }) => {
  const issued = await issueCreditNotes({ ...ports, rules: { shop, settings } }, order)
  if (!issued.ok) return err(badInput(issued.failure.message))
  const notes = ofKind(issued.value, 'credit-note')
  if (notes.length === 0)
    return err(badInput('Nothing of this order was refunded, so there is no credit note.'))
  const note = number === undefined ? notes.at(-1) : notes.find((one) => one.number === number)
  return note === undefined
    ? err(badInput(`This order has the credit notes ${notes.map((one) => one.number).join(', ')}.`))
    : ok(paperOf(note))
}

/** The packing slip for the pieces that are still to be sent; an order of files alone has none. */
export const makePackingSlip: MakePaper = async ({ clock }, order, { shop }) =>
  linesToDeliver(order.placed).length === 0
    ? err(badInput(`Order ${orderNumber(order.id)} has nothing to send, so there is no packing slip.`))
    : ok({ document: writePackingSlip(order, shop), number: null, issuedMs: clock.wallTime() })
