import { createHash } from 'node:crypto'
import { readCollectionSteps } from '../../../../core/collections/index.js'
import type { Collection } from '../../../../core/collections/index.js'
import { inTurns } from '../in-turns.js'
import { readTable } from './read-table.js'
import { findTables, readTableBytes } from './table-files.js'
import type { TableFile } from './table-files.js'

/** The collections of a site, and a version that identifies their state. */
export interface CollectionsReading {
  readonly collections: readonly Collection[]
  readonly version: string
}

/** Interval at which changed tables are found. */
const FRESH_MS = 1_000
/** The maximum size of changes for which pages wait; during larger reads they show the former content. */
const MAX_WAITED_FOR_BYTES = 1_000_000

/**
 * The collection of a table, read with turns for other requests; null if it cannot be read, or is no table of items.
 */
export async function readTableFile(folder: string, { path, slug }: TableFile): Promise<Collection | null> {
  try {
    const bytes = await readTableBytes(folder, path)
    const table = bytes && (await readTable(bytes))
    return table && (await inTurns(readCollectionSteps(slug, table.columns, table.rows)))
  } catch {
    return null
  }
}

/** Reads the tables of a site's collections, and again after changes. */
export function createSiteCollections(
  folder: string,
  nowMs: () => number,
): () => Promise<CollectionsReading> {
  let lookedAt = Number.NEGATIVE_INFINITY
  let state: string | null = null
  let known = new Map<string, Collection | null>()
  let latest: Promise<CollectionsReading> = Promise.resolve({ collections: [], version: '' })
  let answer = latest

  async function read(files: readonly TableFile[], version: string): Promise<CollectionsReading> {
    const now = new Map<string, Collection | null>()
    for (const file of files)
      now.set(file.state, known.get(file.state) ?? (await readTableFile(folder, file)))
    known = now
    return { collections: [...now.values()].flatMap((each) => each ?? []), version }
  }

  return () => {
    if (nowMs() - lookedAt < FRESH_MS) return answer
    lookedAt = nowMs()
    const files = findTables(folder).flatMap((look) => (look.ok ? [look.value] : []))
    const now = files.map((file) => file.state).join('\n')
    if (now === state) return answer
    const isFirst = state === null
    state = now
    const version = createHash('sha256').update(now).digest('base64url').slice(0, 16)
    const changedBytes = files.reduce((sum, file) => sum + (known.has(file.state) ? 0 : file.sizeBytes), 0)
    const reading = latest.then(() => read(files, version))
    latest = reading
    if (isFirst || changedBytes <= MAX_WAITED_FOR_BYTES) answer = reading
    else void reading.then(() => (answer = reading))
    return answer
  }
}
