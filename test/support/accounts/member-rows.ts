import { sessionRowId } from '../../../adapters/server/sql/engine/index.js'
import type { Querier } from '../../../adapters/server/sql/engine/index.js'
import type { SessionId } from '../../../core/ports/visitor.port.js'

/** The database and the site of the rows. */
interface SiteRows {
  readonly sql: Pick<Querier, 'query'>
  readonly siteId: string
}

/** A later time than those of all clocks of tests. */
const LATER_MS = 9_000_000_000_000

/** Writes a verified member without a sign-up; the id is the mail address as well. */
export async function writeMember({ sql, siteId }: SiteRows, id: string): Promise<void> {
  await sql.query(
    `INSERT INTO member (site_id, id, email, email_key, name, status, accept_privacy, accept_communications,
      fields, created_on, updated_on) VALUES ($1, $2, $2, $2, '', 'verified', true, false, '{}', 0, 0)`,
    [siteId, id],
  )
}

/** Writes a verified member and a session of theirs that does not end. */
export async function writeMemberInSession(site: SiteRows, id: string, session: SessionId): Promise<void> {
  await writeMember(site, id)
  await site.sql.query(
    `INSERT INTO member_session (site_id, id, member_id, created_on, used_on, expires_on)
      VALUES ($1, $2, $3, 0, $4, $4)`,
    [site.siteId, sessionRowId(session), id, LATER_MS],
  )
}

/** Writes the members `member0@example.com`, `member1@example.com` and so on. */
export async function writeMembers({ sql, siteId }: SiteRows, count: number): Promise<void> {
  await sql.query(
    `INSERT INTO member (site_id, id, email, email_key, name, status, accept_privacy, accept_communications,
       fields, created_on, updated_on)
     SELECT $1, 'm' || at, 'member' || at || '@example.com', 'member' || at || '@example.com', '', 'verified',
       true, false, '{}', 1, 1
     FROM generate_series(0, $2::int - 1) AS at`,
    [siteId, count],
  )
}

export async function countMembers({ sql, siteId }: SiteRows): Promise<number> {
  const { rows } = await sql.query('SELECT count(*) AS members FROM member WHERE site_id = $1', [siteId])
  return Number(rows[0]?.['members'])
}
