import type { BusinessDocument, DeskOrder } from '../../orders/index.js'
import type { IssuedDocument, NumberedKind } from '../../ports/order-documents.port.js'
import { badInput, err, failed, ok } from '../../shared/index.js'
import type { OwnerFailure, Result } from '../../shared/index.js'
import { decideInvoice } from './decide-documents.js'
import type { DocumentRules } from './decide-documents.js'
import { issueCreditNotes, issueInvoice } from './issue-documents.js'
import type { DocumentPorts } from './issue-documents.js'
import { writePackingSlip } from './write-packing-slip.js'

/** A paper of an order; `number` is null where it has none. */
export interface Paper {
  readonly document: BusinessDocument
  readonly number: string | null
  readonly issuedMs: number
}

/** The rules by which papers are written, and whether one is only shown. */
export interface PaperRules extends DocumentRules {
  /** Issues nothing: a paper that would be issued has no number. */
  readonly isDryRun: boolean
}

/** Makes a paper of an order, and issues it where that is due. */
export type MakePaper = (
  ports: Omit<DocumentPorts, 'rules'>,
  order: DeskOrder,
  rules: PaperRules,
) => Promise<Result<Paper, OwnerFailure>>

const paperOf = ({ document, number, issuedMs }: IssuedDocument): Paper => ({ document, number, issuedMs })

/** The newest paper of a kind. */
const newest = (issued: readonly IssuedDocument[], kind: NumberedKind): IssuedDocument | undefined =>
  issued.filter((one) => one.kind === kind).at(-1)

/** The invoice of a paid order; the first time it is issued with the next number. */
export const makeInvoice: MakePaper = async (ports, order, { isDryRun, ...rules }) => {
  if (isDryRun) {
    const issued = await ports.documents.ofOrder(order.id)
    const draft = decideInvoice(order, issued, rules, ports.clock.wallTime())
    if (!draft.ok) return err(badInput(draft.failure.message))
    if (draft.value !== null) return ok({ ...draft.value, number: null })
  }
  const issued = await issueInvoice({ ...ports, rules }, order)
  if (!issued.ok) return err(badInput(issued.failure.message))
  const invoice = newest(issued.value, 'invoice')
  return invoice === undefined ? err(failed('The invoice was not issued: ask again.')) : ok(paperOf(invoice))
}

/** The credit note of the last refund; those that lack are issued. */
export const makeCreditNote: MakePaper = async (ports, order, { shop, settings }) => {
  const issued = await issueCreditNotes({ ...ports, rules: { shop, settings } }, order)
  if (!issued.ok) return err(badInput(issued.failure.message))
  const note = newest(issued.value, 'credit-note')
  return note === undefined
    ? err(badInput('No money of this order was given back, so there is nothing to credit.'))
    : ok(paperOf(note))
}

/** The slip for what is still to be sent. */
export const makePackingSlip: MakePaper = async ({ clock }, order, { shop }) =>
  ok({ document: writePackingSlip(order, shop), number: null, issuedMs: clock.wallTime() })
