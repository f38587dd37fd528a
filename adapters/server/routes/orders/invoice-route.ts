import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { createFairLimit } from '../../../../core/shared/index.js'
import { readInvoice } from '../../../../core/use-cases/documents/issue-documents.js'
import type { DocumentPorts } from '../../../../core/use-cases/documents/issue-documents.js'
import {
  documentStyle,
  renderDocumentHtml,
} from '../../../../core/use-cases/documents/render-document-html.js'
import type { MailLook } from '../../../../core/use-cases/mails/render/mail-look.js'
import type { Backend } from '../../../../core/ports/backend.port.js'
import type { IssuedDocument } from '../../../../core/ports/shop/order-documents.port.js'
import type { RateLimit } from '../../../../core/ports/platform/rate-limit.port.js'
import { printDocument } from '../../documents/index.js'
import { invoiceFileName } from '../../documents/mailed-invoice.js'
import type { PrintLook } from '../../documents/index.js'
import { at, takeForAddress, visitorAddress, respond } from '../../http/index.js'
import type { Route } from '../../http/index.js'
import { INVOICE_PATH } from '../../documents/invoice-path.js'
import { createOwnOrder } from './own-order.js'

/** The dependencies for showing invoices to shoppers. */
export interface InvoiceRouteOptions {
  readonly backend: Backend
  readonly papers: DocumentPorts
  readonly look: MailLook
  readonly printLook: PrintLook
  readonly limit: RateLimit
  readonly trustProxy: boolean
}

/** The number of simultaneously drawn documents, since a long one takes half a second of processor time. */
const MAX_DRAWN_AT_ONCE = 2
/** The limit for PDFs, since drawing takes time and a person reads few. */
const READS = { points: 60, windowMs: 10 * 60_000 } as const

const NOT_FOUND = 'There is no such invoice. Open it from the confirmation of your order.'

/** The address of a document's other format, on the same path. */
const pdfHref = (query: URLSearchParams): string => {
  const all = new URLSearchParams(query)
  all.set('pdf', '')
  return `?${all}`
}

/** Answers the newest invoice of an order to those who may see the order's person; issues it if it is due. */
export function createInvoiceRoute(options: InvoiceRouteOptions): Route {
  const { backend, papers, look, printLook, limit, trustProxy } = options
  const ownOrder = createOwnOrder(backend, trustProxy)
  const drawing = createFairLimit(MAX_DRAWN_AT_ONCE)
  const style = createHash('sha256').update(documentStyle(look)).digest('base64')
  const policy =
    `default-src 'none'; style-src 'sha256-${style}'; img-src 'self' http: https:; ` +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  async function find(request: IncomingMessage, query: URLSearchParams): Promise<IssuedDocument | null> {
    const id = await ownOrder(request, query)
    return id === null ? null : readInvoice(papers, id)
  }

  return at(INVOICE_PATH, async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return respond.notAllowed(response, ['GET', 'HEAD'])
    }
    const address = visitorAddress(request, trustProxy)
    if (!(await takeForAddress({ limit, ...READS }, 'invoice', address))) {
      const line = 'That was asked too often. Please wait a little and try again.'
      return respond.tooOften(response, READS.windowMs, line)
    }
    const { searchParams } = new URL(request.url ?? '', 'http://site')
    const invoice = await find(request, searchParams)
    if (invoice === null) return respond.text(response, 404, NOT_FOUND)
    const { document, number, issuedMs } = invoice
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex')
    response.setHeader('Referrer-Policy', 'no-referrer')
    const isPdf = searchParams.has('pdf')
    const body = isPdf
      ? await drawing.run(address, () => printDocument(document, number, printLook, issuedMs))
      : renderDocumentHtml(document, number, {
          look,
          download: { label: 'PDF', href: pdfHref(searchParams) },
        })
    const name = encodeURIComponent(invoiceFileName(invoice))
    response.writeHead(200, {
      'Content-Type': isPdf ? 'application/pdf' : 'text/html; charset=utf-8',
      ...(isPdf
        ? { 'Content-Disposition': `attachment; filename*=UTF-8''${name}` }
        : { 'Content-Security-Policy': policy }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
}
