import { types } from '@electric-sql/pglite'
import { INT8_TYPE, parseInt8 } from '../int8.js'

/** The characters before the digits of a binary value. */
const HEX_MARK = '\\x'

/**
 * Parsers that replace those of the embedded engine: a `bigint` is exact, and bytes are parsed a hundred times faster,
 * which is most of the time for reading a file.
 */
export const COLUMN_PARSERS = {
  [INT8_TYPE]: parseInt8,
  [types.BYTEA]: (text: string): Uint8Array => Buffer.from(text.slice(HEX_MARK.length), 'hex'),
}
