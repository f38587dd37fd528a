import { emailKey, MEMBER_CAPS } from '../../../../../core/accounts/index.js'
import type {
  BatchTerms,
  ImportPlace,
  Insertion,
  MemberBatches,
  MemberToAdd,
} from '../../../../../core/use-cases/accounts/storage/member-batches.js'
import { OWNER_SOURCE } from '../../../../../core/use-cases/accounts/storage/member-groups.js'
import type { StoredMember } from '../../../../../core/use-cases/accounts/storage/stored-member.js'
import { collectChanges, kyselyOver, lockQuota, secretId } from '../../engine/index.js'
import type { Change, MemberRow, SqlValue } from '../../engine/index.js'
import { tablesOf } from '../storage/tables.js'
import { toMemberRow } from '../storage/stored-member.js'
import type { MemberAdminContext } from './member-admin-context.js'

type Site = Pick<MemberAdminContext, 'sql' | 'siteId'>

/** The types of the columns, stated because a SELECT from VALUES has none. */
const COLUMNS = {
  site_id: 'text',
  id: 'text',
  email: 'text',
  email_key: 'text',
  name: 'text',
  status: 'text',
  password_hash: 'text',
  accept_privacy: 'boolean',
  accept_communications: 'boolean',
  fields: 'text',
  banned_on: 'bigint',
  created_on: 'bigint',
  updated_on: 'bigint',
  invited_on: 'bigint',
  last_login_on: 'bigint',
} as const satisfies Readonly<Record<keyof MemberRow, string>>

const NAMES = Object.keys(COLUMNS) as readonly (keyof typeof COLUMNS)[]

/** Collects the values of a statement with their numbers. */
function createValues() {
  const values: SqlValue[] = []
  const place = (value: SqlValue): string => `$${values.push(value)}`
  const rowOf = (row: readonly SqlValue[]): string => `(${row.map(place).join(', ')})`
  return { values, place, rowOf }
}

type Values = ReturnType<typeof createValues>

function memberText(siteId: string, member: StoredMember, { place }: Values): string {
  const row = toMemberRow(siteId, member)
  return `(${NAMES.map((name) => `${place(row[name])}::${COLUMNS[name]}`).join(', ')})`
}

/** The groups of new members as a part of the statement that adds them. */
function groupsText(
  siteId: string,
  members: readonly MemberToAdd[],
  nowMs: number,
  { place, rowOf }: Values,
): string {
  const rows = members.flatMap(({ id, groups }) =>
    groups.map((group) => rowOf([secretId('group', id, group, OWNER_SOURCE), id, group])),
  )
  if (rows.length === 0) return ''
  const [site, source, at] = [siteId, OWNER_SOURCE, nowMs].map(place)
  return `, grouped AS (
    INSERT INTO member_group (site_id, id, member_id, group_id, source, added_on)
    SELECT ${site}::text, wanted.id, wanted.member_id, wanted.group_id, ${source}::text, ${at}::bigint
    FROM (VALUES ${rows.join(', ')}) AS wanted (id, member_id, group_id)
    JOIN added ON added.id = wanted.member_id
    ON CONFLICT DO NOTHING)`
}

/**
 * The changes that add one new member if the plan has space. They must come first in a transaction, which
 * then holds the lock of the member list until its end.
 */
export async function insertionOf(
  context: MemberAdminContext,
  member: StoredMember,
): Promise<readonly Change[]> {
  const { siteId, settings } = context
  const lock = await collectChanges(async (querier) => {
    await lockQuota(kyselyOver(querier), siteId, 'members')
  })
  const given = createValues()
  const row = memberText(siteId, member, given)
  const [site, cap] = [siteId, MEMBER_CAPS[settings.plan]].map(given.place)
  const insertion = {
    text: `INSERT INTO member (${NAMES.join(', ')}) SELECT * FROM (VALUES ${row}) AS line
      WHERE (SELECT count(*) FROM member WHERE site_id = ${site}::text) < ${cap}::bigint
      ON CONFLICT DO NOTHING`,
    values: given.values,
    mustChange: true,
  }
  return [...lock, insertion]
}

