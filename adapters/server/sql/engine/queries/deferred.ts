import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Querier, SqlValue } from '../sql.js'

interface DeferredQuery<Row> extends CompiledQuery<Row> {
  readonly isDeferred: true
}

export const isDeferred = (query: CompiledQuery): boolean => 'isDeferred' in query

/** Marks a change whose answer is not read: it may be sent together with the next statement (`Querier.defer`). */
export const deferred = <Row>(query: CompiledQuery<Row>): DeferredQuery<Row> => ({
  ...query,
  isDeferred: true,
})

/** Makes a change whose answer is not read: it may be sent together with the next statement. */
export async function defer<Tables>(tables: Kysely<Tables>, change: Compilable): Promise<void> {
  await tables.executeQuery(deferred(change.compile()))
}

/** The same for a change as text. */
export async function deferText(
  { query, defer: send }: Querier,
  text: string,
  values: readonly SqlValue[],
): Promise<void> {
  await (send ?? query)(text, values)
}
