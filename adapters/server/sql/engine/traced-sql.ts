import type { Telemetry } from '../../../../core/ports/platform/telemetry.port.js'
import type { Querier, Sql } from './sql.js'
import { createStatementNames } from './queries/statement-name.js'

const SYSTEM = { 'db.system.name': 'postgresql' } as const

/**
 * A database whose transactions and statements are parts of the trace, by name only. Statements outside a
 * trace, such as the periodic writes of counts, are not recorded.
 */
export function tracedSql(sql: Sql, telemetry: Telemetry): Sql {
  const nameOf = createStatementNames()
  const statement = <T>(text: string, send: () => Promise<T>): Promise<T> => {
    const name = nameOf(text)
    const attributes = { ...SYSTEM, 'db.query.summary': name }
    return telemetry.span(name, { kind: 'client', attributes, isPart: true }, send)
  }
  const tracedQuerier = ({ query, defer }: Querier): Querier => ({
    query: (text, values) => statement(text, () => query(text, values)),
    ...(defer && { defer: (text, values) => statement(text, () => defer(text, values)) }),
  })
  return {
    ...sql,
    ...tracedQuerier(sql),
    tx: (work, options) =>
      telemetry.span('transaction', { kind: 'client', attributes: SYSTEM, isPart: true }, (span) =>
        // `within` restores the span: an engine with one connection starts the work from the previous
        // transaction.
        sql.tx((querier) => span.within(() => work(tracedQuerier(querier))), options),
      ),
    ...(sql.reserved && { reserved: tracedQuerier(sql.reserved) }),
    ...(sql.asyncCommit && { asyncCommit: tracedQuerier(sql.asyncCommit) }),
  }
}
