import { setImmediate as turn } from 'node:timers/promises'
import type { FileStore } from '../../../core/ports/file-store.port.js'
import type { StorageFailure } from '../../../core/ports/storage-failure.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { SqlError } from '../sql/engine/index.js'
import type { Querier } from '../sql/engine/index.js'
import { readParts } from './read-parts.js'

const KEY = /^[\w-]+(?:\/[\w-]+)*$/
/**
 * Small enough that the embedded database, which does one thing after the other, is free again before anybody
 * notices. Parts of older files are larger.
 */
const PART_BYTES = 32 * 1024

/** Sorts as text the way it sorts as a number; a key holds no `#`. */
const partId = (key: string, index: number): string => `${key}#${`${index}`.padStart(6, '0')}`

/** The content cut into parts of `PART_BYTES`, the last one shorter. */
async function* partsOf(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let part = new Uint8Array(PART_BYTES)
  let length = 0
  for await (const piece of content) {
    for (let at = 0; at < piece.length;) {
      const taken = piece.subarray(at, at + PART_BYTES - length)
      part.set(taken, length)
      at += taken.length
      length += taken.length
      if (length < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      length = 0
    }
  }
  if (length > 0) yield part.subarray(0, length)
}

/**
 * Keeps files in the tables of migration 0003. A file's row is written last and removed first, so half a file
 * is never read.
 */
export function createSqlFileStore(sql: Querier, siteId: string): FileStore {
  const run = async <T>(key: string, work: () => Promise<T>): Promise<Result<T, StorageFailure>> => {
    if (!KEY.test(key)) return err({ tag: 'unavailable', message: 'That is no key for a file.' })
    try {
      return ok(await work())
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }

  const remove = async (key: string): Promise<void> => {
    await sql.query(`DELETE FROM stored_file WHERE site_id = $1 AND id = $2`, [siteId, key])
    await sql.query(`DELETE FROM stored_file_part WHERE site_id = $1 AND id >= $2 AND id <= $3`, [
      siteId,
      partId(key, 0),
      partId(key, 999_999),
    ])
  }

  /** Null when the content fails before its end. */
  const write = async (
    key: string,
    content: AsyncIterable<Uint8Array>,
  ): Promise<{ readonly sizeBytes: number; readonly partCount: number } | null> => {
    let [sizeBytes, partCount] = [0, 0]
    try {
      for await (const part of partsOf(content)) {
        await sql.query(`INSERT INTO stored_file_part (site_id, id, content) VALUES ($1, $2, $3)`, [
          siteId,
          partId(key, partCount),
          part,
        ])
        sizeBytes += part.length
        partCount += 1
        // Whoever has asked something meanwhile is next.
        await turn()
      }
      return { sizeBytes, partCount }
    } catch (thrown) {
      if (thrown instanceof SqlError) throw thrown
      return null
    }
  }

  return {
    put: async (key, content) => {
      let isInterrupted = false
      const stored = await run(key, async () => {
        await remove(key)
        const written = await write(key, content)
        isInterrupted = written === null
        if (written === null) return remove(key)
        await sql.query(
          `INSERT INTO stored_file (site_id, id, size_bytes, part_count) VALUES ($1, $2, $3, $4)`,
          [siteId, key, written.sizeBytes, written.partCount],
        )
      })
      return stored.ok && isInterrupted ? err({ tag: 'interrupted' }) : stored
    },
    find: (key) =>
      run(key, async () => {
        const { rows } = await sql.query(
          `SELECT size_bytes, part_count FROM stored_file WHERE site_id = $1 AND id = $2`,
          [siteId, key],
        )
        const [file] = rows
        if (!file) return null
        const partIds = Array.from({ length: Number(file['part_count']) }, (_, index) => partId(key, index))
        return {
          sizeBytes: Number(file['size_bytes']),
          read: (start, end) => readParts(sql, { siteId, partIds, start, end }),
        }
      }),
    remove: (key) => run(key, () => remove(key)),
  }
}
