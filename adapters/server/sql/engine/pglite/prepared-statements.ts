import { protocol, types } from '@electric-sql/pglite'
import type { PGlite } from '@electric-sql/pglite'
import type { SqlAnswer, SqlValue, TransactionOptions } from '../sql.js'
import { SqlError } from '../sql-error.js'

/** Begins or ends a transaction. */
type Control = 'BEGIN' | 'COMMIT' | 'ROLLBACK'

/** Statements of one engine, prepared when they repeat. */
export interface PreparedStatements {
  readonly run: (text: string, values: readonly SqlValue[]) => Promise<SqlAnswer>
  /** As `Querier.defer`. */
  readonly defer: (text: string, values: readonly SqlValue[]) => Promise<void>
  /** Begins or ends a transaction; rejects if a commit was rolled back. The BEGIN is sent with the first statement. */
  readonly control: (statement: Control, options?: TransactionOptions) => Promise<void>
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]
type CommandComplete = InstanceType<typeof protocol.messages.CommandCompleteMessage>
type RowDescription = InstanceType<typeof protocol.messages.RowDescriptionMessage>

/** A statement that the server stores under a name. */
interface Prepared {
  readonly name: string
  /** The columns of its answers, which never change; null before the first run. */
  fields: RowDescription['fields'] | null
}

const { serialize } = protocol
const controlMessages = (statement: string): Uint8Array =>
  Buffer.concat([serialize.parse({ text: statement }), serialize.bind(), serialize.execute({})])
const CONTROL: Readonly<Record<Control, Uint8Array>> = {
  BEGIN: controlMessages('BEGIN'),
  COMMIT: controlMessages('COMMIT'),
  ROLLBACK: controlMessages('ROLLBACK'),
}
/** Skips the disk sync of this commit alone; the next commit that waits for the disk includes it. */
const WITHOUT_DISK = controlMessages('SET LOCAL synchronous_commit = off')
const MAX_STATEMENTS = 200
/** Maximum length of a prepared statement: longer ones insert many rows and rarely repeat. */
const MAX_TEXT_LENGTH = 4000
/** Matches statements that change no table, so that prepared plans stay valid. */
const KEEPS_PLANS = /^\s*(select|insert|update|delete|with|show|begin|commit|rollback)\b/i
const CHANGED_ROWS = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/

/** Sends the messages of statements to the engine, each statement in one call with those that wait for it. */
interface Sender {
  /** Statements that are sent before the next one, in its call; each as its messages. */
  readonly waiting: Uint8Array[]
  /**
   * Sends messages in one call after the waiting ones; returns the replies to them alone. After an error the server
   * ignores all messages up to the end of the call, a commit included.
   */
  readonly send: (...messages: readonly Uint8Array[]) => Promise<readonly Message[]>
  /** The same without the waiting ones and without the end of a call. */
  readonly execute: (...messages: readonly Uint8Array[]) => Promise<readonly Message[]>
}

function createSender(engine: PGlite): Sender {
  const waiting: Uint8Array[] = []
  const execute: Sender['execute'] = async (...messages) =>
    (await engine.execProtocol(Buffer.concat(messages), { syncToFs: false })).messages
  return {
    waiting,
    send: async (...messages) => {
      const before = waiting.splice(0)
      const answers = await execute(...before, ...messages, serialize.sync())
      return before.length === 0 ? answers : afterStatements(answers, before.length)
    },
    execute,
  }
}

/** The statements that the server has stored under names: those that repeat. */
interface Plans {
  /** The prepared statement of a text; null if it is not prepared. */
  readonly prepare: (text: string) => Promise<Prepared | null>
  readonly forgetAll: () => Promise<void>
}

function createPlans({ send, execute }: Sender): Plans {
  /** Prepared statements by text, the most recently used last. */
  const kept = new Map<string, Prepared>()
  /** Texts that were seen once; a repeated one is prepared. */
  const seen = new Set<string>()
  let made = 0
  const forget = async (text: string, { name }: Prepared): Promise<void> => {
    kept.delete(text)
    await send(serialize.close({ type: 'S', name }))
  }
  return {
    prepare: async (text) => {
      const known = kept.get(text)
      if (known !== undefined) {
        kept.delete(text)
        kept.set(text, known)
        return known
      }
      if (text.length > MAX_TEXT_LENGTH || !KEEPS_PLANS.test(text)) return null
      if (!seen.has(text)) {
        if (seen.size > MAX_STATEMENTS) seen.clear()
        seen.add(text)
        return null
      }
      made += 1
      const statement: Prepared = { name: `statement_${made}`, fields: null }
      await send(serialize.parse({ name: statement.name, text }))
      kept.set(text, statement)
      const [oldest] = kept
      if (kept.size > MAX_STATEMENTS && oldest !== undefined) await forget(...oldest)
      return statement
    },
    forgetAll: async () => {
      kept.clear()
      seen.clear()
      await execute(serialize.query('DEALLOCATE ALL'))
    },
  }
}

/**
 * Runs each statement in one call of the engine. The engine's own `query` makes six calls and plans each time: ten
 * times slower for the statements of a shop, a few dozen that repeat.
 */
export function createPreparedStatements(engine: PGlite): PreparedStatements {
  const sender = createSender(engine)
  const { waiting, send } = sender
  const { prepare, forgetAll } = createPlans(sender)

  /** Reads the columns of a prepared statement only once: they cost as much as many rows. */
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

  async function run(text: string, values: readonly SqlValue[]): Promise<SqlAnswer> {
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
  }

  return {
    run,
    defer: async (text, values) => {
      const statement = await prepare(text)
      if (statement === null) await run(text, values)
      else
        waiting.push(
          Buffer.concat([
            serialize.bind({ statement: statement.name, values: values.map(toWire) }),
            serialize.execute({}),
          ]),
        )
    },
    control: async (statement, { mayBeLost = false } = {}) => {
      if (statement === 'BEGIN') return void waiting.push(CONTROL.BEGIN)
      const isUnknown = waiting[0] === CONTROL.BEGIN && (statement === 'ROLLBACK' || waiting.length === 1)
      if (isUnknown || statement === 'ROLLBACK') waiting.splice(0)
      if (isUnknown) return
      if (mayBeLost) waiting.push(WITHOUT_DISK)
      const done = (await send(CONTROL[statement])).find(isCommandComplete)
      if (statement === 'COMMIT' && done?.text === 'ROLLBACK') {
        throw new SqlError('25P02', 'A statement of the transaction had failed: it was rolled back.')
      }
    },
  }
}

/** The replies after those of the first `count` statements. */
function afterStatements(messages: readonly Message[], count: number): readonly Message[] {
  let answered = 0
  return messages.slice(
    messages.findIndex((message) => isCommandComplete(message) && ++answered === count) + 1,
  )
}

/** Bytes are sent unchanged, other values as text; the server knows the types. */
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
