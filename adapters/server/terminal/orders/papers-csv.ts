import { negate, toDecimalString } from '../../../../core/money/index.js'
import type { Money } from '../../../../core/money/index.js'
import type { DocumentSummary } from '../../../../core/ports/shop/order-documents.port.js'
import { orderNumber, toSpreadsheetText } from '../../../../core/shared/index.js'
import { csvLine } from '../../forms/index.js'

const CSV_HEAD = ['number', 'kind', 'issued', 'order', 'order id', 'amount', 'currency', 'country']

/** Amounts for tables: those of a credit note are negative, unless it cancels another. */
const amountText = ({ kind }: DocumentSummary, amount: Money): string =>
  toDecimalString(kind === 'credit-note' ? negate(amount) : amount)

/** The base and the amount of each tax; empty where the document does not have it. */
const taxCells = (paper: DocumentSummary, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const tax = paper.taxRecord?.taxes.find((one) => one.name === name)
    return tax === undefined ? ['', ''] : [amountText(paper, tax.net), amountText(paper, tax.amount)]
  })

const csvRow = (paper: DocumentSummary, names: readonly string[]): readonly string[] => [
  toSpreadsheetText(paper.number),
  paper.kind,
  new Date(paper.issuedMs).toISOString(),
  orderNumber(paper.orderId),
  paper.orderId,
  amountText(paper, paper.total),
  paper.total.currency,
  paper.taxRecord?.country ?? '',
  ...taxCells(paper, names),
]

/** Invoices and credit notes as CSV, with two columns for each tax among them: its base and its amount. */
export function papersCsv(papers: readonly DocumentSummary[]): string {
  const all = papers.flatMap(({ taxRecord }) => taxRecord?.taxes ?? []).map(({ name }) => name)
  const names = [...new Set(all)].sort()
  const head = [
    ...CSV_HEAD,
    ...names.flatMap((name) => [`${name} net`, `${name} tax`]).map(toSpreadsheetText),
  ]
  return [head, ...papers.map((paper) => csvRow(paper, names))].map(csvLine).join('\r\n')
}
