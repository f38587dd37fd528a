import { createHash } from 'node:crypto'
import { closeSync, fstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openInside } from '../../safe-files/index.js'
import { readTable } from './read-table.js'
import { readCollection } from '../../../../core/collections/index.js'
import type { Collection } from '../../../../core/collections/index.js'

/** The folder beside the pages in which the tables of collections lie. */
export const COLLECTIONS_FOLDER = 'collections'

/** The collections of a site, and what tells this state of them from another. */
export interface CollectionsReading {
  readonly collections: readonly Collection[]
  readonly version: string
}

/** A changed table is seen after this time. */
const FRESH_MS = 1_000
const LARGEST_TABLE_BYTES = 100_000_000
/** Their pages are made by the shop. */
const OF_THE_SHOP: ReadonlySet<string> = new Set(['product', 'category', 'sku'])

interface TableFile {
  readonly path: string
  readonly slug: string
  readonly state: string
}

/** Calls `use` with an open table of the site; null: it is missing, or a link leads out of the site. */
function withTable<T>(folder: string, path: string, use: (descriptor: number) => T): T | null {
  const opened = openInside(folder, path)
  if (!opened.ok) return null
  try {
    return use(opened.value)
  } finally {
    closeSync(opened.value)
  }
}

function tableFiles(folder: string): readonly TableFile[] {
  const inside = join(folder, COLLECTIONS_FOLDER)
  try {
    return readdirSync(inside)
      .filter((name) => /^[\w-]+\.csv$/i.test(name))
      .sort()
      .flatMap((name) => {
        const path = `${COLLECTIONS_FOLDER}/${name}`
        const facts = withTable(folder, path, fstatSync)
        const slug = name.slice(0, -'.csv'.length)
        if (!facts?.isFile() || facts.size > LARGEST_TABLE_BYTES || OF_THE_SHOP.has(slug)) return []
        return [{ path, slug, state: `${name} ${facts.size} ${facts.mtimeMs}` }]
      })
  } catch {
    return []
  }
}

function readFiles(folder: string, files: readonly TableFile[]): readonly Collection[] {
  return files.flatMap(({ path, slug }) => {
    try {
      const bytes = withTable(folder, path, (file) => readFileSync(file))
      const table = bytes && readTable(bytes)
      return (table && readCollection(slug, table.columns, table.rows)) ?? []
    } catch {
      return []
    }
  })
}

/** Reads the tables of a site's collections, and again whenever one of them has changed. */
export function createSiteCollections(folder: string, nowMs: () => number): () => CollectionsReading {
  let lookedAt = Number.NEGATIVE_INFINITY
  let state = ''
  let reading: CollectionsReading = { collections: [], version: '' }
  return () => {
    if (nowMs() - lookedAt < FRESH_MS) return reading
    lookedAt = nowMs()
    const files = tableFiles(folder)
    const now = files.map((file) => file.state).join('\n')
    if (now === state) return reading
    state = now
    const version = createHash('sha256').update(now).digest('base64url').slice(0, 16)
    reading = { collections: readFiles(folder, files), version }
    return reading
  }
}
