import { orderId } from '../../orders/index.js'
import type { DeskOrder } from '../../orders/index.js'
import type { Clock } from '../../ports/platform/clock.port.js'
import type { OrderDesk } from '../../ports/owner/order-desk.port.js'
import type {
  DocumentDraft,
  DocumentQueue,
  DueDocument,
  IssuedDocument,
  OrderDocuments,
} from '../../ports/shop/order-documents.port.js'
import { eachInTurn, mapResult, ok } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'
import { decideCreditNotes, decideInvoice } from './decide-documents.js'
import type { DocumentRefusal, DocumentRules } from './decide-documents.js'

/** The orders and the documents issued for them. */
export interface DocumentStore {
  readonly desk: Pick<OrderDesk, 'load'>
  readonly documents: OrderDocuments
  readonly clock: Pick<Clock, 'wallTime'>
}

/** The ports for issuing documents. */
export interface DocumentPorts extends DocumentStore {
  readonly rules: DocumentRules
}

/** Decides the documents that an order lacks. */
type DecideDocuments = (
  ...about: Parameters<typeof decideCreditNotes>
) => Result<readonly DocumentDraft[], DocumentRefusal>

/** Issues the documents that an order lacks by a decision; returns all its documents. */
async function issueLacking(
  { documents, rules, clock }: DocumentPorts,
  order: DeskOrder,
  decide: DecideDocuments,
): Promise<Result<readonly IssuedDocument[], DocumentRefusal>> {
  const issued = await documents.ofOrder(order.id)
  const drafts = decide(order, issued, rules, clock.wallTime())
  if (!drafts.ok) return drafts
  if (drafts.value.length === 0) return ok(issued)
  // A document that another process issued meanwhile is not issued again; the stored one counts.
  for (const draft of drafts.value) await documents.issue(draft)
  return ok(await documents.ofOrder(order.id))
}

/** Issues the invoice of an order, unless it has one; returns all its documents. */
export const issueInvoice = (ports: DocumentPorts, order: DeskOrder) =>
  issueLacking(ports, order, (...about) =>
    mapResult(decideInvoice(...about), (draft) => (draft === null ? [] : [draft])),
  )

/** The invoice of an order, issued if it is due; null: there is none, for example before the payment. */
export async function readInvoice(ports: DocumentPorts, id: string): Promise<IssuedDocument | null> {
  const order = await ports.desk.load(orderId(id))
  const issued = order && (await issueInvoice(ports, order))
  return (issued?.ok && issued.value.find(({ kind }) => kind === 'invoice')) || null
}

/** Issues the credit notes that an order lacks; returns all its documents. */
export const issueCreditNotes = (ports: DocumentPorts, order: DeskOrder) =>
  issueLacking(ports, order, decideCreditNotes)

/**
 * Issues the due documents: invoices of paid orders if the settings want it, and credit notes for refunds of
 * orders with an invoice. Run regularly, by any number of processes. Returns the number of issued documents.
 */
export async function issueDueDocuments(
  ports: DocumentPorts & { readonly queue: DocumentQueue },
): Promise<number> {
  const { queue, desk, documents, rules } = ports
  let count = 0
  const issue = async (due: DueDocument): Promise<void> => {
    const { orderId: id } = due
    const order = await desk.load(id)
    if (order !== null) {
      const before = (await documents.ofOrder(id)).length
      if (rules.settings.issue === 'when-paid') await issueInvoice(ports, order)
      await issueCreditNotes(ports, order)
      count += (await documents.ofOrder(id)).length - before
    }
    await queue.settled(due)
  }
  const all = await queue.due()
  // An order whose papers cannot be issued does not stop the others, and is reported.
  await eachInTurn(all.map((due) => () => issue(due)))
  return count
}
