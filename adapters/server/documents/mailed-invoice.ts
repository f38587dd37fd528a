import { headingOf } from '../../../core/orders/index.js'
import type { IssuedDocument } from '../../../core/ports/shop/order-documents.port.js'
import type { MailRendererPorts } from '../../../core/use-cases/mails/render/render-mail.js'
import { printDocument } from './index.js'
import type { PrintLook } from './index.js'

/** The file name of an invoice. */
export const invoiceFileName = ({ document, number }: IssuedDocument): string =>
  `${headingOf(document, number).replace(/[/\\]/g, '-')}.pdf`

/** The dependencies for the invoice of the confirmation mail. */
export interface MailedInvoiceOptions {
  /** True if the confirmation mail has the invoice attached. */
  readonly isMailed: boolean
  /** Finds the invoice of an order, issued if it is due; null: there is none yet. */
  readonly read: (orderId: string) => Promise<IssuedDocument | null>
  readonly look: PrintLook
  readonly report: (error: unknown) => void
}

/** Makes the invoice for the confirmation mail. Never rejects. */
export function createMailedInvoice({
  isMailed,
  read,
  look,
  report,
}: MailedInvoiceOptions): MailRendererPorts['invoiceOf'] {
  return async (id) => {
    if (!isMailed) return null
    try {
      const invoice = await read(id)
      if (invoice === null) return null
      const { document, number, issuedMs } = invoice
      const pdf = await printDocument(document, number, look, issuedMs)
      const base64 = Buffer.from(pdf).toString('base64')
      return { name: invoiceFileName(invoice), contentType: 'application/pdf', base64 }
    } catch (thrown) {
      // A confirmation that only links its invoice is better than none.
      report(thrown)
      return null
    }
  }
}
