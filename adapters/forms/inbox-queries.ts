import type { Clock } from '../../core/ports/clock.port.js'
import type { FormInboxFailure } from '../../core/ports/form-inbox.port.js'
import type { Random } from '../../core/ports/random.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { SqlError } from '../sql/index.js'
import type { Querier, SqlAnswer, SqlValue } from '../sql/index.js'

/** Where an inbox keeps its rows, and whose time and ids it uses. */
export interface SqlFormInboxOptions {
  readonly sql: Querier
  readonly siteId: string
  readonly clock: Pick<Clock, 'wallTime'>
  readonly random: Random
}

/** The ways an inbox asks its database; nothing thrown leaves them. */
export interface InboxQueries {
  /** Work of several statements. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<Result<T, FormInboxFailure>>
  /** One statement, whose answer `read` makes something of. */
  readonly run: <T>(
    text: string,
    values: readonly SqlValue[],
    read: (answer: SqlAnswer) => T,
  ) => Promise<Result<T, FormInboxFailure>>
  /** One statement that answers nothing. */
  readonly change: (text: string, values: readonly SqlValue[]) => Promise<Result<void, FormInboxFailure>>
}

/** `$n, $n+1, ...` for a list of values, `first` being the number of the first. */
export const places = (values: readonly unknown[], first: number): string =>
  values.map((_, index) => `$${first + index}`).join(', ')

/** The queries of an inbox over a database. */
export function createInboxQueries(sql: Querier): InboxQueries {
  const attempt: InboxQueries['attempt'] = async (work) => {
    try {
      return ok(await work())
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }
  const run: InboxQueries['run'] = (text, values, read) =>
    attempt(async () => read(await sql.query(text, values)))
  return { attempt, run, change: (text, values) => run(text, values, () => undefined) }
}
