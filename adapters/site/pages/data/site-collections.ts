import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readTable } from './read-table.js'
import { readCollection } from '../../../../core/collections/index.js'
import type { Collection } from '../../../../core/collections/index.js'
import { lookAtTables, withTable } from './table-files.js'
import type { TableFile } from './table-files.js'

/** The collections of a site, and what tells this state of them from another. */
export interface CollectionsReading {
  readonly collections: readonly Collection[]
  readonly version: string
}

/** A changed table is seen after this time. */
const FRESH_MS = 1_000

/** The collection of a table; null: the file cannot be read, or is no table of items. */
export function readTableFile(folder: string, { path, slug }: TableFile): Collection | null {
  try {
    const bytes = withTable(folder, path, (file) => readFileSync(file))
    const table = bytes.ok ? readTable(bytes.value) : null
    return table && readCollection(slug, table.columns, table.rows)
  } catch {
    return null
  }
}

/** Reads the tables of a site's collections, and again whenever one of them has changed. */
export function createSiteCollections(folder: string, nowMs: () => number): () => CollectionsReading {
  let lookedAt = Number.NEGATIVE_INFINITY
  let state = ''
  let reading: CollectionsReading = { collections: [], version: '' }
  return () => {
    if (nowMs() - lookedAt < FRESH_MS) return reading
    lookedAt = nowMs()
    const files = lookAtTables(folder).flatMap((look) => (look.ok ? [look.value] : []))
    const now = files.map((file) => file.state).join('\n')
    if (now === state) return reading
    state = now
    const version = createHash('sha256').update(now).digest('base64url').slice(0, 16)
    reading = { collections: files.flatMap((file) => readTableFile(folder, file) ?? []), version }
    return reading
  }
}
