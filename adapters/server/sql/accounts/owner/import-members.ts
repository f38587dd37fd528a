import { emailKey, hasMemberRoom } from '../../../../../core/accounts/index.js'
import type { NoMemberRoom } from '../../../../../core/accounts/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { newId } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import { recordEvent } from '../events.js'
import { countMembers } from '../members.js'
import { memberName } from '../new-member.js'
import { insertMembers } from './insert-members.js'
import type { InsertedMember } from './insert-members.js'
import type { MemberAdminContext } from './member-admin-context.js'
import type { MemberLine } from '../../../csv/member-csv.js'

/** Lines in one statement: few statements, none of them long. */
const AT_ONCE = 200

/** The result of an import. */
export interface ImportedMembers {
  readonly added: number
  /** Addresses that were members already; nothing of them was changed. */
  readonly known: number
}

const rowOf = (context: MemberAdminContext, line: MemberLine): InsertedMember => ({
  site_id: context.siteId,
  id: line.id ?? newId(context),
  email: line.email,
  email_key: emailKey(line.email),
  name: memberName(line.name),
  status: line.status,
  password_hash: null,
  accept_privacy: line.acceptPrivacy,
  accept_communications: line.acceptCommunications,
  fields: JSON.stringify(line.fields),
  banned_on: line.bannedOnMs,
  created_on: line.createdOnMs,
  updated_on: context.clock.wallTime(),
  invited_on: line.invitedOnMs,
  last_login_on: line.lastLogInMs,
  groups: line.groups,
})

/** The reason why the members of a file cannot all join; null: there is room. Present members take none. */
export async function lacksRoomFor(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
): Promise<NoMemberRoom | null> {
  const tables = tablesOf(context.sql)
  const members = await countMembers(tables, context)
  const { plan } = context.settings
  if (hasMemberRoom(plan, members, lines.length)) return null
  let more = lines.length
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const keys = lines.slice(at, at + AT_ONCE).map(({ email }) => emailKey(email))
    const { count } = await tables
      .selectFrom('member')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('site_id', '=', context.siteId)
      .where('email_key', 'in', keys)
      .executeTakeFirstOrThrow()
    more -= Number(count)
  }
  return hasMemberRoom(plan, members, more) ? null : { members, more }
}

/**
 * Adds members from a file, without passwords: each sets one with the link of a mail when they come next. Who is
 * a member already stays as they are, so that an import that was cut off anywhere goes on when it is repeated.
 * If the plan has no room for all, none is added; if others took the room meanwhile, the rest is not.
 */
export async function importMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
  onProgress: (done: number) => void | Promise<void> = () => undefined,
): Promise<Result<ImportedMembers, NoMemberRoom>> {
  const lacking = await lacksRoomFor(context, lines)
  if (lacking !== null) return err(lacking)
  const tables = tablesOf(context.sql)
  let added = 0
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    const inserted = await insertMembers(
      context,
      some.map((line) => rowOf(context, line)),
    )
    added += inserted.added
    if (!hasMemberRoom(context.settings.plan, inserted.members, inserted.more)) {
      await recordEvent(tables, context, 'imported', null, { added })
      return err({ members: inserted.members, more: inserted.more })
    }
    await onProgress(Math.min(at + AT_ONCE, lines.length))
  }
  await recordEvent(tables, context, 'imported', null, { added })
  return ok({ added, known: lines.length - added })
}
