import { stampOf } from '../../../../../core/ports/platform/stamp.port.js'
import type { AccountWork } from '../../../../../core/use-cases/accounts/account-work.js'
import type { UnitOfWork } from '../../../../../core/ports/platform/unit-of-work.port.js'
import { AlreadyStored } from '../../../../../core/use-cases/accounts/storage/already-stored.js'
import { isDuplicate } from '../../engine/index.js'
import type { Querier, Sql } from '../../engine/index.js'
import { queueMails } from '../../mails/index.js'
import { tablesOf } from './tables.js'
import type { AccountSite } from './account-site.js'
import { createSqlAccessStore } from './sql-access-store.js'
import { createSqlAccountEvents } from './sql-account-events.js'
import { createSqlDevices } from './sql-devices.js'
import { createSqlFileRecords } from './sql-file-records.js'
import { createSqlLinkedProviders } from './sql-linked-providers.js'
import { createSqlMailLinks } from './sql-mail-links.js'
import { createSqlMemberGroups } from './sql-member-groups.js'
import { createSqlMemberOrders } from './sql-member-orders.js'
import { createSqlMembers } from './sql-members.js'
import { createSqlPasskeys } from './sql-passkeys.js'
import { createSqlSecondFactors } from './sql-second-factors.js'
import { createSqlSessions } from './sql-sessions.js'

/** The stored data of accounts, over a database or an open transaction. */
export function createSqlAccountWork(querier: Querier, site: AccountSite): AccountWork {
  const tables = tablesOf(querier)
  const members = createSqlMembers(querier, site)
  const links = createSqlMailLinks(tables, site)
  const sessions = createSqlSessions(querier, site)
  return {
    members,
    links,
    sessions,
    groups: createSqlMemberGroups(tables, site),
    devices: createSqlDevices(tables, site),
    access: createSqlAccessStore(tables, site, { members, sessions, links }),
    factors: createSqlSecondFactors(tables, site),
    passkeys: createSqlPasskeys(tables, site),
    providers: createSqlLinkedProviders(tables, site),
    fileRecords: createSqlFileRecords(tables, site),
    orders: createSqlMemberOrders(querier, site),
    events: createSqlAccountEvents(tables, site),
    mails: {
      queue: (request) =>
        queueMails(tables, { siteId: site.siteId, ...stampOf(site) }, [
          { kind: request.kind, to: request.to, content: site.writeMail(request) },
        ]),
    },
  }
}

/** Units of work on accounts: each is one transaction. */
export const createSqlAccountUnits =
  (sql: Sql, site: AccountSite): UnitOfWork<AccountWork> =>
  (work) =>
    sql
      .tx((querier) => work(createSqlAccountWork(querier, site)))
      .catch((thrown: unknown) => {
        throw isDuplicate(thrown)
          ? new AlreadyStored('Another member has this entry.', { cause: thrown })
          : thrown
      })
