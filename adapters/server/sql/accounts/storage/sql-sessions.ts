import { newId } from '../../../../../core/ports/platform/stamp.port.js'
import type { Sessions } from '../../../../../core/use-cases/accounts/storage/sessions.js'
import { sessionRowId } from '../../engine/index.js'
import type { Querier } from '../../engine/index.js'
import { tablesOf } from './tables.js'
import type { Tables } from './tables.js'
import type { AccountSite } from './account-site.js'
import { deviceId } from './sql-devices.js'
import { toStoredMember } from './stored-member.js'

/**
 * All writes of a log-in in one statement, since each one delays the shop. It waits for a concurrent change of the
 * member, and uses its result.
 */
const beginText = (isByPassword: boolean): string => `
  WITH entered AS (
    UPDATE member SET last_login_on = $3::bigint WHERE site_id = $1 AND id = $2 AND banned_on IS NULL
      ${isByPassword ? 'AND password_hash = $10' : ''}
    RETURNING id),
  session AS (
    INSERT INTO member_session (site_id, id, member_id, created_on, used_on, expires_on, proved_on, agent)
    SELECT $1::text, $4::text, id, $3::bigint, $3::bigint, $5::bigint, $3::bigint, $6::text FROM entered),
  device AS (
    INSERT INTO member_device (site_id, id, member_id, expires_on)
    SELECT $1::text, $7::text, id, $8::bigint FROM entered ON CONFLICT DO NOTHING),
  event AS (
    INSERT INTO member_event (site_id, id, member_id, kind, detail, at)
    SELECT $1::text, $9::text, id, 'logged-in', '{}', $3::bigint FROM entered)
  SELECT id FROM entered`

/** A session with its member, by its secret. */
async function findSession(
  tables: Tables,
  siteId: string,
  secret: Parameters<Sessions['find']>[0],
): ReturnType<Sessions['find']> {
  const id = sessionRowId(secret)
  const row = await tables
    .selectFrom('member_session')
    .innerJoin('member', (join) =>
      join
        .onRef('member.site_id', '=', 'member_session.site_id')
        .onRef('member.id', '=', 'member_session.member_id'),
    )
    .selectAll('member')
    .select(['member_session.used_on', 'member_session.expires_on', 'member_session.proved_on'])
    .where('member_session.site_id', '=', siteId)
    .where('member_session.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const member = toStoredMember(row)
  const standing = {
    expiresOnMs: Number(row.expires_on),
    usedOnMs: Number(row.used_on),
    bannedOnMs: member.bannedOnMs,
  }
  return { id, member, standing, provedOnMs: Number(row.proved_on ?? 0) }
}

/** The sessions of a site, over SQL; secrets are stored as digests. */
export function createSqlSessions(querier: Querier, site: AccountSite): Sessions {
  const { siteId } = site
  const tables = tablesOf(querier)
  const remove = () => tables.deleteFrom('member_session').where('site_id', '=', siteId)
  return {
    find: (secret) => findSession(tables, siteId, secret),
    touch: async (id, nowMs) => {
      await tables
        .updateTable('member_session')
        .set({ used_on: nowMs })
        .where('site_id', '=', siteId)
        .where('id', '=', id)
        .execute()
    },
    begin: async ({ memberId, secret, device, agent, nowMs, expiresMs, deviceExpiresMs, passwordHash }) => {
      const isByPassword = passwordHash !== undefined
      const { rows } = await querier.query(beginText(isByPassword), [
        ...[siteId, memberId, nowMs, sessionRowId(secret), expiresMs, agent],
        ...[deviceId(device, memberId), deviceExpiresMs, newId(site)],
        ...(isByPassword ? [passwordHash] : []),
      ])
      return rows.length > 0
    },
    end: async (secret) => {
      const ended = await remove().where('id', '=', sessionRowId(secret)).executeTakeFirst()
      return Number(ended.numDeletedRows) === 1
    },
    endAll: async (memberId) => {
      await remove().where('member_id', '=', memberId).execute()
    },
    endOne: async (memberId, id) => {
      await remove().where('member_id', '=', memberId).where('id', '=', id).execute()
    },
    endOthers: async (memberId, id) => {
      await remove().where('member_id', '=', memberId).where('id', '!=', id).execute()
    },
    isStoredFor: async (secret, memberId) => {
      const row = await tables
        .selectFrom('member_session')
        .select('id')
        .where('site_id', '=', siteId)
        .where('id', '=', sessionRowId(secret))
        .where('member_id', '=', memberId)
        .executeTakeFirst()
      return row !== undefined
    },
    of: async (memberId) => {
      const rows = await tables
        .selectFrom('member_session')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('member_id', '=', memberId)
        .orderBy('created_on', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        agent: row.agent,
        createdOnMs: Number(row.created_on),
        usedOnMs: Number(row.used_on),
        expiresOnMs: Number(row.expires_on),
      }))
    },
  }
}
