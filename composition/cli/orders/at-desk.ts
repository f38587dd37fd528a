import { randomUUID } from 'node:crypto'
import { auditChanges } from '../../../adapters/server/sql/owner/index.js'
import { createCryptoRandom } from '../../../adapters/browser/platform/index.js'
import { systemClock } from '../../../adapters/server/platform/index.js'
import {
  createSqlOrderDesk,
  createSqlOrderDocuments,
  createSqlWithdrawals,
} from '../../../adapters/server/sql/shop/index.js'
import type { AuditEntry } from '../../../core/owners/index.js'
import type { OrderDocuments } from '../../../core/ports/shop/order-documents.port.js'
import type { Withdrawals } from '../../../core/ports/shop/withdrawals.port.js'
import type { Result, OwnerFailure } from '../../../core/shared/index.js'
import type { DeskPorts } from '../../../core/use-cases/shop/orders/change-order.js'
import { auditEntry, TERMINAL } from '../../../core/use-cases/owner/audit.js'
import { documentWords, orderChangeWords } from '../../../core/use-cases/owner/audit-words.js'
import { createOwnerStorePorts } from '../../server/owner-realm.js'
import type { EntryOf } from '../catalogue/at-shop.js'
import { withOwnersData } from '../people/owner-data.js'
import type { DataOptions } from '../people/owner-data.js'

/** The options of every command about one order. */
export interface DeskOptions extends DataOptions {
  readonly site: string
  readonly json?: boolean
  readonly dryRun?: boolean
}

/** The ports of the commands about orders. */
export interface CommandPorts extends DeskPorts {
  readonly documents: OrderDocuments
  readonly withdrawals: Withdrawals
  readonly entryOf: EntryOf
}

/** Opens the orders of a site, also while it runs, and closes them after the work. */
export const atDesk = <T>(
  folder: string | undefined,
  options: DeskOptions,
  work: (ports: CommandPorts) => Promise<Result<T, OwnerFailure>>,
): Promise<Result<T, OwnerFailure>> =>
  withOwnersData(folder, options, ({ sql, commit }) => {
    const place = { sql, commit, siteId: options.site }
    const realm = createOwnerStorePorts(place)
    const auditOf = (entry: AuditEntry) => auditChanges(options.site, entry)
    const entryOf: EntryOf = (what) => auditEntry(realm, TERMINAL, what)
    const mails = { clock: systemClock, random: createCryptoRandom(globalThis.crypto) }
    return work({
      desk: createSqlOrderDesk({
        ...place,
        mails,
        alongside: (order, decision) => auditOf(entryOf(orderChangeWords(order, decision))),
      }),
      documents: createSqlOrderDocuments({
        ...place,
        alongside: (draft) => auditOf(entryOf(documentWords(draft))),
      }),
      withdrawals: createSqlWithdrawals({ ...place, mails, alongside: auditOf }),
      entryOf,
      clock: systemClock,
      newId: randomUUID,
    })
  })
