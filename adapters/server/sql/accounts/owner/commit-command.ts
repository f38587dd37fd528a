import type {
  InvitedMember,
  MemberCommandPorts,
} from '../../../../../core/use-cases/accounts/owner/member-command-ports.js'
import { collectChanges } from '../../engine/index.js'
import type { Change } from '../../engine/index.js'
import { auditChanges } from '../../owner/audit-statements.js'
import { insertionOf } from './insert-members.js'
import type { MemberAdminContext, MemberCommandContext } from './member-admin-context.js'
import { createSqlOwnerWork } from './sql-owner-work.js'

/** Locks a member who may be invited; changes no row if another request banned or removed them. */
const stillInvited = ({ siteId, clock }: MemberAdminContext, id: string): Change => ({
  text: `UPDATE member SET updated_on = $3
    WHERE site_id = $1 AND id = $2 AND status = 'invited' AND banned_on IS NULL`,
  values: [siteId, id, clock.wallTime()],
  mustChange: true,
})

/** Statements before an invitation in its transaction; they end it if the member cannot be invited. */
const admitted = async (
  context: MemberAdminContext,
  { tag, member }: InvitedMember,
): Promise<readonly Change[]> =>
  tag === 'new' ? insertionOf(context, member) : [stillInvited(context, member.id)]

/** Commits the writes of an owner's commands in one transaction, over SQL. */
export const createCommandCommit =
  (context: MemberCommandContext): MemberCommandPorts['commit'] =>
  async ({ invited, write, entry }) =>
    context.commit([
      ...(invited === undefined ? [] : await admitted(context, invited)),
      ...(await collectChanges((querier) => write(createSqlOwnerWork(querier, context)))),
      ...(entry === null ? [] : auditChanges(context.siteId, entry)),
    ])
