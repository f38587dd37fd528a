import { randomBytes } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { FileStore } from '../../../core/ports/platform/file-store.port.js'
import type { StorageFailure } from '../../../core/ports/platform/storage-failure.js'
import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'
import { SqlError } from '../sql/engine/index.js'
import type { Querier } from '../sql/engine/index.js'
import { readParts } from './read-parts.js'

const KEY = /^[\w-]+(?:\/[\w-]+)*$/
/**
 * The size of a part. The embedded database does one thing at a time, so each part must end before other
 * requests notice a delay. Parts of older files are larger.
 */
const PART_BYTES = 32 * 1024

/** The age after which the parts of an unfinished write belong to a process that stopped. */
const LEFT_BEHIND_MS = 60 * 60 * 1000
/** The maximum number of attempts if writers of one key replace each other's file. */
const TRIES = 20

const timeText = (atMs: number): string => `g${Math.max(0, atMs).toString(16).padStart(12, '0')}`
/** One for each write; sorts by time. */
const newGeneration = (nowMs: number): string => `${timeText(nowMs)}-${randomBytes(8).toString('hex')}`

/** Sorts as text in the order of the numbers; keys contain no `#`. */
const partId = (key: string, generation: string | null, index: number): string =>
  `${key}#${generation === null ? '' : `${generation}#`}${`${index}`.padStart(6, '0')}`

/** The content in parts of `PART_BYTES`, the last one shorter. */
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

/** The written parts of a file. */
interface WrittenParts {
  readonly sizeBytes: number
  readonly partCount: number
}

/** Writes the parts of a file; null if the content fails before its end. */
async function writeParts(
  sql: Querier,
  siteId: string,
  { key, generation }: { readonly key: string; readonly generation: string },
  content: AsyncIterable<Uint8Array>,
): Promise<WrittenParts | null> {
  let [sizeBytes, partCount] = [0, 0]
  try {
    for await (const part of partsOf(content)) {
      await sql.query(`INSERT INTO stored_file_part (site_id, id, content) VALUES ($1, $2, $3)`, [
        siteId,
        partId(key, generation, partCount),
        part,
      ])
      sizeBytes += part.length
      partCount += 1
      // Lets waiting requests run first.
      await turn()
    }
    return { sizeBytes, partCount }
  } catch (thrown) {
    if (thrown instanceof SqlError) throw thrown
    return null
  }
}

/** The rows of files: a file, and the parts of each write of it. */
function createFileRows(sql: Querier, siteId: string) {
  const removeParts = async (from: string, to: string): Promise<void> => {
    await sql.query(`DELETE FROM stored_file_part WHERE site_id = $1 AND id >= $2 AND id <= $3`, [
      siteId,
      from,
      to,
    ])
  }
  const removeGeneration = (key: string, generation: string | null): Promise<void> =>
    removeParts(partId(key, generation, 0), partId(key, generation, 999_999))

  /** Removes the present file; parts that another writer is sending at the moment stay. */
  const replace = async (key: string): Promise<void> => {
    const { rows } = await sql.query(
      `DELETE FROM stored_file WHERE site_id = $1 AND id = $2 RETURNING generation`,
      [siteId, key],
    )
    for (const { generation } of rows)
      await removeGeneration(key, generation === null ? null : String(generation))
  }

  /** Removes the present file, and parts that writers left behind before `nowMs`. */
  const remove = async (key: string, nowMs: number): Promise<void> => {
    await replace(key)
    await removeGeneration(key, null)
    await removeParts(`${key}#${timeText(0)}`, `${key}#${timeText(nowMs - LEFT_BEHIND_MS)}`)
  }

  const write = (key: string, generation: string, content: AsyncIterable<Uint8Array>) =>
    writeParts(sql, siteId, { key, generation }, content)

  /** Makes the file of a write the present one; of several writers the last one wins. */
  const publish = async (
    key: string,
    generation: string,
    { sizeBytes, partCount }: WrittenParts,
  ): Promise<void> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { changedRows } = await sql.query(
        `INSERT INTO stored_file (site_id, id, size_bytes, part_count, generation) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (site_id, id) DO NOTHING`,
        [siteId, key, sizeBytes, partCount, generation],
      )
      if (changedRows === 1) return
      await replace(key)
    }
    throw new Error('Too many writers of one key.')
  }

  return { remove, removeGeneration, write, publish }
}

/**
 * Stores files in the tables of migrations 0003 and 0032. A file's row is written last and removed first, and
 * names the parts of one write, so that no incomplete or mixed file is ever read.
 */
export function createSqlFileStore(
  sql: Querier,
  siteId: string,
  wallTime: () => number = Date.now,
): FileStore {
  const files = createFileRows(sql, siteId)
  const run = async <T>(key: string, work: () => Promise<T>): Promise<Result<T, StorageFailure>> => {
    if (!KEY.test(key)) return err({ tag: 'unavailable', message: 'That is not a key for a file.' })
    try {
      return ok(await work())
    } catch (thrown) {
      const message = thrown instanceof SqlError ? thrown.message : 'The database did not answer.'
      return err({ tag: 'unavailable', message })
    }
  }

  return {
    put: async (key, content) => {
      let isInterrupted = false
      const stored = await run(key, async () => {
        const generation = newGeneration(wallTime())
        try {
          await files.remove(key, wallTime())
          const written = await files.write(key, generation, content)
          isInterrupted = written === null
          if (written === null) return await files.removeGeneration(key, generation)
          await files.publish(key, generation, written)
        } catch (thrown) {
          await files.removeGeneration(key, generation).catch(() => undefined)
          throw thrown
        }
      })
      return stored.ok && isInterrupted ? err({ tag: 'interrupted' }) : stored
    },
    find: (key) =>
      run(key, async () => {
        const { rows } = await sql.query(
          `SELECT size_bytes, part_count, generation FROM stored_file WHERE site_id = $1 AND id = $2`,
          [siteId, key],
        )
        const [file] = rows
        if (!file) return null
        const generation = file['generation'] === null ? null : String(file['generation'])
        const partIds = Array.from({ length: Number(file['part_count']) }, (_, index) =>
          partId(key, generation, index),
        )
        return {
          sizeBytes: Number(file['size_bytes']),
          read: (start, end) => readParts(sql, { siteId, partIds, start, end }),
        }
      }),
    remove: (key) => run(key, () => files.remove(key, wallTime())),
  }
}
