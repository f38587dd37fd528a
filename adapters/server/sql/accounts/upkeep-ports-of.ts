import type { UpkeepPorts } from '../../../../core/use-cases/accounts/upkeep/upkeep-ports.js'
import type { Sql } from '../engine/index.js'
import type { AccountsOptions } from './accounts-options.js'
import type { AccountSite } from './storage/account-site.js'
import { createSqlUpkeepWork } from './storage/sql-upkeep-work.js'

/** Makes the ports of the upkeep of accounts, over SQL. */
export const upkeepPortsOf = ({
  sql,
  settings,
  files,
  onMail,
  ...site
}: AccountSite &
  Pick<AccountsOptions, 'settings' | 'files' | 'onMail'> & { readonly sql: Sql }): UpkeepPorts => ({
  settings,
  clock: site.clock,
  files,
  onMail,
  unitOfWork: (work) => sql.tx((querier) => work(createSqlUpkeepWork(querier, site))),
  store: createSqlUpkeepWork(sql, site),
})
