import { decodeBytes } from '../platform/decode-bytes.js'

/** The text of a table, as spreadsheets save it: in UTF-8, in UTF-16 with its mark, else in Windows-1252. */
export const tableText = (bytes: Buffer): string => decodeBytes(bytes, null).text
