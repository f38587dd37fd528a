import { toRecord } from '../../../../core/shared/index.js'

const CONFLICTS = new Set(['40001', '40P01'])
const LOCK_TIMEOUT = '55P03'
const MAX_MESSAGE_LENGTH = 300

/**
 * An error of a database, without the driver's additions (the embedded engine prints its whole source with an
 * error).
 */
export class SqlError extends Error {
  override readonly name = 'SqlError'

  /** `code`: the SQLSTATE, or the system's error code such as `ECONNREFUSED`; empty when neither is known. */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.stack = `${this.name}: ${message}`
  }
}

/** True for a conflict with another transaction: the same work may succeed when it is repeated. */
export const isConflict = (error: unknown): boolean => error instanceof SqlError && CONFLICTS.has(error.code)

/** True if another transaction held a table or row for too long, and nothing was done. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof SqlError && error.code === LOCK_TIMEOUT

/** True if a row with that key already exists. */
export const isDuplicate = (error: unknown): boolean => error instanceof SqlError && error.code === '23505'

/** True if the disk is full, and nothing of the transaction was written. */
export const isDiskFull = (error: unknown): boolean => error instanceof SqlError && error.code === '53100'

/** Codes of a server that ends connections: it is stopped, crashes or starts. */
const SERVER_ENDS = /^(?:08|57P0)/
/** A server's own codes; a driver and the system have others. */
const SQLSTATE = /^[0-9A-Z]{5}$/

/** True if the server did not answer, so that the connection cannot be used any more. */
export const isSilence = (error: unknown): boolean => error instanceof SqlError && !SQLSTATE.test(error.code)

const hasLostConnection = (error: unknown): error is SqlError =>
  error instanceof SqlError && (isSilence(error) || SERVER_ENDS.test(error.code))

/** The reason of a failure as a part of a sentence. */
export const sqlProblem = (thrown: unknown): string =>
  hasLostConnection(thrown)
    ? `the connection to the database ended (${thrown.message})`
    : toSqlError(thrown).message

/** The text for the owner if a connection ended; null: another error. */
export function lostConnectionText(error: unknown): string | null {
  if (!hasLostConnection(error)) return null
  return (
    `The connection to the database ended (${error.message}). Check that the database runs. ` +
    'A change is made whole or not at all: look before you try it again.'
  )
}

/** Turns a value that a driver threw into a `SqlError`. */
export function toSqlError(thrown: unknown): SqlError {
  if (thrown instanceof SqlError) return thrown
  const { code, message } = toRecord(thrown)
  const said = typeof message === 'string' && message !== '' ? message : String(thrown)
  const text =
    code === LOCK_TIMEOUT ? `another session has locked a table or row for too long (${said})` : said
  return new SqlError(typeof code === 'string' ? code : '', text.slice(0, MAX_MESSAGE_LENGTH))
}
