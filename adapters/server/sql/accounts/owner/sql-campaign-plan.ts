import type { CampaignPlan } from '../../../../../core/use-cases/accounts/storage/campaign-plan.js'
import { numberOrNull } from '../../engine/index.js'
import type { CommitChanges, Querier, SqlValue } from '../../engine/index.js'
import { commitUnlessTaken } from '../../owner/commit-unless-taken.js'
import { auditChanges } from '../../owner/audit-statements.js'
import { NEVER_LOGGED_IN, none } from './sql-campaign-turns.js'

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

/** The database and the site of a campaign, for its owner; also usable beside the running site. */
export interface CampaignSource {
  readonly sql: Querier
  readonly siteId: string
  readonly commit: CommitChanges
}

/** The planned mails of a campaign, over SQL. */
export function createSqlCampaignPlan({ sql, commit, siteId }: CampaignSource): CampaignPlan {
  const count = async (text: string, values: readonly SqlValue[] = []): Promise<number> =>
    Number((await sql.query(text, [siteId, ...values])).rows[0]?.['n'] ?? 0)
  return {
    countOpen: () => count(OPEN),
    countStarted: (atMs) => count(STARTED, [atMs]),
    countPlanned: () => count(PLANNED),
    standing: async () => {
      const { rows } = await sql.query(STANDING, [siteId])
      const row = rows[0] ?? {}
      return {
        total: Number(row['total']),
        invited: Number(row['invited']),
        joined: Number(row['joined']),
        waiting: Number(row['waiting']),
        startedMs: numberOrNull(row['started_on']),
        nextMs: numberOrNull(row['next_on']),
      }
    },
    start: ({ perHour, mails, nowMs }, entry) =>
      commitUnlessTaken(commit, [
        { text: START, values: [siteId, mails, nowMs, perHour], mustChange: true },
        ...auditChanges(siteId, entry),
      ]),
    stop: (entry) =>
      commitUnlessTaken(commit, [
        { text: STOP, values: [siteId], mustChange: true },
        { text: FORGET_UNSENT, values: [siteId] },
        ...auditChanges(siteId, entry),
      ]),
  }
}
