import type {
  CampaignSteering,
  MemberAdmin,
  MemberDesk,
} from '../../../../../core/ports/owner/member-desk.port.js'
import { newId } from '../../../../../core/ports/platform/stamp.port.js'
import type { Clock } from '../../../../../core/ports/platform/clock.port.js'
import { createMemberCommands } from '../../../../../core/use-cases/accounts/owner/create-member-commands.js'
import type { MemberCommandPorts } from '../../../../../core/use-cases/accounts/owner/member-command-ports.js'
import { openMemberDesk } from '../../../../../core/use-cases/accounts/owner/open-member-desk.js'
import { sendDueInvitations } from '../../../../../core/use-cases/accounts/owner/send-due-invitations.js'
import type { CampaignPorts } from '../../../../../core/use-cases/accounts/owner/send-due-invitations.js'
import { steerCampaign } from '../../../../../core/use-cases/accounts/owner/steer-campaign.js'
import { commitUnlessTaken } from '../../owner/commit-unless-taken.js'
import { tablesOf } from '../storage/tables.js'
import type { AccountsOptions } from '../accounts-options.js'
import { createSqlAccountWork } from '../storage/sql-account-work.js'
import { createCommandCommit } from './commit-command.js'
import type { MemberCommandContext } from './member-admin-context.js'
import { createSqlCampaignPlan } from './sql-campaign-plan.js'
import type { CampaignSource } from './sql-campaign-plan.js'
import { createSqlCampaignTurns } from './sql-campaign-turns.js'
import { createSqlMemberHistory } from './sql-member-history.js'
import { createSqlMemberList } from './sql-member-list.js'

/** The dependencies of the desk's member list and changes. */
export type MemberDeskContext = Pick<
  AccountsOptions,
  'sql' | 'commit' | 'siteId' | 'clock' | 'random' | 'writeMail' | 'settings' | 'onMail'
>

const commandPortsOf = (context: MemberCommandContext): MemberCommandPorts => ({
  store: createSqlAccountWork(context.sql, context),
  list: createSqlMemberList(context),
  commit: createCommandCommit(context),
  clock: context.clock,
  random: context.random,
  newId: () => newId(context),
  ...(context.entryOf && { entryOf: context.entryOf }),
})

/** The owner's commands about members, over SQL. */
export const createMemberAdmin = (context: MemberCommandContext): MemberAdmin =>
  createMemberCommands(commandPortsOf(context))

/** The campaign that invites members who never logged in, as its owner steers it, over SQL. */
export const createCampaignDesk = (
  context: CampaignSource & { readonly clock: Pick<Clock, 'wallTime'> },
): CampaignSteering => steerCampaign(createSqlCampaignPlan(context), context.clock)

/** The members of a site for the owner's desk, and their list, over SQL. */
export function createMemberDesk(context: MemberDeskContext): MemberDesk & Pick<MemberCommandPorts, 'list'> {
  const { sql, settings } = context
  const commit: MemberDeskContext['commit'] = (changes) => commitUnlessTaken(context.commit, changes)
  const invitations: CampaignPorts = {
    ...context,
    turns: createSqlCampaignTurns(sql, context),
    unitOfWork: (work) =>
      sql.tx((querier) =>
        work({
          ...createSqlAccountWork(querier, context),
          turns: createSqlCampaignTurns(querier, context),
        }),
      ),
  }
  const ports = commandPortsOf({ ...context, commit })
  const desk = openMemberDesk({
    ...ports,
    settings,
    history: createSqlMemberHistory(tablesOf(sql), context),
    campaign: { ...createCampaignDesk(context), sendDue: () => sendDueInvitations(invitations) },
  })
  return { ...desk, list: ports.list }
}
