import { emailKey, hasMemberRoom } from '../../../../core/accounts/index.js'
import type { AccountValues } from '../../../../core/accounts/index.js'
import type { EnteredUser } from '../../../../core/ports/accounts/account-gateway.port.js'
import type { LinkHolder } from '../../../../core/use-cases/accounts/decide-mail-link.js'
import { secretId, lockQuota } from '../engine/index.js'
import type { MemberRow } from '../engine/index.js'
import type { AccountsContext, Tables } from './accounts-context.js'

type Site = Pick<AccountsContext, 'siteId'>

/** The member with an address, in any spelling; null if there is none. */
export async function findByEmail(
  tables: Tables,
  { siteId }: Site,
  email: string,
): Promise<MemberRow | null> {
  const row = await tables
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row ?? null
}

/** The member with an id; null if there is none. */
export async function findMember(tables: Tables, { siteId }: Site, id: string): Promise<MemberRow | null> {
  const row = await tables
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks a member until the end of the transaction and reads it; null if there is none. */
export async function lockMember(tables: Tables, { siteId }: Site, id: string): Promise<MemberRow | null> {
  const row = await tables
    .selectFrom('member')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Changes a member. */
export async function updateMember(
  tables: Tables,
  { siteId, clock }: Pick<AccountsContext, 'siteId' | 'clock'>,
  id: string,
  change: Partial<Omit<MemberRow, 'site_id' | 'id'>>,
): Promise<void> {
  await tables
    .updateTable('member')
    .set({ ...change, updated_on: clock.wallTime() })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute()
}

/** Counts the members of a site. */
export async function countMembers(tables: Tables, { siteId }: Site): Promise<number> {
  const { count } = await tables
    .selectFrom('member')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * True if the plan has space for one more member. The space is reserved until the end of the transaction, so
 * that members who join at the same time, in any process, cannot all take the last one.
 */
export async function keepPlace(
  tables: Tables,
  { siteId, settings }: Pick<AccountsContext, 'siteId' | 'settings'>,
): Promise<boolean> {
  await lockQuota(tables, siteId, 'members')
  return hasMemberRoom(settings.plan, await countMembers(tables, { siteId }))
}

/** Ends every session of a member. */
export async function endSessionsOf(tables: Tables, { siteId }: Site, memberId: string): Promise<void> {
  await tables
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute()
}

/** The source of a member's group: its owner, or the product that was bought. */
export const OWNER_SOURCE = 'owner'

/** Adds a member to groups; existing memberships stay. */
export async function addGroups(
  tables: Tables,
  { siteId, clock }: Pick<AccountsContext, 'siteId' | 'clock'>,
  memberId: string,
  groups: readonly string[],
  source = OWNER_SOURCE,
): Promise<void> {
  for (const group of groups) {
    const row = {
      site_id: siteId,
      id: secretId('group', memberId, group, source),
      member_id: memberId,
      group_id: group,
      source,
      added_on: clock.wallTime(),
    }
    await tables
      .insertInto('member_group')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The groups of a member, each once. */
export async function groupsOf(
  tables: Tables,
  { siteId }: Site,
  memberId: string,
): Promise<readonly string[]> {
  const rows = await tables
    .selectFrom('member_group')
    .select('group_id')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('group_id')
    .execute()
  return [...new Set(rows.map(({ group_id: group }) => group))]
}

/** Maps a member's row to the user of a log-in's answer. */
export const enteredUserOf = (row: MemberRow): EnteredUser => ({
  id: row.id,
  email: row.email,
  name: row.name === '' ? null : row.name,
  createdOnMs: Number(row.created_on),
  emailVerified: row.status === 'verified',
})

/** JSON text of this program. */
export const fieldsOf = (row: MemberRow): AccountValues => JSON.parse(row.fields) as AccountValues

/** A member as decisions about links and log-ins use them; null if there is none. */
export const holderOf = (row: Pick<MemberRow, 'status' | 'banned_on'> | null): LinkHolder | null =>
  row && { isVerified: row.status === 'verified', isBanned: row.banned_on !== null }
