import { toDecimalString } from '../../../../core/money/index.js'
import type { DocumentSummary } from '../../../../core/ports/shop/order-documents.port.js'
import { orderNumber, toSpreadsheetText } from '../../../../core/shared/index.js'
import { csvLine } from '../../forms/index.js'
import type { PriceText } from '../catalogue/owner-prices.js'
import { plainLine } from '../plain-words.js'

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The amount of a document for tables; negative for a credit note. */
const amountOf = ({ kind, total }: DocumentSummary): string =>
  `${kind === 'credit-note' ? '-' : ''}${toDecimalString(total)}`

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
export const paperTable = (papers: readonly DocumentSummary[]): string =>
  [CSV_HEAD, ...papers.map(csvRow)].map(csvLine).join('\r\n')

/** Invoices and credit notes, one line each. */
export const paperLines = (papers: readonly DocumentSummary[], priceText: PriceText): readonly string[] =>
  papers.map(({ number, kind, issuedMs, orderId, total }) =>
    plainLine([dayOf(issuedMs), number, kind, `order ${orderNumber(orderId)}`, priceText(total)].join('  ')),
  )
