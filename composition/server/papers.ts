import type { Route } from '../../adapters/server/http/index.js'
import { createDeskPapers } from '../../adapters/server/routes/desk/desk-papers.js'
import type { PrintPapers } from '../../adapters/server/routes/desk/desk-papers.js'
import { createInvoiceRoute } from '../../adapters/server/routes/orders/invoice-route.js'
import {
  createClosedWithdrawalRoute,
  createWithdrawalRoute,
} from '../../adapters/server/routes/orders/withdrawal-route.js'
import { systemClock } from '../../adapters/server/platform/index.js'
import { createSqlDocumentQueue } from '../../adapters/server/sql/shop/index.js'
import type { SiteFiles } from '../../adapters/site/files/index.js'
import { auditEntry } from '../../core/use-cases/owner/audit.js'
import { documentWords } from '../../core/use-cases/owner/audit-words.js'
import type { OwnerActor, OwnerPorts } from '../../core/use-cases/owner/owner-ports.js'
import { issueDueDocuments, readInvoice } from '../../core/use-cases/documents/issue-documents.js'
import type { DocumentPorts } from '../../core/use-cases/documents/issue-documents.js'
import type { MailRendererPorts } from '../../core/use-cases/mails/render/render-mail.js'
import type { MailLook } from '../../core/use-cases/mails/render/mail-look.js'
import type { MailShop } from '../../core/use-cases/mails/orders/mailed-order.js'
import { mailedInvoiceOf } from '../../core/orders/index.js'
import { createMailedInvoice } from '../../adapters/server/documents/mailed-invoice.js'
import type { Runtime } from '../headless/create-runtime.js'
import { readPrintLook } from '../../adapters/server/documents/print-look.js'
import type { SiteStart } from './prepare-site.js'

/** The parts of a site that its invoices and other papers need. */
export interface PapersOptions {
  readonly shop: Runtime
  readonly realm: OwnerPorts
  readonly files: SiteFiles
  /** The address of the site for its visitors. */
  readonly origin: () => string
  readonly mailShop: () => MailShop
  readonly mailLook: MailLook
  /** Called when mails were queued. */
  readonly onMail: () => void
}

/** The invoices, credit notes and withdrawals of a running site. */
export interface Papers {
  /** Pages for shoppers: the invoice and the form of withdrawal. */
  readonly routes: readonly Route[]
  /** Makes pages to print for the desk. */
  readonly print: PrintPapers
  /** Issues the papers that are due; called periodically. Rejects only if the database does. */
  readonly issueDue: () => Promise<number>
  /** The invoice for the confirmation mail; issues it if it is due. Never rejects. */
  readonly invoiceOf: MailRendererPorts['invoiceOf']
}

/** Wires the papers of a site. */
export async function createPapers(
  { site: { settings }, options: { trustProxy = false }, report }: SiteStart,
  { shop: runtime, realm, files, origin, mailShop, mailLook: look, onMail }: PapersOptions,
): Promise<Papers> {
  const { sql, siteId, backend, services } = runtime
  const { limit, orders } = services
  const { orders: desk, documents, withdrawals } = orders
  const printLook = await readPrintLook(look, files, { origin: origin(), font: settings.invoices.font })
  const documentsFor = (person: OwnerActor) =>
    orders.documentsOf((draft) => auditEntry(realm, person, documentWords(draft)))
  const ports = {
    desk,
    documents,
    clock: systemClock,
    rules: {
      settings: settings.invoices,
      // The address of the site is known once it listens.
      get shop() {
        return mailShop()
      },
    },
  } satisfies DocumentPorts
  const queue = createSqlDocumentQueue({ sql, siteId })
  const { withdrawal, name: siteName } = settings
  const { language } = mailShop()
  const frame = { siteName, language, look }
  const routes = [
    createInvoiceRoute({ backend, papers: ports, look, printLook, limit, trustProxy }),
    ...(withdrawal === null
      ? [createClosedWithdrawalRoute(frame)]
      : [
          createWithdrawalRoute({
            ports: {
              desk,
              withdrawals,
              clock: systemClock,
              settings: withdrawal,
            },
            backend,
            frame,
            limit,
            trustProxy,
            onMail,
          }),
        ]),
  ]
  const invoiceOf = createMailedInvoice({
    isMailed: mailedInvoiceOf(settings.invoices) === 'pdf',
    read: (id) => readInvoice(ports, id),
    look: printLook,
    report,
  })
  return {
    routes,
    print: createDeskPapers({ papers: ports, documentsFor, look }),
    issueDue: () => issueDueDocuments({ ...ports, queue }),
    invoiceOf,
  }
}
