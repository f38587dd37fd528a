import { protocol, types } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlAnswer, SqlValue } from '../sql.js'
import { SqlError } from '../sql-error.js'

/** Statements of one engine, prepared when they come again. */
export interface PreparedStatements {
  readonly run: (text: string, values: readonly SqlValue[]) => Promise<SqlAnswer>
  /** Begins or ends a transaction; rejects where a commit found it broken and rolled it back. */
  readonly control: (statement: 'BEGIN' | 'COMMIT' | 'ROLLBACK') => Promise<void>
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]
type CommandComplete = InstanceType<typeof protocol.messages.CommandCompleteMessage>
type RowDescription = InstanceType<typeof protocol.messages.RowDescriptionMessage>

/** A statement that the server keeps under a name. */
interface Prepared {
  readonly name: string
  /** The columns of its answers, which stay what they are; null: it was not run yet. */
  fields: RowDescription['fields'] | null
}

const { serialize } = protocol
const MOST_STATEMENTS = 200
/** Longer ones insert many rows at once and seldom come again. */
const LONGEST_TEXT = 4000
/** What changes no table, so that no plan made before becomes wrong. */
const KEEPS_PLANS = /^\s*(select|insert|update|delete|with|show|begin|commit|rollback)\b/i
const CHANGED_ROWS = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/

/**
 * Runs statements in one call of the engine each. The engine's own `query` makes six and plans anew each time:
 * ten times as long for the statements of a shop, which are the same few dozen again and again.
 */
export function createPreparedStatements(engine: PGlite): PreparedStatements {
  /** By text, the one used last at the end. */
  const kept = new Map<string, Prepared>()
  /** Seen once; what comes again is worth being prepared. */
  const seen = new Set<string>()
  let made = 0

  const execute = async (...messages: readonly Uint8Array[]): Promise<readonly Message[]> =>
    (await engine.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages
  const send = (...messages: readonly Uint8Array[]): Promise<readonly Message[]> =>
    execute(...messages, serialize.sync())

  async function forget(text: string, { name }: Prepared): Promise<void> {
    kept.delete(text)
    await send(serialize.close({ type: 'S', name }))
  }

  /** The statement of a text; null for one that is not prepared. */
  async function prepare(text: string): Promise<Prepared | null> {
    const known = kept.get(text)
    if (known !== undefined) {
      kept.delete(text)
      kept.set(text, known)
      return known
    }
    if (text.length > LONGEST_TEXT || !KEEPS_PLANS.test(text)) return null
    if (!seen.has(text)) {
      if (seen.size > MOST_STATEMENTS) seen.clear()
      seen.add(text)
      return null
    }
    made += 1
    const statement: Prepared = { name: `statement_${made}`, fields: null }
    await send(serialize.parse({ name: statement.name, text }))
    kept.set(text, statement)
    const [oldest] = kept
    if (kept.size > MOST_STATEMENTS && oldest !== undefined) await forget(...oldest)
    return statement
  }

  async function forgetAll(): Promise<void> {
    kept.clear()
    seen.clear()
    await execute(serialize.query('DEALLOCATE ALL'))
  }

  /** Asks for the columns of a statement that was prepared once: they cost as much as many a row. */
  async function runPrepared(statement: Prepared, values: readonly SqlValue[]): Promise<SqlAnswer> {
    const { name, fields } = statement
    const answer = await send(
      serialize.bind({ statement: name, values: values.map(toWire) }),
      ...(fields === null ? [serialize.describe({ type: 'P' })] : []),
      serialize.execute({}),
    )
    const known = fields ?? fieldsOf(answer)
    statement.fields = known
    return toAnswer(answer, known, engine.parsers)
  }

  return {
    run: async (text, values) => {
      const statement = await prepare(text)
      if (statement !== null) return runPrepared(statement, values)
      const answer = await send(
        serialize.parse({ text }),
        serialize.bind({ values: values.map(toWire) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      )
      if (!KEEPS_PLANS.test(text)) await forgetAll()
      return toAnswer(answer, fieldsOf(answer), engine.parsers)
    },
    control: async (statement) => {
      const done = (await execute(serialize.query(statement))).find(isCommandComplete)
      if (statement === 'COMMIT' && done?.text === 'ROLLBACK') {
        throw new SqlError('25P02', 'A statement of the transaction had failed: it was rolled back.')
      }
    },
  }
}

/** Bytes go as they are, everything else as text; the server knows the types. */
const toWire = (value: SqlValue): string | Uint8Array | null =>
  value === null || value instanceof Uint8Array ? value : String(value)

const isCommandComplete = (message: Message): message is CommandComplete =>
  message instanceof protocol.messages.CommandCompleteMessage

const isRowDescription = (message: Message): message is RowDescription =>
  message instanceof protocol.messages.RowDescriptionMessage

const fieldsOf = (messages: readonly Message[]): RowDescription['fields'] =>
  messages.find(isRowDescription)?.fields ?? []

function toAnswer(
  messages: readonly Message[],
  fields: RowDescription['fields'],
  parsers: PGlite['parsers'],
): SqlAnswer {
  const rows: Record<string, unknown>[] = []
  let changedRows = 0
  for (const message of messages) {
    if (message instanceof protocol.messages.DataRowMessage) {
      const cells = message.fields
      rows.push(
        Object.fromEntries(
          fields.map(({ name, dataTypeID }, index) => [
            name,
            types.parseType(cells[index] ?? null, dataTypeID, parsers),
          ]),
        ),
      )
    } else if (isCommandComplete(message)) {
      changedRows = Number(CHANGED_ROWS.exec(message.text)?.[1] ?? 0)
    }
  }
  return { rows, changedRows }
}
