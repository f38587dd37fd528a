/** The times at which invoices are issued: automatically when the money is taken, or on request. */
export const INVOICE_MOMENTS = ['when-paid', 'on-demand'] as const
/** One of `INVOICE_MOMENTS`. */
export type InvoiceMoment = (typeof INVOICE_MOMENTS)[number]

/**
 * The ways in which the confirmation mail brings the invoice: not at all, by a link, or as a PDF with the
 * link. `auto`: as a PDF if invoices are issued automatically.
 */
export const MAILED_INVOICES = ['auto', 'no', 'link', 'pdf'] as const
/** One of `MAILED_INVOICES`. */
export type MailedInvoice = (typeof MAILED_INVOICES)[number]

/** A shop's numbering and sending of invoices: `invoices` in `vitrine.json`. */
export interface DocumentSettings {
  readonly issue: InvoiceMoment
  /** The beginning of each number; `{year}` stands for the year (UTC) of the document. */
  readonly prefix: string
  readonly creditPrefix: string
  /** The number of the first invoice. */
  readonly first: number
  readonly withConfirmation: MailedInvoice
  /** The path of a font in the site, for letters of PDFs that the built-in font lacks; null: none. */
  readonly font: string | null
}

/** The settings of a shop that sets nothing. */
export const DEFAULT_DOCUMENT_SETTINGS: DocumentSettings = {
  issue: 'on-demand',
  prefix: 'INV-',
  creditPrefix: 'CN-',
  first: 1,
  withConfirmation: 'auto',
  font: null,
}

/** The way in which the confirmation mail brings the invoice, with `auto` resolved. */
export const mailedInvoiceOf = ({
  issue,
  withConfirmation,
}: Pick<DocumentSettings, 'issue' | 'withConfirmation'>): Exclude<MailedInvoice, 'auto'> =>
  withConfirmation !== 'auto' ? withConfirmation : issue === 'when-paid' ? 'pdf' : 'no'