/**
 * The progress of an import as a part of the statement that adds a batch, so that a batch counts once even if
 * two processes add it.
 */
function progressText(
  siteId: string,
  { importId, at, count, nowMs }: ImportPlace & { readonly count: number; readonly nowMs: number },
  { place }: Values,
): string {
  const [site, id, now, before, after] = [siteId, importId, nowMs, at, at + count].map(place)
  return `, progress AS (
    UPDATE member_import SET done = ${after}::bigint, added = added + (SELECT count(*) FROM added),
      seen_on = ${now}::bigint
    WHERE site_id = ${site}::text AND id = ${id}::text AND done = ${before}::bigint AND state = 'running'
      AND (SELECT has_room FROM room))`
}

/**
 * Adds members with new addresses and their groups, if there is space for all. One statement counts, checks the
 * version of the member list, and inserts: a member added without groups would stay without them. Null: the list
 * has another version.
 */
async function insertMembers(
  { sql, siteId }: Site,
  members: readonly MemberToAdd[],
  place: ImportPlace,
  { version, cap, nowMs }: BatchTerms,
): Promise<Insertion | null> {
  const given = createValues()
  const rows = members.map((member) => memberText(siteId, member, given))
  const [site, most, turn] = [siteId, cap, version].map(given.place)
  const { rows: answers } = await sql.query(
    `WITH turn AS (
      UPDATE upload_turn SET taken = taken + 1
      WHERE site_id = ${site}::text AND id = 'members' AND taken = ${turn}::bigint RETURNING taken),
    there AS (SELECT count(*) AS members FROM member WHERE site_id = ${site}::text),
    fresh AS (
      SELECT * FROM (VALUES ${rows.join(', ')}) AS line (${NAMES.join(', ')})
      WHERE NOT EXISTS (
        SELECT 1 FROM member WHERE member.site_id = line.site_id AND member.email_key = line.email_key)
      AND NOT EXISTS (
        SELECT 1 FROM member WHERE member.site_id = line.site_id AND member.id = line.id)),
    room AS (SELECT EXISTS (SELECT 1 FROM turn)
      AND (SELECT members FROM there) + (SELECT count(*) FROM fresh) <= ${most}::bigint AS has_room),
    added AS (
      INSERT INTO member (${NAMES.join(', ')}) SELECT * FROM fresh WHERE (SELECT has_room FROM room)
      ON CONFLICT DO NOTHING RETURNING id)
    ${groupsText(siteId, members, nowMs, given)}
    ${progressText(siteId, { ...place, count: members.length, nowMs }, given)}
    SELECT (SELECT members FROM there) AS members, (SELECT count(*) FROM fresh) AS more,
      (SELECT count(*) FROM added) AS added, (SELECT count(*) FROM turn) AS turns`,
    given.values,
  )
  const [answer] = answers
  if (Number(answer?.['turns']) === 0) return null
  return {
    added: Number(answer?.['added']),
    more: Number(answer?.['more']),
    members: Number(answer?.['members']),
  }
}

/** Addresses of one query. */
const AT_ONCE = 100

/** Members of files, stored in batches over SQL. */
export const createSqlMemberBatches = ({ sql, siteId }: Site): MemberBatches => ({
  known: async (emails) => {
    const known = new Set<string>()
    for (let at = 0; at < emails.length; at += AT_ONCE) {
      const rows = await tablesOf(sql)
        .selectFrom('member')
        .select('email_key')
        .where('site_id', '=', siteId)
        .where('email_key', 'in', emails.slice(at, at + AT_ONCE).map(emailKey))
        .execute()
      for (const row of rows) known.add(row.email_key)
    }
    return known
  },
  version: async () => {
    await sql.query(
      `INSERT INTO upload_turn (site_id, id, taken) VALUES ($1, 'members', 0) ON CONFLICT DO NOTHING`,
      [siteId],
    )
    const { rows } = await sql.query(`SELECT taken FROM upload_turn WHERE site_id = $1 AND id = 'members'`, [
      siteId,
    ])
    return Number(rows[0]?.['taken'])
  },
  insert: (members, place, terms) => insertMembers({ sql, siteId }, members, place, terms),
})
