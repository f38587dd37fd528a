import type { VisitLog } from '../../../../core/ports/owner/visit-log.port.js'
import type { Querier } from '../engine/index.js'

/** The visits of a site by day, over SQL. */
export const createSqlVisitLog = ({
  sql,
  siteId,
}: {
  readonly sql: Querier
  readonly siteId: string
}): VisitLog => ({
  add: async (day, visits) => {
    await sql.query(
      `INSERT INTO visit_day (site_id, id, visits) VALUES ($1, $2, $3)
       ON CONFLICT (site_id, id) DO UPDATE SET visits = visit_day.visits + EXCLUDED.visits`,
      [siteId, day, visits],
    )
  },
})
