import type { Clock } from '../../core/ports/clock.port.js'
import type {
  FormFile,
  FormFilter,
  FormInbox,
  FormInboxFailure,
  FormSubmission,
} from '../../core/ports/form-inbox.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { SqlError } from '../sql/index.js'
import type { Querier, SqlAnswer, SqlValue } from '../sql/index.js'
import { toFile, toSubmissions } from './form-rows.js'

/** Where an inbox keeps its rows, and whose time and ids it uses. */
export interface SqlFormInboxOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

const COLUMNS = 'id, form_name, page_id, source, fields, files, received_at'

/** `$n, $n+1, ...` for a list of values. */
const places = (values: readonly unknown[], first: number): string =>
  values.map((_, index) => `$${first + index}`).join(', ')

/** An inbox in the tables of migrations 0002 and 0003. Every change is one statement, so it needs no transaction. */
export function createSqlFormInbox({ sql, siteId, clock, random }: SqlFormInboxOptions): FormInbox {
  const attempt = async <T>(work: () => Promise<T>): Promise<Result<T, FormInboxFailure>> => {
    try {
      return ok(await work())
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }
  const run = <T>(
    text: string,
    values: readonly SqlValue[],
    read: (answer: SqlAnswer) => T,
  ): Promise<Result<T, FormInboxFailure>> => attempt(async () => read(await sql.query(text, values)))
  const change = (text: string, values: readonly SqlValue[]): Promise<Result<void, FormInboxFailure>> =>
    run(text, values, () => undefined)

  /** Reads submissions together with the files that belong to them. */
  const submissions = async (
    text: string,
    values: readonly SqlValue[],
  ): Promise<readonly FormSubmission[]> => {
    const { rows } = await sql.query(text, values)
    const ids = rows.map((row) => `${row['id']}`)
    const files =
      ids.length === 0
        ? []
        : (
            await sql.query(
              `SELECT id, name, size_bytes, submission_id FROM form_file
               WHERE site_id = $1 AND submission_id IN (${places(ids, 2)})`,
              [siteId, ...ids],
            )
          ).rows
    return toSubmissions(rows, files)
  }

  const WHERE = `site_id = $1 AND ($2 = '' OR form_name = $2) AND ($3 = '' OR id = $3) AND (CAST($4 AS BIGINT) = 0 OR received_at < $4)`
  const valuesOf = ({ formName = '', id = '', beforeMs = 0 }: FormFilter): readonly SqlValue[] => [
    siteId,
    formName,
    id,
    beforeMs,
  ]

  return {
    add: (submission, { needsMail }) => {
      const { formName, pageId, source, fields, files } = submission
      const id = submission.attempt ?? random.token()
      const nowMs = clock.wallTime()
      const fileIds = Object.values(files)
      const insert = `INSERT INTO form_submission (site_id, ${COLUMNS}, mailed_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (site_id, id) DO NOTHING`
      const claim = `WITH claimed AS (UPDATE form_file SET submission_id = $2
        WHERE site_id = $1 AND submission_id IS NULL AND arrived_at IS NOT NULL AND id IN (${places(fileIds, 10)})
        RETURNING id)`
      const values = [
        siteId,
        id,
        formName,
        pageId,
        source,
        JSON.stringify(fields),
        JSON.stringify(files),
        nowMs,
        needsMail ? null : nowMs,
      ]
      return fileIds.length === 0
        ? change(insert, values)
        : change(`${claim} ${insert}`, [...values, ...fileIds])
    },
    list: ({ count, after, ...filter }) =>
      attempt(() =>
        submissions(
          `SELECT ${COLUMNS} FROM form_submission WHERE ${WHERE}
           AND ($5 = '' OR received_at < CAST($6 AS BIGINT) OR (received_at = $6 AND id > $5))
           ORDER BY received_at DESC, id LIMIT $7`,
          [...valuesOf(filter), after?.id ?? '', after?.receivedAtMs ?? 0, count],
        ),
      ),
    count: (filter) =>
      run(
        `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM form_submission WHERE ${WHERE}`,
        valuesOf(filter),
        ({ rows }) => Number(rows[0]?.['count'] ?? 0),
      ),
    remove: (ids) =>
      attempt(async () => {
        if (ids.length === 0) return
        const values = [siteId, ...ids]
        await sql.query(
          `DELETE FROM form_file WHERE site_id = $1 AND submission_id IN (${places(ids, 2)})`,
          values,
        )
        await sql.query(
          `DELETE FROM form_submission WHERE site_id = $1 AND id IN (${places(ids, 2)})`,
          values,
        )
      }),

    takeUnmailed: ({ count, leaseMs, receivedAfterMs }) =>
      attempt(async () => {
        const nowMs = clock.wallTime()
        const isFree = `mailed_at IS NULL AND COALESCE(mail_leased_until, 0) <= $2`
        // Whoever comes second waits for the row and then finds it taken: the condition is looked at again.
        const { rows } = await sql.query(
          `UPDATE form_submission SET mail_leased_until = $3 WHERE site_id = $1 AND ${isFree} AND id IN (
             SELECT id FROM form_submission WHERE site_id = $1 AND ${isFree} AND received_at > $4
             ORDER BY received_at, id LIMIT $5)
           RETURNING id`,
          [siteId, nowMs, nowMs + leaseMs, receivedAfterMs, count],
        )
        const ids = rows.map((row) => `${row['id']}`)
        if (ids.length === 0) return []
        return submissions(
          `SELECT ${COLUMNS} FROM form_submission WHERE site_id = $1 AND id IN (${places(ids, 2)})
           ORDER BY received_at, id`,
          [siteId, ...ids],
        )
      }),
    markMailed: (id) =>
      change(`UPDATE form_submission SET mailed_at = $3 WHERE site_id = $1 AND id = $2`, [
        siteId,
        id,
        clock.wallTime(),
      ]),
    giveBack: (ids, untilMs) =>
      attempt(async () => {
        if (ids.length === 0) return
        await sql.query(
          `UPDATE form_submission SET mail_leased_until = $2 WHERE site_id = $1 AND id IN (${places(ids, 3)})`,
          [siteId, untilMs, ...ids],
        )
      }),

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
    forgetFiles: (ids) =>
      attempt(async () => {
        if (ids.length === 0) return
        await sql.query(`DELETE FROM form_file WHERE site_id = $1 AND id IN (${places(ids, 2)})`, [
          siteId,
          ...ids,
        ])
      }),
  }
}

const firstFile = ({ rows }: SqlAnswer): FormFile | null => (rows[0] ? toFile(rows[0]) : null)
