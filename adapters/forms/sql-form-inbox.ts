import type { Clock } from '../../core/ports/clock.port.js'
import type {
  FormFile,
  FormInbox,
  FormInboxFailure,
  FormSubmission,
} from '../../core/ports/form-inbox.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { SqlError } from '../sql/index.js'
import type { Sql, SqlAnswer } from '../sql/index.js'

/** Where an inbox keeps its rows, and whose time and ids it uses. */
export interface SqlFormInboxOptions {
  readonly sql: Sql
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

const COLUMNS = 'id, form_name, page_id, source, fields, files, received_at'

/** An inbox in the tables of migration 0002. */
export function createSqlFormInbox({ sql, siteId, clock, random }: SqlFormInboxOptions): FormInbox {
  const run = async <T>(
    text: string,
    values: Parameters<Sql['query']>[1],
    read: (answer: SqlAnswer) => T,
  ): Promise<Result<T, FormInboxFailure>> => {
    try {
      return ok(read(await sql.query(text, values)))
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }
  const submissions = ({ rows }: SqlAnswer): readonly FormSubmission[] => rows.map(toSubmission)

  return {
    add: (submission) => {
      const row: FormSubmission = {
        ...submission,
        id: random.token() as FormSubmission['id'],
        receivedAtMs: clock.wallTime(),
      }
      const { id, formName, pageId, source, fields, files, receivedAtMs } = row
      return run(
        `INSERT INTO form_submission (site_id, ${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [siteId, id, formName, pageId, source, JSON.stringify(fields), JSON.stringify(files), receivedAtMs],
        () => row,
      )
    },
    list: ({ formName, count }) =>
      run(
        `SELECT ${COLUMNS} FROM form_submission WHERE site_id = $1 AND ($2 = '' OR form_name = $2)
         ORDER BY received_at DESC, id LIMIT $3`,
        [siteId, formName ?? '', count],
        submissions,
      ),
    unmailed: (count) =>
      run(
        `SELECT ${COLUMNS} FROM form_submission WHERE site_id = $1 AND mailed_at IS NULL
         ORDER BY received_at, id LIMIT $2`,
        [siteId, count],
        submissions,
      ),
    markMailed: (id) =>
      run(
        `UPDATE form_submission SET mailed_at = $3 WHERE site_id = $1 AND id = $2`,
        [siteId, id, clock.wallTime()],
        () => undefined,
      ),
    expectFile: ({ name, sizeBytes, expiresAtMs }) => {
      const [id, token] = [random.token(), random.token()]
      return run(
        `INSERT INTO form_file (site_id, id, name, size_bytes, token, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
        [siteId, id, name, sizeBytes, token, expiresAtMs],
        () => ({ id, token }),
      )
    },
    redeemFile: (id, token) =>
      // One statement both checks and uses the token, so two uploads at once cannot both have it.
      run(
        `UPDATE form_file SET token = NULL WHERE site_id = $1 AND id = $2 AND token = $3 AND expires_at > $4
         RETURNING id, name, size_bytes`,
        [siteId, id, token, clock.wallTime()],
        ({ rows }): FormFile | null => {
          const row = rows[0]
          return row ? { id, name: `${row['name']}`, sizeBytes: Number(row['size_bytes']) } : null
        },
      ),
  }
}

function toSubmission(row: Readonly<Record<string, unknown>>): FormSubmission {
  return {
    id: `${row['id']}` as FormSubmission['id'],
    formName: `${row['form_name']}`,
    pageId: `${row['page_id']}`,
    source: `${row['source']}`,
    fields: toTexts(row['fields']),
    files: toTexts(row['files']),
    receivedAtMs: Number(row['received_at']),
  }
}

/** Only this inbox writes the documents, so they are objects of text. */
const toTexts = (json: unknown): Readonly<Record<string, string>> =>
  JSON.parse(`${json}`) as Readonly<Record<string, string>>
