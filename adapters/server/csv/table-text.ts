import { isUtf8 } from 'node:buffer'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { decodeBytes, decodeWindows, wideEncoding } from '../platform/decode-bytes.js'

/** The text of a table as spreadsheets save it: in UTF-8, in UTF-16 with its mark, else in Windows-1252. */
export const tableText = (bytes: Buffer): string => decodeBytes(bytes, null).text

/** The bytes of one slice, which takes some milliseconds. */
const PIECE_BYTES = 1_000_000

/** The decoder of the pieces of a table, which may end inside a character. */
function pieceDecoder(bytes: Buffer): (piece: Buffer) => string {
  const wide = wideEncoding(bytes)
  if (wide === null && !isUtf8(bytes)) return decodeWindows
  const decoder = new TextDecoder(wide ?? 'utf-8')
  return (piece) => decoder.decode(piece, { stream: true })
}

/** The text of a large table, with pauses for other work. */
export async function tableTextWithPauses(bytes: Buffer): Promise<string> {
  const decode = pieceDecoder(bytes)
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    if (start > 0) await nextTurn()
    text += decode(bytes.subarray(start, start + PIECE_BYTES))
  }
  return text
}
