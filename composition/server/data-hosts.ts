import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hostsOfData } from '../../adapters/site/pages/index.js'
import type { NamedHosts } from '../../adapters/site/pages/index.js'
import { COLLECTIONS_FOLDER } from '../../adapters/site/pages/data/table-files.js'

/** A changed table is seen after this time. */
const FRESH_MS = 1_000
const MAX_TABLE_BYTES = 100_000_000

interface ReadTable {
  readonly state: string
  readonly hosts: NamedHosts
}

function tablesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.csv$/i.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

function readTable(path: string, earlier: ReadTable | undefined): ReadTable | null {
  try {
    const facts = statSync(path)
    const state = `${facts.size} ${facts.mtimeMs}`
    if (earlier?.state === state) return earlier
    if (!facts.isFile() || facts.size > MAX_TABLE_BYTES) return null
    return { state, hosts: hostsOfData(readFileSync(path, 'utf8')) }
  } catch {
    return null
  }
}

/**
 * The hosts that the goods and the collections of a site name: any page may show their pictures, in a cart for
 * instance. Tables are read again when they have changed.
 */
export function createDataHosts(folder: string, nowMs: () => number): () => NamedHosts {
  let known = new Map<string, ReadTable>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let hosts: NamedHosts = { media: [], frames: [] }
  return () => {
    if (nowMs() - lookedAt < FRESH_MS) return hosts
    lookedAt = nowMs()
    const paths = [join(folder, 'catalogue.csv'), ...tablesIn(join(folder, COLLECTIONS_FOLDER))]
    known = new Map(
      paths.flatMap((path) => {
        const table = readTable(path, known.get(path))
        return table === null ? [] : [[path, table] as const]
      }),
    )
    const all = [...known.values()]
    hosts = {
      media: [...new Set(all.flatMap((table) => table.hosts.media))].sort(),
      frames: [...new Set(all.flatMap((table) => table.hosts.frames))].sort(),
    }
    return hosts
  }
}
