import { MEMBER_STATUSES } from '../../../../../core/accounts/index.js'
import type {
  AccountValues,
  MemberFilter,
  MemberList,
  MemberSortKey,
  MemberSummary,
} from '../../../../../core/accounts/index.js'
import { groupBy } from '../../../../../core/shared/index.js'
import { createKeysetList, likeText } from '../../engine/index.js'
import type { KeysetListOptions, Querier, SqlAnswer, SqlValue } from '../../engine/index.js'

type Options = KeysetListOptions<MemberSummary, MemberSortKey, MemberFilter>

/** The database and the site of a list of members. */
export interface MemberListSource {
  readonly sql: Querier
  readonly siteId: string
}

const SORT_COLUMNS: Options['sortColumns'] = {
  email: { expression: 'member.email_key', type: 'TEXT' },
  lastLogin: { expression: 'COALESCE(member.last_login_on, 0)', type: 'BIGINT' },
  name: { expression: 'LOWER(member.name)', type: 'TEXT' },
  status: { expression: 'member.status', type: 'TEXT' },
  time: { expression: 'member.created_on', type: 'BIGINT' },
}

const timeOf = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value)

const toSummary = (row: SqlAnswer['rows'][number], groups: readonly string[]): MemberSummary => ({
  id: `${row['id']}`,
  email: `${row['email']}`,
  name: `${row['name']}`,
  status: MEMBER_STATUSES.find((status) => status === row['status']) ?? 'unverified',
  groups,
  acceptPrivacy: row['accept_privacy'] === true,
  acceptCommunications: row['accept_communications'] === true,
  fields: JSON.parse(`${row['fields']}`) as AccountValues,
  createdOnMs: Number(row['created_on']),
  invitedOnMs: timeOf(row['invited_on']),
  lastLogInMs: timeOf(row['last_login_on']),
  bannedOnMs: timeOf(row['banned_on']),
})

async function withGroups(
  { sql, siteId }: MemberListSource,
  rows: SqlAnswer['rows'],
): Promise<readonly MemberSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => `${id}`)
  const parameters = ids.map((_, index) => `$${index + 2}`).join(', ')
  const answer = await sql.query(
    `SELECT DISTINCT member_id, group_id FROM member_group
      WHERE site_id = $1 AND member_id IN (${parameters}) ORDER BY group_id`,
    [siteId, ...ids],
  )
  const groups = groupBy(answer.rows, (row) => `${row['member_id']}`)
  return rows.map((row) =>
    toSummary(
      row,
      (groups.get(`${row['id']}`) ?? []).map((one) => `${one['group_id']}`),
    ),
  )
}

function conditionOf({ siteId }: MemberListSource, { status, group, isBanned, text }: MemberFilter) {
  const values: SqlValue[] = [siteId]
  const conditions = ['member.site_id = $1']
  if (status !== undefined) conditions.push(`member.status = $${values.push(status)}`)
  if (isBanned !== undefined) conditions.push(`member.banned_on IS ${isBanned ? 'NOT ' : ''}NULL`)
  if (group !== undefined)
    conditions.push(`EXISTS (SELECT 1 FROM member_group WHERE member_group.site_id = member.site_id
      AND member_group.member_id = member.id AND member_group.group_id = $${values.push(group)})`)
  if (text !== undefined) {
    const parameter = `$${values.push(likeText(text))}`
    conditions.push(`(member.email_key LIKE ${parameter} OR LOWER(member.name) LIKE ${parameter})`)
  }
  return { text: conditions.join(' AND '), values }
}

/** The members in the tables of migration 0010. */
export const createSqlMemberList = (source: MemberListSource): MemberList =>
  createKeysetList({
    sql: source.sql,
    columns: 'member.*',
    from: 'member',
    idColumn: 'member.id',
    sortColumns: SORT_COLUMNS,
    where: (filter) => conditionOf(source, filter),
    read: (rows) => withGroups(source, rows),
  })
