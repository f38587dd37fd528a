import type { Command } from 'commander'
import type { AuditFilter } from '../../../core/ports/owner/owner-store.port.js'
import { auditReport, auditTable } from '../../../adapters/server/terminal/people/audit-lines.js'
import { printList } from '../../../adapters/server/terminal/index.js'
import type { Fail, Terminal } from '../../../adapters/server/terminal/index.js'
import { readList } from '../../../core/ports/owner/read-owner-list.js'
import { withoutUndefined } from '../../../core/shared/index.js'
import { addListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import type { ListOptions } from '../../../adapters/server/terminal/arguments/list-options.js'
import { atShop, nameData } from '../at-shop.js'
import type { ShopOptions } from '../at-shop.js'

interface AuditOptions extends ShopOptions, ListOptions<'time'> {
  readonly by?: string
  readonly subject?: string
}

const DEFAULT_LIMIT = 100

const filterOf = ({ by, subject }: AuditOptions): AuditFilter => withoutUndefined({ by, subject })

/** `vitrine audit list`: who changed what, when, at the desk and by command. */
export function registerAudit(program: Command, terminal: Terminal, fail: Fail): void {
  const audit = program.command('audit').description('the audit log of a site')
  addListOptions(nameData(audit.command('list')), { sortKeys: ['time'], limit: DEFAULT_LIMIT })
    .description('list the changes at the desk and by commands, the newest first')
    .option('--by <person>', 'only changes by this mail address, or by "terminal"')
    .option('--subject <id>', 'only changes of this order, variant, member or other subject, by its id')
    .action(async (folder: string | undefined, options: AuditOptions) => {
      const read = await atShop(folder, options, (shop) =>
        readList(shop.desks.audit, filterOf(options), options),
      )
      if (!read.ok) return fail(read.failure)
      printList(terminal, read.value, {
        json: options.json,
        empty: 'There are no such entries.',
        lines: auditTable,
        toJson: auditReport,
      })
    })
}
