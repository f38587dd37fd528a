import { emailKey } from '../../../../../core/accounts/index.js'
import { newId, secretId } from '../../engine/index.js'
import type { SqlValue } from '../../engine/index.js'
import { tablesOf } from '../accounts-context.js'
import { recordEvent } from '../events.js'
import { OWNER_SOURCE } from '../members.js'
import { memberName } from '../new-member.js'
import type { MemberAdminContext } from './member-admin.js'
import type { MemberLine } from './member-csv.js'

/** Lines in one statement: few statements, none of them long. */
const AT_ONCE = 200

/** How an import went. */
export interface ImportedMembers {
  readonly added: number
  /** Addresses that were members already; nothing of them was changed. */
  readonly known: number
}

function valuesOf(
  { siteId, clock }: MemberAdminContext,
  line: MemberLine & { readonly id: string },
): readonly SqlValue[] {
  return [
    siteId,
    line.id,
    line.email,
    emailKey(line.email),
    memberName(line.name),
    line.status,
    null,
    line.acceptPrivacy,
    line.acceptCommunications,
    JSON.stringify(line.fields),
    line.bannedOnMs,
    line.createdOnMs,
    clock.wallTime(),
    line.invitedOnMs,
    line.lastLogInMs,
  ]
}

const COLUMNS =
  'site_id, id, email, email_key, name, status, password_hash, accept_privacy, accept_communications, fields, ' +
  'banned_on, created_on, updated_on, invited_on, last_login_on'

/** What a statement is given, each value under the next number. */
function createValues() {
  const values: SqlValue[] = []
  const place = (value: SqlValue): string => `$${values.push(value)}`
  const rowOf = (row: readonly SqlValue[]): string => `(${row.map(place).join(', ')})`
  return { values, place, rowOf }
}

/** The groups of new members as a part of the statement that adds them. */
function groupsText(
  { siteId, clock }: MemberAdminContext,
  members: readonly { readonly id: string; readonly groups: readonly string[] }[],
  { place, rowOf }: ReturnType<typeof createValues>,
): string {
  const rows = members.flatMap(({ id, groups }) =>
    groups.map((group) => rowOf([secretId('group', id, group, OWNER_SOURCE), id, group])),
  )
  if (rows.length === 0) return ''
  const [site, source, at] = [siteId, OWNER_SOURCE, clock.wallTime()].map(place)
  return `, grouped AS (
    INSERT INTO member_group (site_id, id, member_id, group_id, source, added_on)
    SELECT ${site}::text, wanted.id, wanted.member_id, wanted.group_id, ${source}::text, ${at}::bigint
    FROM (VALUES ${rows.join(', ')}) AS wanted (id, member_id, group_id)
    JOIN added ON added.id = wanted.member_id
    ON CONFLICT DO NOTHING)`
}

/**
 * Adds so many members with their groups; answers how many are new. In one statement: a member without their groups
 * would be known the next time, and stay without them.
 */
async function addMembers(context: MemberAdminContext, lines: readonly MemberLine[]): Promise<number> {
  const members = lines.map((line) => ({ ...line, id: line.id ?? newId(context) }))
  const given = createValues()
  const rows = members.map((member) => given.rowOf(valuesOf(context, member)))
  const { rows: added } = await context.sql.query(
    `WITH added AS (
      INSERT INTO member (${COLUMNS}) VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING RETURNING id)
    ${groupsText(context, members, given)}
    SELECT id FROM added`,
    given.values,
  )
  return added.length
}

/**
 * Adds members from a file, without passwords: each sets one with the link of a mail when they come next. Who is
 * a member already stays as they are, so that an import that was cut off anywhere goes on when it is repeated.
 */
export async function importMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
  onProgress: (done: number) => void | Promise<void> = () => undefined,
): Promise<ImportedMembers> {
  let added = 0
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    added += await addMembers(context, some)
    await onProgress(Math.min(at + AT_ONCE, lines.length))
  }
  await recordEvent(tablesOf(context.sql), context, 'imported', null, { added })
  return { added, known: lines.length - added }
}
