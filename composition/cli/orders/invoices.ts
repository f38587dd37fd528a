import { Option } from 'commander'
import type { Command } from 'commander'
import { createSqlDocumentList } from '../../../adapters/server/sql/shop/index.js'
import { DOCUMENT_SORT_KEYS } from '../../../core/ports/shop/order-documents.port.js'
import type {
  DocumentFilter,
  DocumentSortKey,
  NumberedKind,
} from '../../../core/ports/shop/order-documents.port.js'
import { printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { parseDay } from '../../../adapters/server/terminal/arguments/times.js'
import { withoutUndefined } from '../../../core/shared/index.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { ownersPrices } from '../../../adapters/server/terminal/catalogue/owner-prices.js'
import { paperLines } from '../../../adapters/server/terminal/orders/paper-lines.js'
import { papersCsv } from '../../../adapters/server/terminal/orders/papers-csv.js'

interface InvoicesOptions extends ShopOptions, ListOptions<DocumentSortKey> {
  readonly kind?: NumberedKind
  readonly from?: number
  readonly until?: number
  readonly csv?: boolean
}

const DEFAULT_LIMIT = 1000
const KINDS = ['invoice', 'credit-note'] as const

const filterOf = ({ kind, from: fromMs, until: untilMs }: InvoicesOptions): DocumentFilter =>
  withoutUndefined({ kind, fromMs, untilMs })

/** `vitrine invoices list`: invoices and credit notes, also while the shop runs. */
export function registerInvoices(program: Command, terminal: Terminal, fail: Fail): void {
  const invoices = program.command('invoices').description('the invoices and credit notes of a shop')
  addListOptions(nameData(invoices.command('list')), { sortKeys: DOCUMENT_SORT_KEYS, limit: DEFAULT_LIMIT })
    .description('list invoices and credit notes, the newest first')
    .addOption(new Option('--kind <kind>', 'only documents of this kind').choices(KINDS))
    .option('--from <day>', 'only documents from this day on (UTC)', parseDay)
    .option('--until <day>', 'only documents before this day (UTC)', parseDay)
    .addOption(new Option('--csv', 'write CSV for a spreadsheet or the accountant').conflicts('json'))
    .action(async (folder: string | undefined, options: InvoicesOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(createSqlDocumentList(shop), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such papers.',
        lines: (items) => paperLines(items, ownersPrices(folder)),
        ...(options.csv && { csv: papersCsv }),
      })
    })
}
