import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { SqlValue } from './sql.js'

/** Stands in a query, while its statement is written, for the value that it is run with. */
class Place {
  constructor(readonly index: number) {}
}

/**
 * A query whose statement is written once instead of each time it is run, which is most of what Kysely costs: for
 * those that a request of the shop needs. `write` only passes its values on: it must not look at them.
 */
export function prepared<Tables, Values extends readonly SqlValue[], Row>(
  write: (tables: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (tables: Kysely<Tables>, ...values: Values) => Promise<QueryResult<Row>> {
  let written: CompiledQuery<Row> | null = null
  return (tables, ...values) => {
    const places = values.map((_, index) => new Place(index)) as readonly unknown[] as Values
    written ??= write(tables, ...places).compile()
    const parameters = written.parameters.map((value) =>
      value instanceof Place ? values[value.index] : value,
    )
    return tables.executeQuery({ ...written, parameters })
  }
}
