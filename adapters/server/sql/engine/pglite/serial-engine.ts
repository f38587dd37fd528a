import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { createQueue, toRecord } from '../../../../../core/shared/index.js'
import type { Querier } from '../sql.js'
import { SqlError, toSqlError } from '../sql-error.js'
import { diskFull, isSpaceShort } from './free-space.js'
import { createPreparedStatements } from './prepared-statements.js'
import type { PreparedStatements } from './prepared-statements.js'
import type { Watchdog } from './watchdog.js'

/** A running engine, and the way to drop it if it cannot be closed. */
export interface StartedEngine {
  readonly engine: PGlite
  readonly abandon: () => void
}

/** The engine during one caller's turn. */
export interface EngineTurn extends Required<Querier> {
  readonly control: PreparedStatements['control']
}

/** The embedded engine, used by one caller at a time. */
export interface SerialEngine {
  /** Runs `work` after all earlier calls. */
  readonly exclusive: <T>(work: (turn: EngineTurn) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** The folder of a serial engine, with its restart and watchdog; an engine in memory has none of these. */
export interface EngineFolder {
  readonly folder: string
  readonly restart: () => Promise<StartedEngine>
  readonly watchdog: Watchdog
}

/**
 * True for a PANIC of PostgreSQL: it cannot continue, mostly because its log has no space on the disk, and
 * expects a restart. The embedded engine only reports it, and hangs at the next statement. It is therefore
 * dropped, and restarted as soon as there is space. All acknowledged changes are found again.
 */
const hasStopped = (thrown: unknown): boolean =>
  ['PANIC', 'FATAL'].includes(String(toRecord(thrown)['severity']))

const READ_ONLY_TRANSACTION = '25006'
const STOPPED = '57P02'

interface CurrentEngine extends StartedEngine {
  readonly statements: PreparedStatements
}

const withStatements = (started: StartedEngine): CurrentEngine => ({
  ...started,
  statements: createPreparedStatements(started.engine),
})

/**
 * The time after which the queue yields to the event loop, since the engine itself answers without a pause.
 */
const MAX_TURN_MS = 5

/** Makes a queue that yields to the event loop if it has blocked it for long, even by the work of several callers. */
function createYieldingQueue(): ReturnType<typeof createQueue> {
  const queue = createQueue()
  /** The start of the first work since the event loop last ran; null: it has run since. */
  let heldSinceMs: number | null = null
  const yieldToEventLoop = async (): Promise<void> => {
    const nowMs = performance.now()
    if (heldSinceMs !== null && nowMs - heldSinceMs >= MAX_TURN_MS) await nextTurn()
    if (heldSinceMs !== null) return
    heldSinceMs = performance.now()
    setImmediate(() => (heldSinceMs = null))
  }
  return (work) =>
    queue(async () => {
      await yieldToEventLoop()
      return work()
    })
}

/** Puts a started engine behind one queue. */
export function createSerialEngine(started: StartedEngine, care: EngineFolder | null): SerialEngine {
  let current: CurrentEngine | null = withStatements(started)
  let isReadOnly = false
  let isClosed = false
  const inTurn = createYieldingQueue()

  async function watched<T>(engine: PGlite, call: () => Promise<T>): Promise<T> {
    // A stopped engine must not get another statement, not even a rollback.
    if (current?.engine !== engine) throw new SqlError(STOPPED, 'The database has stopped.')
    care?.watchdog.enter()
    try {
      return await call()
    } catch (thrown) {
      if (!hasStopped(thrown)) throw translate(thrown)
      current?.abandon()
      current = null
      // The outcome of a commit in flight is unknown until restart.
      throw new SqlError(STOPPED, `The database has stopped: ${toSqlError(thrown).message}.`)
    } finally {
      care?.watchdog.leave()
    }
  }

  const translate = (thrown: unknown): SqlError => {
    const error = toSqlError(thrown)
    return care !== null && isReadOnly && error.code === READ_ONLY_TRANSACTION ? diskFull(care.folder) : error
  }

  async function running(): Promise<CurrentEngine> {
    if (isClosed) throw new SqlError('57P01', 'The database is closed.')
    const isShort = care !== null && isSpaceShort(care.folder)
    if (current === null) {
      if (care === null || isShort) throw diskFull(care?.folder ?? 'memory')
      const restarted = await care.restart().catch((thrown: unknown) => {
        throw toSqlError(thrown)
      })
      current = withStatements(restarted)
      isReadOnly = false
    }
    const running = current
    const { engine } = running
    if (isShort !== isReadOnly) {
      await watched(engine, () =>
        engine.exec(`SET default_transaction_read_only = ${isShort ? 'on' : 'off'}`),
      )
      isReadOnly = isShort
    }
    return running
  }

  const turnOf = ({ engine, statements }: CurrentEngine): EngineTurn => ({
    query: (text, values = []) => watched(engine, () => statements.run(text, values)),
    defer: (text, values) => watched(engine, () => statements.defer(text, values)),
    control: (statement, options) => watched(engine, () => statements.control(statement, options)),
  })

  return {
    exclusive: (work) => inTurn(async () => work(turnOf(await running()))),
    close: () =>
      inTurn(async () => {
        if (isClosed) return
        isClosed = true
        const engine = current?.engine
        // Data that cannot be written on closing are recovered at the next start.
        if (engine !== undefined) await watched(engine, () => engine.close()).catch(() => current?.abandon())
        care?.watchdog.stop()
      }),
  }
}
