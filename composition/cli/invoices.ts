import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { csvLine } from '../../adapters/server/forms/index.js'
import { createSqlDocumentList } from '../../adapters/server/sql/shop/index.js'
import { toDecimalString } from '../../core/money/index.js'
import { DOCUMENT_SORT_KEYS } from '../../core/ports/order-documents.port.js'
import type {
  DocumentFilter,
  DocumentSortKey,
  DocumentSummary,
  NumberedKind,
} from '../../core/ports/order-documents.port.js'
import type { ListPage } from '../../core/ports/owner-list.port.js'
import { orderNumber, toSpreadsheetText } from '../../core/shared/index.js'
import type { Result, OwnerFailure } from '../../core/shared/index.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { nameData, openOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { addListOptions, readList } from './owner-list.js'
import type { ListOptions } from './owner-list.js'
import { ownersPrices } from './owner-prices.js'
import { plainLine } from '../../adapters/server/terminal/plain-words.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { printList } from '../../adapters/server/terminal/print-list.js'

interface InvoicesOptions extends DataOptions, ListOptions<DocumentSortKey> {
  readonly site: string
  readonly kind?: NumberedKind
  readonly from?: number
  readonly until?: number
  readonly csv?: boolean
}

const DEFAULT_LIMIT = 1000
const KINDS = ['invoice', 'credit-note'] as const

/** A day as the moment at which it begins, in UTC. */
function readDay(text: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  if (Number.isNaN(ms)) throw new InvalidArgumentError('Write a day as 2027-01-31.')
  return ms
}

const filterOf = ({ kind, from, until }: InvoicesOptions): DocumentFilter => ({
  ...(kind !== undefined && { kind }),
  ...(from !== undefined && { fromMs: from }),
  ...(until !== undefined && { untilMs: until }),
})

async function readDocuments(
  folder: string | undefined,
  options: InvoicesOptions,
): Promise<Result<ListPage<DocumentSummary>, OwnerFailure>> {
  const opened = await openOwnersData(folder, options)
  if (!opened.ok) return opened
  const { sql, close } = opened.value
  try {
    return await readList(createSqlDocumentList({ sql, siteId: options.site }), filterOf(options), options)
  } finally {
    await close()
  }
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The amount of a paper for tables: a credit note's is below zero. */
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

/** `vitrine invoices list`: invoices and credit notes, also while the shop runs. */
export function registerInvoices(program: Command, terminal: Terminal, fail: Fail): void {
  const invoices = program.command('invoices').description('the invoices and credit notes of a shop')
  addListOptions(nameData(invoices.command('list')), { sortKeys: DOCUMENT_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list invoices and credit notes, the newest first')
    .addOption(new Option('--kind <kind>', 'only papers of this kind').choices(KINDS))
    .option('--from <day>', 'only papers since this day (UTC)', readDay)
    .option('--until <day>', 'only papers before this day (UTC)', readDay)
    .addOption(new Option('--csv', 'write a table for a spreadsheet or the accountant').conflicts('json'))
    .action(async (folder: string | undefined, options: InvoicesOptions) => {
      const read = await readDocuments(folder, options)
      if (!read.ok) return fail(read.failure)
      const csv = (items: readonly DocumentSummary[]): string =>
        [CSV_HEAD, ...items.map(csvRow)].map(csvLine).join('\r\n')
      printList(terminal, read.value, {
        json: options.json,
        empty: options.csv === true ? csv([]) : 'There are no such papers.',
        lines: (items) => {
          if (options.csv === true) return [csv(items)]
          const priceText = ownersPrices(folder)
          return items.map(({ number, kind, issuedMs, orderId, total }) =>
            plainLine(
              [dayOf(issuedMs), number, kind, `order ${orderNumber(orderId)}`, priceText(total)].join('  '),
            ),
          )
        },
      })
    })
}
