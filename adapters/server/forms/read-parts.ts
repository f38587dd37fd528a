import { setImmediate as turn } from 'node:timers/promises'
import type { StorageFailure } from '../../../core/ports/platform/storage-failure.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { SqlError } from '../sql/engine/index.js'
import type { Querier } from '../sql/engine/index.js'
import { parameters } from '../sql/engine/index.js'

/** The bytes read by one statement; the parts of older files are larger. */
const PIECE_BYTES = 32 * 1024

/** The range of a file to read, from `start` to before `end`, and the ids of its parts in order. */
export interface PartsToRead {
  readonly siteId: string
  readonly partIds: readonly string[]
  readonly start: number
  readonly end: number
}

const REMOVED: StorageFailure = { tag: 'unavailable', message: 'The file was removed while it was read.' }

/** Finds the part that contains byte `start`; the content of earlier parts is not read. */
async function findStart(
  sql: Querier,
  { siteId, partIds, start }: PartsToRead,
): Promise<{ readonly index: number; readonly offset: number }> {
  if (start === 0 || partIds.length === 0) return { index: 0, offset: 0 }
  const { rows } = await sql.query(
    `SELECT id, OCTET_LENGTH(content) AS bytes FROM stored_file_part
     WHERE site_id = $1 AND id IN (${parameters(partIds, 2)})`,
    [siteId, ...partIds],
  )
  const bytes = new Map(rows.map((row) => [String(row['id']), Number(row['bytes'])]))
  let [index, offset] = [0, start]
  for (; index < partIds.length; index += 1) {
    const length = bytes.get(partIds[index] ?? '') ?? 0
    if (offset < length) break
    offset -= length
  }
  return { index, offset }
}

async function* piecesOf(
  sql: Querier,
  parts: PartsToRead,
): AsyncGenerator<Result<Uint8Array, StorageFailure>> {
  const { siteId, partIds, start, end } = parts
  let left = end - start
  let { index, offset } = await findStart(sql, parts)
  while (left > 0) {
    const { rows } = await sql.query(
      `SELECT SUBSTRING(content FROM CAST($3 AS INTEGER) FOR CAST($4 AS INTEGER)) AS piece,
         OCTET_LENGTH(content) AS bytes
       FROM stored_file_part WHERE site_id = $1 AND id = $2`,
      [siteId, partIds[index] ?? '', offset + 1, Math.min(PIECE_BYTES, left)],
    )
    const piece = rows[0]?.['piece']
    if (!(piece instanceof Uint8Array) || piece.length === 0) return yield err(REMOVED)
    yield ok(piece)
    left -= piece.length
    offset += piece.length
    if (offset >= Number(rows[0]?.['bytes'])) {
      index += 1
      offset = 0
    }
    // Lets the embedded database answer other requests in between.
    await turn()
  }
}

/** Reads parts of a file piece by piece, on request. */
export async function* readParts(
  sql: Querier,
  parts: PartsToRead,
): AsyncGenerator<Result<Uint8Array, StorageFailure>> {
  try {
    yield* piecesOf(sql, parts)
  } catch (thrown) {
    const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
    yield err({ tag: 'unavailable', message })
  }
}
