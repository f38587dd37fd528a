import type { Command } from 'commander'
import { createSqlAuditList } from '../../adapters/server/sql/owner/index.js'
import type { AuditEntry } from '../../core/owners/index.js'
import type { AuditFilter } from '../../core/ports/owner-store.port.js'
import type { Fail } from '../../adapters/server/terminal/failure.js'
import { nameData, withOwnersData } from './owner-data.js'
import type { DataOptions } from './owner-data.js'
import { addListOptions, readList } from './owner-list.js'
import type { ListOptions } from './owner-list.js'
import { plainLine } from '../../adapters/server/terminal/plain-words.js'
import { printList } from '../../adapters/server/terminal/print-list.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'
import { textTable } from '../../adapters/server/terminal/text-table.js'
import { utcText } from '../../adapters/server/terminal/time-text.js'

interface AuditOptions extends DataOptions, ListOptions<'time'> {
  readonly site: string
  readonly by?: string
  readonly subject?: string
}

const DEFAULT_LIMIT = 100
const HEADER = ['Time (UTC)', 'By', 'Change', 'Subject', 'Detail']

const filterOf = ({ by, subject }: AuditOptions): AuditFilter => ({
  ...(by !== undefined && { by }),
  ...(subject !== undefined && { subject }),
})

const rowOf = ({ atMs, by, operation, subject, detail }: AuditEntry): readonly string[] =>
  [utcText(atMs), by, operation, subject ?? '', detail].map(plainLine)

/** `vitrine audit list`: who changed what, when, at the desk and by command. */
export function registerAudit(program: Command, terminal: Terminal, fail: Fail): void {
  const audit = program.command('audit').description('the audit log of a site')
  addListOptions(nameData(audit.command('list')), { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the changes of owners at the desk and by command, the newest first')
    .option('--by <person>', 'only changes of this mail address, or of "terminal"')
    .option('--subject <id>', 'only changes of this order, variant, member ..., by its id')
    .action(async (folder: string | undefined, options: AuditOptions) => {
      const read = await withOwnersData(folder, options, ({ sql }) =>
        readList(createSqlAuditList({ sql, siteId: options.site }), filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such entries.',
        lines: (items) => textTable(HEADER, items.map(rowOf)),
        toJson: ({ atMs, by, operation, subject, detail }) => ({
          at: new Date(atMs).toISOString(),
          by,
          operation,
          subject,
          detail,
        }),
      })
    })
}
