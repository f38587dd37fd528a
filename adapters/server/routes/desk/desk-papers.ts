import { createHash } from 'node:crypto'
import { err, ok } from '../../../../core/shared/index.js'
import type { Result } from '../../../../core/shared/index.js'
import type { DocumentPorts } from '../../../../core/use-cases/documents/issue-documents.js'
import {
  makeCreditNote,
  makeInvoice,
  makePackingSlip,
} from '../../../../core/use-cases/documents/make-paper.js'
import type { MakePaper, Paper } from '../../../../core/use-cases/documents/make-paper.js'
import {
  documentStyle,
  renderDocumentsHtml,
} from '../../../../core/use-cases/documents/render-document-html.js'
import { loadOrder } from '../../../../core/use-cases/shop/orders/change-order.js'
import type { OwnerActor } from '../../../../core/use-cases/owner/owner-ports.js'
import type { OrderDocuments } from '../../../../core/ports/shop/order-documents.port.js'
import type { OrderDesk } from '../../../../core/ports/owner/order-desk.port.js'
import type { MailLook } from '../../../../core/use-cases/mails/render/mail-look.js'

/** The dependencies for the papers that are printed at the desk. */
export interface DeskPapersOptions {
  readonly papers: Pick<DocumentPorts, 'clock' | 'rules'> & {
    readonly desk: Pick<OrderDesk, 'find' | 'load'>
  }
  /** The documents of orders; each one that is issued is written into the audit log under the name of the person. */
  readonly documentsFor: (person: OwnerActor) => OrderDocuments
  readonly look: MailLook
}

/** A page to print, with the policy under which it is shown. */
export interface PrintedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Makes one page of the papers of orders, each on sheets of its own. `issues`: false for people who may only
 * read; a paper without a number then stays unissued. A failure is a sentence for the person, who is named in
 * the audit log.
 */
export type PrintPapers = (
  kind: string,
  orders: readonly string[],
  issues: boolean,
  person: OwnerActor,
) => Promise<Result<PrintedPage, string>>

/** The limit of orders on one page. */
export const MAX_PRINTED = 100

const KINDS: Readonly<Record<string, MakePaper>> = {
  'packing-slip': makePackingSlip,
  invoice: makeInvoice,
  'credit-note': makeCreditNote,
}

/** Wires the papers of the desk: a page without a script, which only the desk itself may frame. */
export function createDeskPapers({ papers, documentsFor, look }: DeskPapersOptions): PrintPapers {
  const { desk, rules } = papers
  const style = createHash('sha256').update(documentStyle(look)).digest('base64')
  const policy =
    `default-src 'none'; style-src 'sha256-${style}'; img-src 'self' http: https:; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
  return async (kind, orders, issues, person) => {
    const make = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined
    if (make === undefined || orders.length === 0) return err('There is nothing to print.')
    if (orders.length > MAX_PRINTED) return err(`Print at most ${MAX_PRINTED} orders at once.`)
    // Only invoices can be shown without being issued, so credit notes are refused.
    if (!issues && make === makeCreditNote) return err('Your role cannot issue a credit note.')
    const ports = { ...papers, documents: documentsFor(person) }
    const made: Paper[] = []
    const without: string[] = []
    for (const order of orders) {
      const found = await loadOrder(desk, order)
      if (!found.ok) return err(found.failure.message)
      const paper = await make(ports, found.value, {
        shop: rules.shop,
        settings: rules.settings,
        isDryRun: !issues,
      })
      if (paper.ok) made.push(paper.value)
      // Among the orders to print, those of files alone have no slip.
      else if (make === makePackingSlip) without.push(...paper.failure.lines)
      else return err(paper.failure.lines.join(' '))
    }
    if (made.length === 0) return err(without.join(' '))
    return ok({ html: renderDocumentsHtml(made, look), policy })
  }
}
