/**
 * The address of invoices for shoppers: with `orderId` and `token` from the confirmation, and `pdf` for a
 * file.
 */
export const INVOICE_PATH = '/.vitrine/invoice'
