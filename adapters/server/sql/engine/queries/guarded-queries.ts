import type { StorageFailure } from '../../../../../core/ports/platform/storage-failure.js'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import type { Querier, SqlAnswer, SqlValue } from '../sql.js'
import { SqlError } from '../sql-error.js'

/** Statements that return failures instead of throwing. */
export interface GuardedQueries {
  /** Runs several statements. */
  readonly attempt: <T>(work: () => Promise<T>) => Promise<Result<T, StorageFailure>>
  /** Runs one statement, whose answer `read` converts. */
  readonly run: <T>(
    text: string,
    values: readonly SqlValue[],
    read: (answer: SqlAnswer) => T,
  ) => Promise<Result<T, StorageFailure>>
  /** Runs one statement without an answer. */
  readonly change: (text: string, values: readonly SqlValue[]) => Promise<Result<void, StorageFailure>>
}

/** Placeholders `$n, $n+1, ...` for a list of values; `first` is the number of the first one. */
export const parameters = (values: readonly unknown[], first: number): string =>
  values.map((_, index) => `$${first + index}`).join(', ')

/** Guarded statements over a database. */
export function createGuardedQueries(sql: Querier): GuardedQueries {
  const attempt: GuardedQueries['attempt'] = async (work) => {
    try {
      return ok(await work())
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }
  const run: GuardedQueries['run'] = (text, values, read) =>
    attempt(async () => read(await sql.query(text, values)))
  return { attempt, run, change: (text, values) => run(text, values, () => undefined) }
}
