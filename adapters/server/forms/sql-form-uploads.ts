import { createHash } from 'node:crypto'
import type { FormFile, FormUploads, KeptUploads } from '../../../core/ports/forms/form-uploads.port.js'
import { ok } from '../../../core/shared/index.js'
import { addTakenBytes, isStorable, kyselyOver, lockQuota } from '../sql/engine/index.js'
import type { Sql, SqlAnswer } from '../sql/engine/index.js'
import { createGuardedQueries, parameters } from '../sql/engine/index.js'
import type { SqlFormsOptions } from './sql-forms-options.js'
import { freeFileBytes, toFile } from './form-rows.js'

/**
 * Deletes the rows of expired uploads without a file. Rows that another statement is deleting are skipped,
 * since it waits for a lock of this one.
 */
const FORGET_UNSENT = `DELETE FROM form_file WHERE site_id = $1 AND id IN
  (SELECT id FROM form_file WHERE site_id = $1 AND token IS NOT NULL AND expires_at <= $2 FOR UPDATE SKIP LOCKED)`

/** The stored form of a token, with which a reader of the table cannot upload. */
const tokenDigest = (id: string, token: string): string =>
  createHash('sha256').update(`form upload\n${id}\n${token}`).digest('hex')

/** The uploads of forms in the table `form_file`. */
export function createSqlFormUploads(options: SqlFormsOptions & { readonly sql: Sql }): FormUploads {
  const { sql, siteId, clock, random } = options
  const { attempt, run, change } = createGuardedQueries(sql)
  return {
    ...createSqlKeptUploads(options),
    allow: ({ name, sizeBytes, expiresAtMs, totalLimitBytes }) => {
      const [id, token] = [random.token(), random.token()]
      return attempt(() =>
        sql.tx(async (querier) => {
          const tables = kyselyOver(querier)
          const taken = await lockQuota(tables, siteId, 'forms')
          const unsent = await querier.query(`${FORGET_UNSENT} RETURNING size_bytes`, [
            siteId,
            clock.wallTime(),
          ])
          const freed = unsent.rows.reduce((sum, row) => sum + Number(row['size_bytes']), 0)
          const isFull = taken - freed + sizeBytes > totalLimitBytes
          const added = (isFull ? 0 : sizeBytes) - freed
          if (added !== 0) await addTakenBytes(tables, siteId, 'forms', added)
          if (isFull) return null
          await querier.query(
            `INSERT INTO form_file (site_id, id, name, size_bytes, token, expires_at)
             VALUES ($1, $2, $3, $4, $5, $6)`,
            [siteId, id, name, sizeBytes, tokenDigest(id, token), expiresAtMs],
          )
          return { id, token }
        }),
      )
    },
    redeem: async ({ id, token }) => {
      if (!isStorable(id) || !isStorable(token)) return ok(null)
      // One statement both checks and uses the token, so that two simultaneous uploads cannot share it.
      return run(
        `UPDATE form_file SET token = NULL WHERE site_id = $1 AND id = $2 AND token = $3 AND expires_at > $4
         RETURNING id, name, size_bytes`,
        [siteId, id, tokenDigest(id, token), clock.wallTime()],
        firstFile,
      )
    },
    markArrived: (id) =>
      change(`UPDATE form_file SET arrived_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
  }
}

/** The stored uploads, for the owner's commands and for cleaning up. */
export function createSqlKeptUploads({ sql, siteId }: Pick<SqlFormsOptions, 'sql' | 'siteId'>): KeptUploads {
  const { run, change } = createGuardedQueries(sql)
  return {
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
        : change(`WITH ${freeFileBytes(`id IN (${parameters(ids, 2)})`)} SELECT id FROM forgotten`, [
            siteId,
            ...ids,
          ]),
  }
}

const firstFile = ({ rows }: SqlAnswer): FormFile | null => (rows[0] ? toFile(rows[0]) : null)
