import { newId } from '../../../../../core/ports/platform/stamp.port.js'
import type { AccountSettings } from '../../../../../core/accounts/index.js'
import type { MemberFilePorts } from '../../../../../core/use-cases/accounts/owner/import-member-file.js'
import { SqlError } from '../../engine/index.js'
import { readMembers } from '../../../csv/member-csv.js'
import { createSqlAccountWork } from '../storage/sql-account-work.js'
import { createSqlMemberBatches } from './insert-members.js'
import type { MemberCommandContext } from './member-admin-context.js'
import { createSqlKeptImports } from './sql-kept-imports.js'

/** The code of a statement for a database that is closed. */
const CLOSED = '57P01'

/** Makes the ports of imports of members, over SQL. */
export const importPortsOf = (
  context: MemberCommandContext & { readonly settings: Pick<AccountSettings, 'plan' | 'fields'> },
): MemberFilePorts => ({
  settings: context.settings,
  clock: context.clock,
  newId: () => newId(context),
  store: createSqlAccountWork(context.sql, context),
  imports: createSqlKeptImports(context),
  batches: createSqlMemberBatches(context),
  readFile: readMembers,
  isClosed: (error) => error instanceof SqlError && error.code === CLOSED,
  ...(context.entryOf && { entryOf: context.entryOf }),
})
