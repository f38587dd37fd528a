import type { FormFile, FormUploads } from '../../core/ports/form-uploads.port.js'
import { ok } from '../../core/shared/index.js'
import { isStorable } from '../sql/index.js'
import type { SqlAnswer } from '../sql/index.js'
import { createFormQueries, parameters } from './form-queries.js'
import type { SqlFormsOptions } from './form-queries.js'
import { toFile } from './form-rows.js'

/** The uploads of forms in the table `form_file`; every change is one statement, so it needs no transaction. */
export function createSqlFormUploads({ sql, siteId, clock, random }: SqlFormsOptions): FormUploads {
  const { run, change } = createFormQueries(sql)
  return {
    allow: ({ name, sizeBytes, expiresAtMs, totalLimitBytes }) => {
      const [id, token] = [random.token(), random.token()]
      return run(
        `INSERT INTO form_file (site_id, id, name, size_bytes, token, expires_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT),
           CAST($6 AS BIGINT)
         WHERE CAST($4 AS BIGINT) + (
           SELECT COALESCE(SUM(size_bytes), 0) FROM form_file WHERE site_id = $1 AND arrived_at IS NOT NULL
         ) <= CAST($7 AS BIGINT)`,
        [siteId, id, name, sizeBytes, token, expiresAtMs, totalLimitBytes],
        ({ changedRows }) => (changedRows === 1 ? { id, token } : null),
      )
    },
    redeem: async ({ id, token }) => {
      if (!isStorable(id) || !isStorable(token)) return ok(null)
      // One statement both checks and uses the token, so two uploads at once cannot both have it.
      return run(
        `UPDATE form_file SET token = NULL WHERE site_id = $1 AND id = $2 AND token = $3 AND expires_at > $4
         RETURNING id, name, size_bytes`,
        [siteId, id, token, clock.wallTime()],
        firstFile,
      )
    },
    markArrived: (id) =>
      change(`UPDATE form_file SET arrived_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
    find: (id) =>
      run(
        `SELECT id, name, size_bytes FROM form_file WHERE site_id = $1 AND id = $2 AND arrived_at IS NOT NULL`,
        [siteId, id],
        firstFile,
      ),
    listAbandoned: (expiredBeforeMs, limit) =>
      run(
        `SELECT id, name, size_bytes FROM form_file
         WHERE site_id = $1 AND submission_id IS NULL AND expires_at < $2 LIMIT $3`,
        [siteId, expiredBeforeMs, limit],
        ({ rows }) => rows.map(toFile),
      ),
    forget: async (ids) =>
      ids.length === 0
        ? ok(undefined)
        : change(`DELETE FROM form_file WHERE site_id = $1 AND id IN (${parameters(ids, 2)})`, [
            siteId,
            ...ids,
          ]),
  }
}

const firstFile = ({ rows }: SqlAnswer): FormFile | null => (rows[0] ? toFile(rows[0]) : null)
