/** The words of invoices, credit notes and packing slips, in one language. */
export interface DocumentWords {
  readonly invoice: string
  readonly creditNote: string
  /** The title of a document that cancels a credit note, since the bank returned the money of its refund. */
  readonly creditNoteTakenBack: string
  readonly packingSlip: string
  readonly invoiceNumber: string
  readonly creditNoteNumber: string
  readonly invoiceDate: string
  readonly creditNoteDate: string
  /** The invoice that a credit note corrects. */
  readonly forInvoice: string
  /** The credit note that is cancelled. */
  readonly forCreditNote: string
  readonly orderNumber: string
  readonly orderDate: string
  readonly supplyDate: string
  readonly item: string
  readonly quantity: string
  readonly unitPrice: string
  readonly taxRate: string
  readonly amount: string
  readonly credited: string
  /** The caption of the taxes in an amount. */
  readonly taxes: string
  readonly tax: string
  readonly net: string
  readonly taxAmount: string
  readonly gross: string
  readonly billTo: string
  readonly shipTo: string
  readonly paid: string
  readonly supplyIsInvoiceDate: string
  /** The line of a credit note for an amount without a line; `{number}` is the order's. */
  readonly refundOf: string
  /** `{page}` and `{pages}` stand for numbers. */
  readonly page: string
}
