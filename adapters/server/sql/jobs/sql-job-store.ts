import type { JobRecord, JobStore } from '../../../../core/ports/platform/job-store.port.js'
import { numberOrNull, textOrNull } from '../engine/index.js'
import type { Change, Querier, SqlAnswer } from '../engine/index.js'

const COLUMNS = 'id, due_on, leased_by, leased_until, started_on, ended_on, failure, failures'

const toRecord = (row: SqlAnswer['rows'][number]): JobRecord => ({
  name: `${row['id']}`,
  dueMs: Number(row['due_on']),
  leasedBy: textOrNull(row['leased_by']),
  leasedUntilMs: numberOrNull(row['leased_until']),
  startedMs: numberOrNull(row['started_on']),
  endedMs: numberOrNull(row['ended_on']),
  failure: textOrNull(row['failure']),
  failures: Number(row['failures']),
})

/** While a job runs, it is due at the end of its lease; a request sets an earlier time, which remains. */
const DUE_UNLESS_REQUESTED = 'CASE WHEN due_on < leased_until THEN due_on ELSE $4 END'

/** The statement that makes a job run; it changes nothing if no job has this name. */
export const jobRequest = (siteId: string, name: string, nowMs: number): Change => ({
  text: `UPDATE job SET due_on = CASE WHEN leased_until IS NULL OR $3 < leased_until THEN $3 ELSE due_on END
     WHERE site_id = $1 AND id = $2`,
  values: [siteId, name, nowMs],
  mustChange: true,
})

/** The table `job`; every change is one statement, so it needs no transaction. */
export const createSqlJobStore = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): JobStore => ({
  ensure: async (names, nowMs) => {
    if (names.length === 0) return
    const rows = names.map((_, index) => `($1, $${index + 3}, $2, 0)`)
    await sql.query(
      `INSERT INTO job (site_id, id, due_on, failures) VALUES ${rows.join(', ')} ON CONFLICT DO NOTHING`,
      [siteId, nowMs, ...names],
    )
  },
  take: async ({ name, owner, nowMs, leaseMs, maxAheadMs, isForced }) => {
    const { rows } = await sql.query(
      `UPDATE job SET leased_by = $3, leased_until = $4, due_on = $4, started_on = $5
       WHERE site_id = $1 AND id = $2 AND (CAST($7 AS BOOLEAN) OR (
         (due_on <= $5 OR due_on > $6) AND (leased_until IS NULL OR leased_until <= $5 OR leased_until > $8)))
       RETURNING ${COLUMNS}`,
      [siteId, name, owner, nowMs + leaseMs, nowMs, nowMs + maxAheadMs, isForced, nowMs + 2 * leaseMs],
    )
    return rows[0] === undefined ? null : toRecord(rows[0])
  },
  renew: async (name, owner, untilMs) => {
    const { changedRows } = await sql.query(
      `UPDATE job SET due_on = ${DUE_UNLESS_REQUESTED}, leased_until = $4
       WHERE site_id = $1 AND id = $2 AND leased_by = $3`,
      [siteId, name, owner, untilMs],
    )
    return changedRows > 0
  },
  finish: async ({ name, owner, endedMs, dueMs, failure, failures }) => {
    const { changedRows } = await sql.query(
      `UPDATE job SET due_on = ${DUE_UNLESS_REQUESTED}, leased_by = NULL, leased_until = NULL,
         ended_on = $5, failure = $6, failures = $7
       WHERE site_id = $1 AND id = $2 AND leased_by = $3`,
      [siteId, name, owner, dueMs, endedMs, failure, failures],
    )
    return changedRows > 0
  },
  request: async (name, nowMs) => {
    const { text, values } = jobRequest(siteId, name, nowMs)
    const { changedRows } = await sql.query(text, values)
    return changedRows > 0
  },
  list: async () => {
    const { rows } = await sql.query(`SELECT ${COLUMNS} FROM job WHERE site_id = $1 ORDER BY id`, [siteId])
    return rows.map(toRecord)
  },
})
