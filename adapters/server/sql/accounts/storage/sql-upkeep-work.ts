import type { UpkeepWork } from '../../../../../core/use-cases/accounts/upkeep/upkeep-ports.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import { createSqlSealedSecrets } from './factor-secrets.js'
import type { AccountSite } from './account-site.js'
import { createSqlLeftOrders } from './remove-member.js'
import { createSqlAccountWork } from './sql-account-work.js'
import { createSqlEmailKeys } from './sql-email-keys.js'
import { createSqlExpiredEntries } from './sql-expired-entries.js'
import { createSqlUnmailedEvents } from './sql-unmailed-events.js'
import { createSqlUnverifiedMembers } from './sql-unverified-members.js'

/** The stored data of accounts with those of their upkeep, over a database or an open transaction. */
export const createSqlUpkeepWork = (querier: Querier, site: AccountSite): UpkeepWork => ({
  ...createSqlAccountWork(querier, site),
  expired: createSqlExpiredEntries(tablesOf(querier), site),
  unverified: createSqlUnverifiedMembers(querier, site),
  leftOrders: createSqlLeftOrders(querier, site),
  unmailedEvents: createSqlUnmailedEvents(querier, site),
  emailKeys: createSqlEmailKeys(querier, site),
  secrets: createSqlSealedSecrets(querier, site),
})
