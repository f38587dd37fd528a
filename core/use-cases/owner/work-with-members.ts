import { refuse } from '../../owners/index.js'
import type { EntryOf, OwnerProblem } from '../../owners/index.js'
import type {
  MemberAdmin,
  MemberAdminFailure,
  MemberDesk,
  MemberReport,
} from '../../ports/owner/member-desk.port.js'
import { ok, withoutControls } from '../../shared/index.js'
import type { Result } from '../../shared/index.js'

/** Maximum length of a note, in characters. */
const MAX_NOTE = 2000

/** Maximum number of groups in one change: each is written separately. */
const MAX_GROUPS = 100
/** Maximum length of a group's id, in characters. */
const MAX_GROUP_ID = 100

/** The members at the desk, and the source of audit entries. */
export interface MemberCommand {
  readonly desk: MemberDesk
  readonly entryOf: EntryOf
}

type Changed = Promise<Result<MemberReport, OwnerProblem>>

const FAILURES: Readonly<Record<MemberAdminFailure, Result<never, OwnerProblem>>> = {
  'unknown-member': refuse('not-found', 'There is no such member.'),
  'bad-address': refuse('bad-input', 'This is no mail address.'),
  'already-member': refuse('not-allowed', 'This address is a member already.'),
  'site-full': refuse('not-allowed', 'The plan of the site has no room for one more member.'),
}

/** The member with an id. */
export async function findMember({ desk }: Pick<MemberCommand, 'desk'>, id: string): Changed {
  const report = await desk.find(id)
  return report === null ? FAILURES['unknown-member'] : ok(report)
}

/** Changes the member with an id. */
export async function changeMember<T>(
  { desk, entryOf }: MemberCommand,
  id: string,
  change: (admin: MemberAdmin, email: string) => Promise<Result<T, MemberAdminFailure>>,
): Changed {
  const found = await findMember({ desk }, id)
  if (!found.ok) return found
  const done = await change(desk.admin(entryOf), found.value.member.email)
  return done.ok ? findMember({ desk }, id) : FAILURES[done.failure]
}

/** Groups that the settings of the site do not name are refused, where they name any. */
const checkCount = (asked: readonly string[]): Result<void, OwnerProblem> =>
  asked.length > MAX_GROUPS
    ? refuse('bad-input', `Name at most ${MAX_GROUPS} groups at once.`)
    : ok(undefined)

function checkGroups({ groups }: MemberDesk, asked: readonly string[]): Result<void, OwnerProblem> {
  const count = checkCount(asked)
  if (!count.ok) return count
  if (asked.some((id) => id.trim() === '' || id.length > MAX_GROUP_ID))
    return refuse('bad-input', `The id of a group has 1 to ${MAX_GROUP_ID} characters.`)
  const unknown = asked.find((id) => !groups.some((group) => group.id === id))
  return unknown === undefined || groups.length === 0
    ? ok(undefined)
    : refuse('bad-input', `There is no group ${unknown}.`)
}

/** Puts a member into groups and takes them out of others. */
export async function changeMemberGroups(
  command: MemberCommand,
  id: string,
  change: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Changed {
  // A group that the shop no longer has may be taken from a member.
  const removed = checkCount(change.remove)
  if (!removed.ok) return removed
  const checked = checkGroups(command.desk, change.add)
  return checked.ok ? changeMember(command, id, (admin, email) => admin.changeGroups(email, change)) : checked
}

/** Stores a note about a member. */
export async function noteMember(
  command: MemberCommand,
  id: string,
  { text, by }: { readonly text: string; readonly by: string },
): Changed {
  const note = withoutControls(text).trim()
  if (note.length > MAX_NOTE)
    return refuse('bad-input', `The note has ${note.length} characters: at most ${MAX_NOTE} are kept.`)
  return note === ''
    ? refuse('bad-input', 'The note is empty.')
    : changeMember(command, id, (admin, email) => admin.note(email, { text: note, by }))
}

/** Invites a person by mail; also sends the invitation again. */
export async function inviteMember(
  { desk, entryOf }: MemberCommand,
  {
    email,
    name,
    groups,
  }: { readonly email: string; readonly name: string; readonly groups: readonly string[] },
): Changed {
  const checked = checkGroups(desk, groups)
  if (!checked.ok) return checked
  const admin = desk.admin(entryOf)
  const done = await admin.invite(email, { name, groups })
  return done.ok ? memberAt({ desk, entryOf }, email) : FAILURES[done.failure]
}

/** The member with an address. */
export async function memberAt({ desk, entryOf }: MemberCommand, email: string): Changed {
  const member = await desk.admin(entryOf).find(email)
  return member === null ? FAILURES['unknown-member'] : findMember({ desk }, member.id)
}
