import type { MemberDesk, MemberEvent, MemberNote } from '../../../../../core/ports/owner/member-desk.port.js'
import { isStorable } from '../../engine/index.js'
import { auditChanges } from '../../owner/owner-statements.js'
import { commitUnlessTaken } from '../../owner/commit-unless-taken.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext } from '../accounts-context.js'
import { findMember, OWNER_SOURCE } from '../members.js'
import { createMemberAdmin } from './member-admin.js'
import type { MemberCommandContext } from './member-admin-context.js'
import { createMemberCampaign } from './member-campaign.js'

const MAX_EVENTS = 100
const MAX_NOTES = 200

/** The dependencies of the desk's member list and changes. */
export type MemberDeskContext = Omit<MemberCommandContext, 'alongside' | 'settings'> &
  Pick<AccountsContext, 'sql' | 'settings' | 'onMail'>

async function readEvents(context: MemberDeskContext, memberId: string): Promise<readonly MemberEvent[]> {
  const rows = await tablesOf(context.sql)
    .selectFrom('member_event')
    .select(['kind', 'at'])
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(MAX_EVENTS)
    .execute()
  return rows.map(({ kind, at }) => ({ kind, atMs: Number(at) }))
}

async function readNotes(context: MemberDeskContext, memberId: string): Promise<readonly MemberNote[]> {
  const rows = await tablesOf(context.sql)
    .selectFrom('member_note')
    .selectAll()
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .orderBy('acted_on', 'desc')
    .limit(MAX_NOTES)
    .execute()
  return rows.map(({ id, note, acted_by: by, acted_on: on }) => ({ id, text: note, by, atMs: Number(on) }))
}

async function readGivenGroups(context: MemberDeskContext, memberId: string): Promise<readonly string[]> {
  const rows = await tablesOf(context.sql)
    .selectFrom('member_group')
    .select('group_id')
    .where('site_id', '=', context.siteId)
    .where('member_id', '=', memberId)
    .where('source', '=', OWNER_SOURCE)
    .orderBy('group_id')
    .execute()
  return rows.map(({ group_id: group }) => group)
}

/** The members of a site for the owner's desk, over SQL. */
export function createMemberDesk(context: MemberDeskContext): MemberDesk {
  const { siteId, settings } = context
  const commit: MemberDeskContext['commit'] = (changes) => commitUnlessTaken(context.commit, changes)
  const reads = createMemberAdmin(context)
  return {
    groups: settings.groups,
    fields: settings.fields,
    find: async (id) => {
      const row = isStorable(id) ? await findMember(tablesOf(context.sql), context, id) : null
      const member = row && (await reads.find(row.email))
      if (member === null) return null
      return {
        member,
        givenGroups: await readGivenGroups(context, id),
        events: await readEvents(context, id),
        notes: await readNotes(context, id),
      }
    },
    admin: (entryOf) =>
      createMemberAdmin({
        ...context,
        commit,
        alongside: (words) => auditChanges(siteId, entryOf(words)),
      }),
    campaign: createMemberCampaign(context),
  }
}
