import { emailKey, hasMemberRoom } from '../../../../../core/accounts/index.js'
import type { NoMemberRoom } from '../../../../../core/accounts/index.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { newId } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import { recordEvent } from '../account-events.js'
import { countMembers } from '../members.js'
import { memberName } from '../../../../../core/use-cases/accounts/new-member.js'
import { insertMembers } from './insert-members.js'
import { doneOf, endImport } from './kept-import.js'
import type { ImportedMembers, KeptImport } from './kept-import.js'
import type { InsertedMember } from './insert-members.js'
import type { MemberAdminContext } from './member-admin-context.js'
import type { MemberLine } from '../../../csv/member-csv.js'

/**
 * Rows of one statement: large enough for few statements, small enough that each is short, since other work
 * waits for it.
 */
const AT_ONCE = 100

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

/**
 * The reason why the plan has no space for the members of a file; null if it has. Existing members need none.
 */
export async function lacksSpaceFor(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
): Promise<NoMemberRoom | null> {
  const tables = tablesOf(context.sql)
  const members = await countMembers(tables, context)
  const { plan } = context.settings
  if (hasMemberRoom(plan, members, lines.length)) return null
  const more = lines.length - (await knownMembers(context, lines)).size
  return hasMemberRoom(plan, members, more) ? null : { members, more }
}

/** The addresses among those of a file, as keys, that are members already. */
export async function knownMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const keys = lines.slice(at, at + AT_ONCE).map(({ email }) => emailKey(email))
    const rows = await tablesOf(context.sql)
      .selectFrom('member')
      .select('email_key')
      .where('site_id', '=', context.siteId)
      .where('email_key', 'in', keys)
      .execute()
    for (const row of rows) known.add(row.email_key)
  }
  return known
}

/**
 * Adds members from a file without passwords: each sets one by a mailed link at the next visit. Existing
 * members stay unchanged, so an interrupted import can be repeated. If the plan has no space for all, none is
 * added; if the space was used meanwhile, the rest is not added. The progress is written into the row of the
 * import.
 */
export async function importMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
  kept: KeptImport,
  onProgress: (done: number) => void | Promise<void> = () => undefined,
): Promise<Result<ImportedMembers, NoMemberRoom>> {
  const lacking = await lacksSpaceFor(context, lines.slice(kept.done))
  if (lacking !== null) return err(lacking)
  let added = 0
  for (let at = kept.done; at < lines.length;) {
    const some = lines.slice(at, at + AT_ONCE)
    const inserted = await insertMembers(
      context,
      some.map((line) => rowOf(context, line)),
      { importId: kept.id, at },
    )
    added += inserted.added
    if (!hasMemberRoom(context.settings.plan, inserted.members, inserted.more)) {
      await recordEvent(tablesOf(context.sql), context, 'imported', null, { added })
      return err({ members: inserted.members, more: inserted.more })
    }
    // Another process may have added this batch, and later ones.
    at = Math.max(at + some.length, (await doneOf(context, kept.id)) ?? lines.length)
    await onProgress(at)
  }
  return ok(await endImport(context, kept.id))
}
