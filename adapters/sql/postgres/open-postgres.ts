import pg from 'pg'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { INT8_TYPE, parseInt8 } from '../int8.js'
import type { OpenFailure } from '../open-failure.js'
import { retryConflicts } from '../retry-conflicts.js'
import type { Querier, Sql, SqlValue } from '../sql.js'
import { toSqlError } from '../sql-error.js'

/** Which PostgreSQL is connected to, and how. */
export interface OpenPostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** How many connections at most. @default 10 */
  readonly connections?: number
}

const DEFAULT_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000

/** Opens a PostgreSQL server, or another database that speaks its protocol. Never rejects. */
export async function openPostgres({
  url,
  connections = DEFAULT_CONNECTIONS,
}: OpenPostgresOptions): Promise<Result<Sql, OpenFailure>> {
  const place = placeOf(url)
  if (place === null) {
    return err({
      tag: 'unreachable',
      place: 'DATABASE_URL',
      message:
        'DATABASE_URL is no address of a database. It looks like postgres://user:password@host:5432/database.',
    })
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: { getTypeParser: typeParser },
  })
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end
  // the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
    return ok(sqlOverPool(pool, place))
  } catch (thrown) {
    await pool.end()
    const reason = toSqlError(thrown)
    return err({
      tag: 'unreachable',
      place,
      message: `${place} does not answer (${reason.message || reason.code}). Check DATABASE_URL, and that the server runs and lets this user in.`,
    })
  }
}

function typeParser(type: number, format?: unknown): (text: string) => unknown {
  return type === INT8_TYPE ? parseInt8 : pg.types.getTypeParser(type, format as 'text')
}

/** The address without user and password: it goes into messages and logs. */
function placeOf(url: string): string | null {
  try {
    const { protocol, host, pathname, searchParams } = new URL(url)
    const where = host === '' ? (searchParams.get('host') ?? 'localhost') : host
    return /^postgres(ql)?:$/.test(protocol) ? `the database ${where}${pathname}` : null
  } catch {
    return null
  }
}

const sqlOverPool = (pool: pg.Pool, place: string): Sql => ({
  place,
  query: querierOver(pool).query,
  tx: (work) => retryConflicts(() => transact(pool, work)),
  close: () => (pool.ended ? Promise.resolve() : pool.end()),
})

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
  const client = await pool.connect().catch((thrown: unknown) => {
    throw toSqlError(thrown)
  })
  const querier = querierOver(client as unknown as pg.Pool)
  let broken = false
  // A connection can break while it is lent out; the failing statement tells the caller, the listener only
  // keeps the process alive.
  const markBroken = (): void => {
    broken = true
  }
  client.on('error', markBroken)
  try {
    await querier.query('begin')
    const answer = await work(querier)
    await querier.query('commit')
    return answer
  } catch (thrown) {
    await querier.query('rollback').catch(markBroken)
    throw thrown
  } finally {
    client.off('error', markBroken)
    client.release(broken)
  }
}
