import { emailKey } from '../../../core/accounts/index.js'
import { newId, secretId } from '../../sql/index.js'
import type { SqlValue } from '../../sql/index.js'
import { tablesOf } from '../accounts-context.js'
import { recordEvent } from '../events.js'
import { OWNER_SOURCE } from '../members.js'
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

const placesOf = (rows: number, columns: number): string =>
  Array.from(
    { length: rows },
    (_, row) =>
      `(${Array.from({ length: columns }, (__, column) => `$${row * columns + column + 1}`).join(', ')})`,
  ).join(', ')

function valuesOf({ siteId, ...context }: MemberAdminContext, line: MemberLine): readonly SqlValue[] {
  return [
    siteId,
    line.id ?? newId(context),
    line.email,
    emailKey(line.email),
    line.name,
    line.status,
    null,
    line.acceptPrivacy,
    line.acceptCommunications,
    JSON.stringify(line.fields),
    line.bannedOnMs,
    line.createdOnMs,
    context.clock.wallTime(),
    line.invitedOnMs,
    line.lastLogInMs,
  ]
}

const COLUMNS =
  'site_id, id, email, email_key, name, status, password_hash, accept_privacy, accept_communications, fields, ' +
  'banned_on, created_on, updated_on, invited_on, last_login_on'

/** Adds so many members at once; answers the ids of those that are new, by address. */
async function addMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
): Promise<ReadonlyMap<string, string>> {
  const rows = lines.map((line) => valuesOf(context, line))
  const { rows: added } = await context.sql.query(
    `INSERT INTO member (${COLUMNS}) VALUES ${placesOf(rows.length, rows[0]?.length ?? 0)}
      ON CONFLICT DO NOTHING RETURNING id, email_key`,
    rows.flat(),
  )
  return new Map(added.map((row) => [`${row['email_key']}`, `${row['id']}`]))
}

async function addGroups(
  { sql, siteId, clock }: MemberAdminContext,
  lines: readonly MemberLine[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = lines.flatMap(({ email, groups }) => {
    const id = ids.get(emailKey(email))
    return id === undefined
      ? []
      : groups.map((group): readonly SqlValue[] => [
          siteId,
          secretId('group', id, group, OWNER_SOURCE),
          id,
          group,
          OWNER_SOURCE,
          clock.wallTime(),
        ])
  })
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const some = rows.slice(at, at + AT_ONCE)
    await sql.query(
      `INSERT INTO member_group (site_id, id, member_id, group_id, source, added_on)
        VALUES ${placesOf(some.length, 6)} ON CONFLICT DO NOTHING`,
      some.flat(),
    )
  }
}

/**
 * Adds members from a file, without passwords: each sets one with the link of a mail when they come next. Who is
 * a member already stays as they are, so that an import can be repeated.
 */
export async function importMembers(
  context: MemberAdminContext,
  lines: readonly MemberLine[],
  onProgress: (done: number) => void | Promise<void> = () => undefined,
): Promise<ImportedMembers> {
  let added = 0
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    const ids = await addMembers(context, some)
    await addGroups(context, some, ids)
    added += ids.size
    await onProgress(Math.min(at + AT_ONCE, lines.length))
  }
  await recordEvent(tablesOf(context.sql), context, 'imported', null, { added })
  return { added, known: lines.length - added }
}
