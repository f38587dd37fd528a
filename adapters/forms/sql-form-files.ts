import type { FormFile, FormInbox } from '../../core/ports/form-inbox.port.js'
import { ok } from '../../core/shared/index.js'
import type { SqlAnswer } from '../sql/index.js'
import { toFile } from './form-rows.js'
import { createInboxQueries, places } from './inbox-queries.js'
import type { SqlFormInboxOptions } from './inbox-queries.js'

/** What an inbox keeps of files: which were allowed, which have arrived, which nobody named. */
export type FormFileRows = Pick<
  FormInbox,
  'expectFile' | 'redeemFile' | 'markArrived' | 'findFile' | 'abandonedFiles' | 'forgetFiles'
>

/**
 * The files of an inbox in the table `form_file`; every change is one statement, so it needs no transaction.
 */
export function createFormFileRows({ sql, siteId, clock, random }: SqlFormInboxOptions): FormFileRows {
  const { run, change } = createInboxQueries(sql)
  return {
    expectFile: ({ name, sizeBytes, expiresAtMs, roomBytes }) => {
      const [id, token] = [random.token(), random.token()]
      return run(
        `INSERT INTO form_file (site_id, id, name, size_bytes, token, expires_at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS BIGINT), CAST($5 AS TEXT), CAST($6 AS BIGINT) WHERE
           (SELECT COALESCE(SUM(size_bytes), 0) FROM form_file WHERE site_id = $1 AND arrived_at IS NOT NULL) + CAST($4 AS BIGINT) <= CAST($7 AS BIGINT)`,
        [siteId, id, name, sizeBytes, token, expiresAtMs, roomBytes],
        ({ changedRows }) => (changedRows === 1 ? { id, token } : null),
      )
    },
    redeemFile: (id, token) =>
      // One statement both checks and uses the token, so two uploads at once cannot both have it.
      run(
        `UPDATE form_file SET token = NULL WHERE site_id = $1 AND id = $2 AND token = $3 AND expires_at > $4
         RETURNING id, name, size_bytes`,
        [siteId, id, token, clock.wallTime()],
        firstFile,
      ),
    markArrived: (id) =>
      change(`UPDATE form_file SET arrived_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
    findFile: (id) =>
      run(
        `SELECT id, name, size_bytes FROM form_file WHERE site_id = $1 AND id = $2 AND arrived_at IS NOT NULL`,
        [siteId, id],
        firstFile,
      ),
    abandonedFiles: (expiredBeforeMs, count) =>
      run(
        `SELECT id, name, size_bytes FROM form_file
         WHERE site_id = $1 AND submission_id IS NULL AND expires_at < $2 LIMIT $3`,
        [siteId, expiredBeforeMs, count],
        ({ rows }) => rows.map(toFile),
      ),
    forgetFiles: async (ids) =>
      ids.length === 0
        ? ok(undefined)
        : change(`DELETE FROM form_file WHERE site_id = $1 AND id IN (${places(ids, 2)})`, [siteId, ...ids]),
  }
}

const firstFile = ({ rows }: SqlAnswer): FormFile | null => (rows[0] ? toFile(rows[0]) : null)
