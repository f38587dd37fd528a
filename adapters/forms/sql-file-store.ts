import type { FileStore, FileStoreFailure } from '../../core/ports/file-store.port.js'
import { err, ok } from '../../core/shared/index.js'
import type { Result } from '../../core/shared/index.js'
import { SqlError } from '../sql/index.js'
import type { Querier } from '../sql/index.js'

const KEY = /^[\w-]+(?:\/[\w-]+)*$/
const PART_BYTES = 1024 * 1024

/** Sorts as text the way it sorts as a number; a key holds no `#`. */
const partId = (key: string, index: number): string => `${key}#${`${index}`.padStart(6, '0')}`

/**
 * Keeps files in the tables of migration 0003. A file's row is written last and removed first, so half a file
 * is never read.
 */
export function createSqlFileStore(sql: Querier, siteId: string): FileStore {
  const run = async <T>(key: string, work: () => Promise<T>): Promise<Result<T, FileStoreFailure>> => {
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

  return {
    put: (key, content) =>
      run(key, async () => {
        await remove(key)
        const partCount = Math.ceil(content.length / PART_BYTES)
        for (let index = 0; index < partCount; index++) {
          const part = content.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)
          await sql.query(`INSERT INTO stored_file_part (site_id, id, content) VALUES ($1, $2, $3)`, [
            siteId,
            partId(key, index),
            part,
          ])
        }
        await sql.query(
          `INSERT INTO stored_file (site_id, id, size_bytes, part_count) VALUES ($1, $2, $3, $4)`,
          [siteId, key, content.length, partCount],
        )
      }),
    get: (key) =>
      run(key, async () => {
        const { rows } = await sql.query(
          `SELECT size_bytes, part_count FROM stored_file WHERE site_id = $1 AND id = $2`,
          [siteId, key],
        )
        const [file] = rows
        if (!file) return null
        const content = new Uint8Array(Number(file['size_bytes']))
        for (let index = 0; index < Number(file['part_count']); index++) {
          const part = await sql.query(
            `SELECT content FROM stored_file_part WHERE site_id = $1 AND id = $2`,
            [siteId, partId(key, index)],
          )
          const bytes = part.rows[0]?.['content']
          // Removed meanwhile: its row went first.
          if (!(bytes instanceof Uint8Array)) return null
          content.set(bytes, index * PART_BYTES)
        }
        return content
      }),
    remove: (key) => run(key, () => remove(key)),
  }
}
