import type { AuditEntry, OwnerProblem } from '../../../core/owners/index.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import { auditEntry, TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { createOwnerStorePorts } from '../../server/owner-realm.js'
import { withOwnersData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'
import { plainLine } from '../../../adapters/server/terminal/index.js'
import type { Terminal } from '../../../adapters/server/terminal/index.js'
import { badInput } from '../../../core/shared/index.js'
import type { OwnersData } from '../../../adapters/server/sql/engine/index.js'

/** The options of the commands about products and discounts. */
export interface ShopOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
  readonly dryRun?: boolean
}

/** Makes an entry of the audit log for the terminal. */
export type EntryOf = (what: Pick<AuditEntry, 'operation' | 'subject' | 'detail'>) => AuditEntry

/** The data of a shop, and the entries that its commands leave in the audit log. */
export interface AtShop extends Pick<OwnersData, 'sql' | 'commit'> {
  readonly siteId: string
  readonly nowMs: number
  readonly entryOf: EntryOf
}

/** The refusal of a change, as a failure of the command. */
export const toFailure = ({ message }: OwnerProblem): OwnerFailure => badInput(message)

/** Opens the data of a shop, also while it runs, and closes them after the work. */
export const atShop = <T>(
  folder: string | undefined,
  options: ShopOptions,
  work: (shop: AtShop) => Promise<Result<T, OwnerFailure>>,
  mayBegin = false,
): Promise<Result<T, OwnerFailure>> =>
  withOwnersData(
    folder,
    options,
    ({ sql, commit }) => {
      const siteId = options.site
      const realm = createOwnerStorePorts({ sql, commit, siteId })
      const entryOf: EntryOf = (what) => auditEntry(realm, TERMINAL, what)
      return work({ sql, commit, siteId, nowMs: realm.clock.wallTime(), entryOf })
    },
    mayBegin,
  )

/** Prints the result of a change, or of a dry run; `summary` is null if nothing differs. */
export function printChange(terminal: Terminal, summary: string | null, isDryRun: boolean): void {
  if (summary === null) return terminal.out('Nothing was changed.')
  terminal.out(plainLine(`${summary}.${isDryRun ? ' Nothing was changed (--dry-run).' : ''}`))
}
