import { InvalidArgumentError, Option } from 'commander'
import type { Command } from 'commander'
import { createSqlDocumentList } from '../../../adapters/server/sql/shop/index.js'
import { DOCUMENT_SORT_KEYS } from '../../../core/ports/shop/order-documents.port.js'
import type {
  DocumentFilter,
  DocumentSortKey,
  NumberedKind,
} from '../../../core/ports/shop/order-documents.port.js'
import type { Fail } from '../../../adapters/server/terminal/failure.js'
import { nameData, withOwnersData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { paperLines, paperTable } from '../../../adapters/server/terminal/orders/paper-lines.js'
import type { Terminal } from '../../../adapters/server/terminal/terminal.js'
import { printList } from '../../../adapters/server/terminal/print-list.js'

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

/** `vitrine invoices list`: invoices and credit notes, also while the shop runs. */
export function registerInvoices(program: Command, terminal: Terminal, fail: Fail): void {
  const invoices = program.command('invoices').description('the invoices and credit notes of a shop')
  addListOptions(nameData(invoices.command('list')), { sortKeys: DOCUMENT_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list invoices and credit notes, the newest first')
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(KINDS))
    .option('--from <day>', 'only documents from this day on (UTC)', readDay)
    .option('--until <day>', 'only documents before this day (UTC)', readDay)
    .addOption(new Option('--csv', 'write CSV for a spreadsheet or the accountant').conflicts('json'))
    .action(async (folder: string | undefined, options: InvoicesOptions) => {
      const read = await withOwnersData(folder, options, ({ sql }) =>
        readList(createSqlDocumentList({ sql, siteId: options.site }), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such papers.',
        lines: (items) => paperLines(items, ownersPrices(folder)),
        ...(options.csv && { csv: paperTable }),
      })
    })
}
