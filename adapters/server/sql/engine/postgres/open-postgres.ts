import pg from 'pg'
import { err, ok } from '../../../../../core/shared/index.js'
import type { Result } from '../../../../../core/shared/index.js'
import { INT8_TYPE, parseInt8 } from '../int8.js'
import type { OpenFailure } from '../open-failure.js'
import { retryConflicts } from '../retry-conflicts.js'
import type { Querier, Sql, SqlValue } from '../sql.js'
import { isLockTimeout, isSilence, SqlError, toSqlError } from '../sql-error.js'
import { createConnectionSlots } from './connection-slots.js'
import type { ReleaseSlot, ConnectionSlots } from './connection-slots.js'

/** The PostgreSQL server to connect to, and the options of the connections. */
export interface OpenPostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /**
   * The maximum number of connections, besides two reserved for reads and three for requests that do not need
   * the contested lock. @default 10
   */
  readonly connections?: number
  /** @default 5 s for a lock, 20 s for a statement, 30 s between the statements of a transaction */
  readonly timeouts?: PostgresTimeouts
  /** Time in ms without an acquired or released connection, after which all count as blocked. @default 500 */
  readonly blockedMs?: number
}

/** Time limits in ms, set on the server for our connections; 0: no limit. */
export interface PostgresTimeouts {
  /** Limit for a row or table that another transaction has locked, and for the wait for a connection. */
  readonly lockMs: number
  readonly statementMs: number
  /** The limit between two statements of a transaction, while its locks block others. */
  readonly idleTransactionMs: number
}

const DEFAULT_CONNECTIONS = 10
const RESERVED_CONNECTIONS = 2
const ASIDE_CONNECTIONS = 3
/**
 * The lock limit on reserved connections: a request that needs the contested lock fails soon, so that those
 * behind it do not wait as well.
 */
const ASIDE_LOCK_MS = 50
const BLOCKED_MS = 500
/** The maximum delay of a timer. */
const FOR_EVER_MS = 2 ** 31 - 1
const CONNECT_TIMEOUT_MS = 10_000
const DEFAULT_TIMEOUTS: PostgresTimeouts = { lockMs: 5000, statementMs: 20_000, idleTransactionMs: 30_000 }
/** Extra time, beyond the server's own limit, before a silent server is given up. */
const SILENCE_MS = 5000

/** Opens a PostgreSQL server, or another database that speaks its protocol. Never rejects. */
export async function openPostgres({
  url,
  connections = DEFAULT_CONNECTIONS,
  timeouts = DEFAULT_TIMEOUTS,
  blockedMs = BLOCKED_MS,
}: OpenPostgresOptions): Promise<Result<Sql, OpenFailure>> {
  const location = locationOf(url)
  if (location === null) {
    return err({
      tag: 'unreachable',
      location: 'DATABASE_URL',
      message:
        'DATABASE_URL is not the address of a database. It looks like postgres://user:password@host:5432/database.',
    })
  }
  const pool = openPool(url, connections, timeouts)
  try {
    await pool.query('select 1')
    const pools = {
      pool,
      reserved: openPool(url, RESERVED_CONNECTIONS, timeouts),
      aside: openPool(url, ASIDE_CONNECTIONS, { ...timeouts, lockMs: ASIDE_LOCK_MS }),
    }
    const slots = createConnectionSlots(connections, {
      blockedMs,
      patienceMs: timeouts.lockMs || FOR_EVER_MS,
    })
    return ok(sqlOverPools(pools, slots, location))
  } catch (thrown) {
    await pool.end()
    const reason = toSqlError(thrown)
    return err({
      tag: 'unreachable',
      location,
      message:
        `${location} does not answer (${reason.message || reason.code}). ` +
        'Check DATABASE_URL, and that the server runs and admits this user.',
    })
  }
}

/** Opens a pool without connecting. */
function openPool(url: string, connections: number, timeouts: PostgresTimeouts): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(timeouts.statementMs > 0 && { query_timeout: timeouts.statementMs + SILENCE_MS }),
    types: { getTypeParser: typeParser },
    // Set by statements, since connection poolers refuse them as parameters. The pool runs them before it
    // passes the connection on.
    onConnect: (client) => client.query(settingsOf(timeouts)).catch(() => undefined),
  })
  // The pool replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return pool
}

