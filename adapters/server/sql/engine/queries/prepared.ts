import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import { deferred } from './deferred.js'
import type { SqlValue } from '../sql.js'

/** A placeholder in a query, while its statement is compiled, for a value of each run. */
class Place {
  constructor(readonly index: number) {}
}

type Write<Tables, Values extends readonly SqlValue[], Row> = (
  tables: Kysely<Tables>,
  ...values: Values
) => Compilable<Row>

const placesOf = <Values extends readonly SqlValue[]>(values: Values): Values =>
  values.map((_, index) => new Place(index)) as readonly unknown[] as Values

function writtenOnce<Tables, Values extends readonly SqlValue[], Row>(
  write: Write<Tables, Values, Row>,
): (tables: Kysely<Tables>, values: Values) => CompiledQuery<Row> {
  let written: CompiledQuery<Row> | null = null
  return (tables, values) => {
    written ??= write(tables, ...placesOf(values)).compile()
    const parameters = written.parameters.map((value) =>
      value instanceof Place ? values[value.index] : value,
    )
    return { ...written, parameters }
  }
}

/**
 * A query that is compiled once instead of at each run, which is most of Kysely's cost; used for the queries of the
 * shop's requests. `write` only passes its values on and must not read them.
 */
export function prepared<Tables, Values extends readonly SqlValue[], Row>(
  write: Write<Tables, Values, Row>,
): (tables: Kysely<Tables>, ...values: Values) => Promise<QueryResult<Row>> {
  const toQuery = writtenOnce(write)
  return (tables, ...values) => tables.executeQuery(toQuery(tables, values))
}

/** The same for a change whose answer is not read: it may be sent together with the next statement. */
export function preparedChange<Tables, Values extends readonly SqlValue[], Row>(
  write: Write<Tables, Values, Row>,
): (tables: Kysely<Tables>, ...values: Values) => Promise<void> {
  const toQuery = writtenOnce(write)
  return async (tables, ...values) => {
    await tables.executeQuery(deferred(toQuery(tables, values)))
  }
}
