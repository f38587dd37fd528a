import { SqlError } from './sql-error.js'

/** The type number of `bigint` on the wire of PostgreSQL. */
export const INT8_TYPE = 20

/**
 * Reads a `bigint` column. A number that JavaScript cannot hold exactly is refused: an amount must never be rounded.
 */
export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) {
    throw new SqlError('22003', `the stored number ${text} is too large to be read exactly`)
  }
  return value
}
