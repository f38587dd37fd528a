import { fstatSync, readFileSync } from 'node:fs'
import { hostsOfData } from './index.js'
import type { NamedHosts } from './index.js'
import { lookAtTables, withTable } from './data/table-files.js'

/** A changed table is seen after this time. */
const FRESH_MS = 1_000
const MAX_TABLE_BYTES = 100_000_000

interface ReadTable {
  readonly state: string
  readonly hosts: NamedHosts
}

/** A table of the site; null: it cannot be read, or a link leads out of the folder. */
function readTable(folder: string, path: string, earlier: ReadTable | undefined): ReadTable | null {
  try {
    const read = withTable(folder, path, (file): ReadTable | null => {
      const facts = fstatSync(file)
      const state = `${facts.size} ${facts.mtimeMs}`
      if (earlier?.state === state) return earlier
      if (!facts.isFile() || facts.size > MAX_TABLE_BYTES) return null
      return { state, hosts: hostsOfData(readFileSync(file, 'utf8')) }
    })
    return read.ok ? read.value : null
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
    const tables = lookAtTables(folder).flatMap((look) => (look.ok ? [look.value.path] : []))
    const paths = ['catalogue.csv', ...tables]
    known = new Map(
      paths.flatMap((path) => {
        const table = readTable(folder, path, known.get(path))
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
