import type { Campaign } from '../../../../../core/accounts/index.js'
import { refuse } from '../../../../../core/owners/index.js'
import type { AuditOperation, EntryOf, OwnerProblem } from '../../../../../core/owners/index.js'
import type { MemberReport } from '../../../../../core/ports/owner/member-desk.port.js'
import { ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import {
  CAMPAIGN_STOPPED,
  campaignWords,
  checkCampaign,
} from '../../../../../core/use-cases/accounts/invitation-campaign.js'
import {
  changeMember,
  changeMemberGroups,
  findMember,
  inviteMember,
  memberAt,
  noteMember,
} from '../../../../../core/use-cases/owner/work-with-members.js'
import type { MemberCommand } from '../../../../../core/use-cases/owner/work-with-members.js'
import { signedIn } from '../access.js'
import { changeOnce, entriesOf } from '../values/keyed-change.js'
import { invitationsValue, memberDetails } from '../values/member-values.js'
import type { OwnerContext } from '../owner-services.js'
import { toProblem } from '../values/problems.js'

type Reported = Promise<Result<MemberReport, OwnerProblem>>

const NO_MEMBERS = refuse('not-allowed', 'This site has no member accounts.')
const NO_INVITATIONS = { open: 0, total: 0, invited: 0, joined: 0, waiting: 0, startedMs: null, nextMs: null }

/** The queries of members and of their campaign. */
export const memberQueries = {
  member: async (_: unknown, { id }: { readonly id: string }, { services }: OwnerContext) => {
    const report = (await services.memberDesk?.find(id)) ?? null
    return report && memberDetails(report, services)
  },
  memberGroups: (_: unknown, __: unknown, { services }: OwnerContext) => services.memberDesk?.groups ?? [],
  invitations: async (_: unknown, __: unknown, { services }: OwnerContext) =>
    invitationsValue((await services.memberDesk?.campaign.standing()) ?? NO_INVITATIONS),
}

interface MemberChange {
  readonly operation: AuditOperation
  readonly key: string
  readonly asked: unknown
  readonly repeated: (command: MemberCommand) => Reported
  readonly work: (command: MemberCommand) => Reported
}

async function answer(
  context: OwnerContext,
  { operation, key, asked, repeated, work }: MemberChange,
): Promise<object> {
  const { memberDesk: desk } = context.services
  if (desk === null) return toProblem(NO_MEMBERS.failure)
  const commandOf = (entryOf: MemberCommand['entryOf']): MemberCommand => ({ desk, entryOf })
  const done = await changeOnce<MemberReport, OwnerProblem>(context, {
    operation,
    key,
    asked,
    repeated: () => repeated(commandOf(entriesOf(context))),
    work: (request) => work(commandOf(entriesOf(context, request))),
  })
  return done.ok
    ? { __typename: 'MemberChanged', details: memberDetails(done.value, context.services) }
    : toProblem(done.failure)
}

interface OneMember {
  readonly key: string
  readonly id: string
}

/** A change of the member with an id. */
const changeOne =
  <Args extends OneMember>(
    operation: AuditOperation,
    work: (command: MemberCommand, args: Args, context: OwnerContext) => Reported,
  ) =>
  (_: unknown, args: Args, context: OwnerContext): Promise<object> => {
    const { key, ...asked } = args
    return answer(context, {
      operation,
      key,
      asked,
      repeated: (command) => findMember(command, args.id),
      work: (command) => work(command, args, context),
    })
  }

interface InviteInput {
  readonly key: string
  readonly email: string
  readonly name?: string | null
  readonly groups?: readonly string[] | null
}

interface GroupsInput extends OneMember {
  readonly add?: readonly string[] | null
  readonly remove?: readonly string[] | null
}

const changeGroups = changeOne<GroupsInput>('changeMemberGroups', (command, { id, add, remove }) =>
  changeMemberGroups(command, id, { add: add ?? [], remove: remove ?? [] }),
)

/** Starts or stops the campaign; `work` is null if the entry's key was used before. */
async function answerCampaign(
  context: OwnerContext,
  { operation, key, asked }: Pick<MemberChange, 'operation' | 'key' | 'asked'>,
  work: (entryOf: EntryOf) => Promise<number | null>,
): Promise<object> {
  const { memberDesk: desk } = context.services
  if (desk === null) return toProblem(NO_MEMBERS.failure)
  const done = await changeOnce<number, OwnerProblem>(context, {
    operation,
    key,
    asked,
    repeated: async () => ok(0),
    work: async (request) => ok((await work(entriesOf(context, request))) ?? 0),
  })
  if (!done.ok) return toProblem(done.failure)
  const invitations = invitationsValue(await desk.campaign.standing())
  return { __typename: 'InvitationsChanged', count: done.value, invitations }
}

/** The changes of members. */
export const memberMutations = {
  inviteMember: (
    _: unknown,
    { input: { key, email, ...rest } }: { readonly input: InviteInput },
    context: OwnerContext,
  ) => {
    const details = { email: email.trim(), name: rest.name ?? '', groups: rest.groups ?? [] }
    return answer(context, {
      operation: 'inviteMember',
      key,
      asked: details,
      repeated: (command) => memberAt(command, details.email),
      work: (command) => inviteMember(command, details),
    })
  },
  changeMemberGroups: (_: unknown, { input }: { readonly input: GroupsInput }, context: OwnerContext) =>
    changeGroups(_, input, context),
  banMember: changeOne<OneMember & { readonly isBanned: boolean }>('banMember', (command, { id, isBanned }) =>
    changeMember(command, id, (admin, email) => admin.ban(email, isBanned)),
  ),
  logMemberOut: changeOne('logMemberOut', (command, { id }) =>
    changeMember(command, id, (admin, email) => admin.logOut(email)),
  ),
  noteMember: changeOne<OneMember & { readonly text: string }>(
    'noteMember',
    (command, { id, text }, context) => noteMember(command, id, { text, by: signedIn(context).owner.email }),
  ),
  startInvitations: async (
    _: unknown,
    { input: { key, ...campaign } }: { readonly input: Campaign & { readonly key: string } },
    context: OwnerContext,
  ): Promise<object> => {
    const checked = checkCampaign(campaign)
    if (!checked.ok) return toProblem(checked.failure)
    const asked = { operation: 'startInvitations', key, asked: checked.value } as const
    return answerCampaign(context, asked, async (entryOf) => {
      const entry = entryOf(campaignWords(checked.value))
      return context.services.memberDesk?.campaign.start(checked.value, entry) ?? null
    })
  },
  stopInvitations: (_: unknown, { key }: { readonly key: string }, context: OwnerContext) =>
    answerCampaign(
      context,
      { operation: 'stopInvitations', key, asked: null },
      async (entryOf) => context.services.memberDesk?.campaign.stop(entryOf(CAMPAIGN_STOPPED)) ?? null,
    ),
}
