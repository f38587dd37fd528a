import { afterMail } from '../../../../../core/use-cases/accounts/invitation-campaign.js'
import type { MemberCampaign } from '../../../../../core/ports/owner/member-desk.port.js'
import { numberOrNull } from '../../engine/index.js'
import type { CommitChanges, Querier, SqlValue } from '../../engine/index.js'
import { commitUnlessTaken } from '../../owner/commit-unless-taken.js'
import { auditChanges } from '../../owner/owner-statements.js'
import { tablesOf } from '../accounts-context.js'
import type { AccountsContext, Tables } from '../accounts-context.js'
import { lockMember } from '../members.js'
import { sendInvitation } from '../send-invitation.js'
import { sendPasswordLink } from '../send-password-link.js'

/** Batch size of one run; the rest is handled by the next. */
const AT_ONCE = 100

const none = (table: string, more = ''): string =>
  `NOT EXISTS (SELECT 1 FROM ${table}
    WHERE ${table}.site_id = member.site_id AND ${table}.member_id = member.id${more})`

/** Members who never logged in and can do so only by a mail. Banned members are left out. */
const NEVER_LOGGED_IN = `member.site_id = $1 AND member.password_hash IS NULL AND member.banned_on IS NULL
  AND member.status IN ('invited', 'verified') AND ${none('member_passkey')} AND ${none('member_provider')}
  AND ${none('member_event', ` AND member_event.kind = 'logged-in'`)}`

const UNPLANNED = none('member_campaign', ' AND member_campaign.more > 0')

/**
 * Plans the first mails, for the oldest members first, with an hourly limit (`firstMailMs`). Of two
 * simultaneous starts the second changes nothing, since an existing plan stays.
 */
const START = `INSERT INTO member_campaign (site_id, id, member_id, mails, more, next_on, started_on)
  SELECT site_id, id, id, 0, CAST($2 AS BIGINT),
    CAST($3 AS BIGINT) + (ROW_NUMBER() OVER (ORDER BY created_on, id) - 1) / CAST($4 AS BIGINT) * 3600000,
    CAST($3 AS BIGINT)
  FROM member WHERE ${NEVER_LOGGED_IN} AND ${UNPLANNED}
  ON CONFLICT (site_id, id) DO UPDATE SET mails = 0, more = excluded.more, next_on = excluded.next_on,
    started_on = excluded.started_on
  WHERE member_campaign.more = 0`

const sumWhere = (condition: string): string => `COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`

const STANDING = `SELECT count(*) AS total, ${sumWhere('mails > 0')} AS invited,
    ${sumWhere(`mails > 0 AND NOT (${NEVER_LOGGED_IN}) AND member.banned_on IS NULL`)} AS joined,
    ${sumWhere(`more > 0 AND (${NEVER_LOGGED_IN})`)} AS waiting,
    MIN(CASE WHEN more > 0 AND (${NEVER_LOGGED_IN}) THEN next_on END) AS next_on, MAX(started_on) AS started_on
  FROM member_campaign JOIN member ON member.site_id = member_campaign.site_id AND member.id = member_campaign.id
  WHERE member_campaign.site_id = $1`

const OPEN = `SELECT count(*) AS n FROM member WHERE ${NEVER_LOGGED_IN} AND ${UNPLANNED}`
const STARTED = 'SELECT count(*) AS n FROM member_campaign WHERE site_id = $1 AND started_on = $2'
const PLANNED = 'SELECT count(*) AS n FROM member_campaign WHERE site_id = $1 AND more > 0'
const STOP = 'UPDATE member_campaign SET more = 0, next_on = NULL WHERE site_id = $1 AND more > 0'
const FORGET_UNSENT = 'DELETE FROM member_campaign WHERE site_id = $1 AND mails = 0'

type Context = Pick<AccountsContext, 'sql' | 'siteId' | 'clock' | 'random' | 'writeMail' | 'onMail'>

/** The database and the site of a campaign, for its owner; also usable beside the running site. */
export interface CampaignContext extends Pick<AccountsContext, 'siteId' | 'clock'> {
  readonly sql: Querier
  readonly commit: CommitChanges
}