const settingsOf = ({ lockMs, statementMs, idleTransactionMs }: PostgresTimeouts): string =>
  [
    `SET lock_timeout = ${lockMs}`,
    `SET statement_timeout = ${statementMs}`,
    `SET idle_in_transaction_session_timeout = ${idleTransactionMs}`,
  ].join('; ')

function typeParser(type: number, format?: unknown): (text: string) => unknown {
  return type === INT8_TYPE ? parseInt8 : pg.types.getTypeParser(type, format as 'text')
}

/** The address without user and password, for messages and logs. */
function locationOf(url: string): string | null {
  try {
    const { protocol, host, pathname, searchParams } = new URL(url)
    const where = host === '' ? (searchParams.get('host') ?? 'localhost') : host
    return /^postgres(ql)?:$/.test(protocol) ? `the database ${where}${pathname}` : null
  } catch {
    return null
  }
}

interface Pools {
  readonly pool: pg.Pool
  readonly reserved: pg.Pool
  readonly aside: pg.Pool
}

function sqlOverPools({ pool, reserved, aside }: Pools, slots: ConnectionSlots, location: string): Sql {
  const inSlot = async <T>(releaseSlot: ReleaseSlot, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    try {
      return await work(pool)
    } finally {
      releaseSlot()
    }
  }
  /**
   * Runs repeatable work. While all connections are blocked, mostly by one lock, the work uses reserved connections;
   * only requests for the locked row or table then wait.
   */
  const run = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const slot = await slots.takeUnlessBlocked()
    if (slot !== null) return inSlot(slot, work)
    try {
      return await work(aside)
    } catch (thrown) {
      if (!isLockTimeout(thrown)) throw thrown
      return inSlot(await slots.take(), work)
    }
  }
  return {
    location,
    query: (text, values) => run((lent) => querierOver(lent).query(text, values)),
    tx: (work) => retryConflicts(() => run((lent) => transact(lent, work))),
    reserved: {
      query: (text, values) => {
        const read = (lent: pg.Pool) => querierOver(lent).query(text, values)
        const slot = slots.takeFree()
        return slot === null ? read(reserved) : inSlot(slot, read)
      },
    },
    close: async () => {
      await Promise.all([pool, reserved, aside].map((each) => (each.ended ? undefined : each.end())))
    },
  }
}

function querierOver(client: Pick<pg.Pool, 'query'>): Querier {
  return {
    query: async (text, values = []) => {
      try {
        const { rows, rowCount, command } = await client.query<Record<string, unknown>>(text, [
          ...values,
        ] satisfies SqlValue[])
        return { rows, changedRows: command === 'SELECT' ? 0 : (rowCount ?? 0) }
      } catch (thrown) {
        throw toSqlError(thrown)
      }
    },
  }
}

async function transact<T>(pool: pg.Pool, work: (querier: Querier) => Promise<T>): Promise<T> {
  const fail = (thrown: unknown): never => {
    throw toSqlError(thrown)
  }
  const client = await pool.connect().catch(fail)
  const querier = querierOver(client as unknown as pg.Pool)
  let broken = false
  // A connection can break while it is in use. The failing statement informs the caller; the listener
  // only keeps the process alive.
  const markBroken = (): void => {
    broken = true
  }
  client.on('error', markBroken)
  try {
    await querier.query('begin')
    const answer = await work(querier)
    const { command } = await client.query('commit').catch(fail)
    if (command === 'ROLLBACK') {
      throw new SqlError('25P02', 'A statement of the transaction had failed: it was rolled back.')
    }
    return answer
  } catch (thrown) {
    // A silent server will not answer a rollback: closing the connection rolls back.
    if (isSilence(thrown)) markBroken()
    else await querier.query('rollback').catch(markBroken)
    throw thrown
  } finally {
    client.off('error', markBroken)
    client.release(broken)
  }
}
