import { types } from '@electric-sql/pglite'
import { INT8_TYPE, parseInt8 } from '../int8.js'

/** The characters before the digits of a binary value. */
const HEX_MARK = '\\x'

/**
 * Parsers of values that take the place of the embedded engine's own: a `bigint` is exact, and bytes take the hundredth
 * part of the time, which for a file is most of the time that reading takes.
 */
export const COLUMN_PARSERS = {
  [INT8_TYPE]: parseInt8,
  [types.BYTEA]: (text: string): Uint8Array => Buffer.from(text.slice(HEX_MARK.length), 'hex'),
}