/** True if a member can still only log in by a mail. */
async function hasNeverLoggedIn(querier: Querier, siteId: string, id: string): Promise<boolean> {
  const { rows } = await querier.query(`SELECT id FROM member WHERE ${NEVER_LOGGED_IN} AND member.id = $2`, [
    siteId,
    id,
  ])
  return rows.length > 0
}

async function readImportLock(tables: Tables, siteId: string, id: string) {
  const row = await tables
    .selectFrom('member_campaign')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { mails: Number(row.mails), more: Number(row.more), nextMs: numberOrNull(row.next_on) }
}

/** Queues the mail of one member; members who logged in meanwhile, or were deleted, get none. */
async function mailOne(context: Context, id: string, nowMs: number): Promise<boolean> {
  const { siteId } = context
  return context.sql.tx(async (querier) => {
    const tables = tablesOf(querier)
    const member = await lockMember(tables, context, id)
    const turn = await readImportLock(tables, siteId, id)
    if (turn === undefined || turn.nextMs === null || turn.nextMs > nowMs) return false
    const isWanted = member !== null && (await hasNeverLoggedIn(querier, siteId, id))
    const { mails, more, nextMs } = isWanted ? afterMail(turn, nowMs) : { ...turn, more: 0, nextMs: null }
    await tables
      .updateTable('member_campaign')
      .set({ mails, more, next_on: nextMs })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute()
    if (!isWanted) return false
    if (member.status === 'invited') await sendInvitation(tables, context, member)
    else await sendPasswordLink(tables, context, member, 'accountReady')
    return true
  })
}

/** The campaign that invites members who never logged in, as its owner starts and stops it, over SQL. */
export function createCampaignDesk({
  sql,
  commit,
  siteId,
  clock,
}: CampaignContext): Omit<MemberCampaign, 'sendDue'> {
  const count = async (text: string, values: readonly SqlValue[] = []): Promise<number> =>
    Number((await sql.query(text, [siteId, ...values])).rows[0]?.['n'] ?? 0)
  return {
    standing: async () => {
      const { rows } = await sql.query(STANDING, [siteId])
      const row = rows[0] ?? {}
      return {
        open: await count(OPEN),
        total: Number(row['total']),
        invited: Number(row['invited']),
        joined: Number(row['joined']),
        waiting: Number(row['waiting']),
        startedMs: numberOrNull(row['started_on']),
        nextMs: numberOrNull(row['next_on']),
      }
    },
    start: async ({ perHour, reminders }, entry) => {
      if ((await count(OPEN)) === 0) return 0
      const nowMs = clock.wallTime()
      const isStarted = await commitUnlessTaken(commit, [
        { text: START, values: [siteId, reminders + 1, nowMs, perHour], mustChange: true },
        ...auditChanges(siteId, entry),
      ])
      return isStarted ? count(STARTED, [nowMs]) : null
    },
    stop: async (entry) => {
      const planned = await count(PLANNED)
      if (planned === 0) return 0
      const isStopped = await commitUnlessTaken(commit, [
        { text: STOP, values: [siteId], mustChange: true },
        { text: FORGET_UNSENT, values: [siteId] },
        ...auditChanges(siteId, entry),
      ])
      return isStopped ? planned : null
    },
  }
}

/** The campaign with the mails of the running site. */
export function createMemberCampaign(context: Context & Pick<CampaignContext, 'commit'>): MemberCampaign {
  const { sql, siteId, clock } = context
  return {
    ...createCampaignDesk(context),
    sendDue: async () => {
      const nowMs = clock.wallTime()
      const { rows } = await sql.query(
        `SELECT id FROM member_campaign WHERE site_id = $1 AND next_on <= $2 ORDER BY next_on, id LIMIT ${AT_ONCE}`,
        [siteId, nowMs],
      )
      let sent = 0
      for (const { id } of rows) if (await mailOne(context, `${id}`, nowMs)) sent += 1
      if (sent > 0) context.onMail()
      return sent
    },
  }
}
