import { negate, toDecimalString } from '../../../../core/money/index.js'
import type { DocumentSummary } from '../../../../core/ports/shop/order-documents.port.js'
import { orderNumber, toSpreadsheetText } from '../../../../core/shared/index.js'
import { csvLine } from '../../forms/index.js'

/** The amount of a document for tables; negative for a credit note, unless it cancels another. */
const amountOf = ({ kind, total }: DocumentSummary): string =>
  toDecimalString(kind === 'credit-note' ? negate(total) : total)

const csvRow = (paper: DocumentSummary): readonly string[] => [
  toSpreadsheetText(paper.number),
  paper.kind,
  new Date(paper.issuedMs).toISOString(),
  orderNumber(paper.orderId),
  paper.orderId,
  amountOf(paper),
  paper.total.currency,
]

const CSV_HEAD = ['number', 'kind', 'issued', 'order', 'order id', 'amount', 'currency']

/** Invoices and credit notes as CSV. */
export const papersCsv = (papers: readonly DocumentSummary[]): string =>
  [CSV_HEAD, ...papers.map(csvRow)].map(csvLine).join('\r\n')
