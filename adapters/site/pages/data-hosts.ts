import { tableTextWithPauses } from '../../server/csv/table-text.js'
import { createHostCollector, dataHostSteps } from './facts/text-hosts.js'
import type { NamedHosts } from './index.js'
import { inSlices } from './in-turns.js'
import { findTables, readTableBytes, stateOfTable } from './data/table-files.js'

const CATALOGUE = 'catalogue.csv'
/** Interval at which tables are checked for changes. */
const FRESH_MS = 1_000

interface ReadTable {
  readonly state: string
  readonly hosts: NamedHosts
}

async function hostsOfTable(bytes: Buffer): Promise<NamedHosts> {
  const hosts = createHostCollector()
  await inSlices(dataHostSteps(await tableTextWithPauses(bytes), hosts))
  return hosts.all()
}

/** A table of the site; null if it cannot be read, or if a link leads out of the folder. */
async function readTable(
  folder: string,
  { path, state }: { readonly path: string; readonly state: string | null },
  earlier: ReadTable | undefined,
): Promise<ReadTable | null> {
  if (state === null) return null
  if (earlier?.state === state) return earlier
  try {
    const bytes = await readTableBytes(folder, path)
    return bytes && { state, hosts: await hostsOfTable(bytes) }
  } catch {
    return null
  }
}

/**
 * The hosts in the catalogue and collections of a site, since any page may show their pictures, for example
 * in a cart. Changed tables are read again, in several turns of the event loop.
 */
export function createDataHosts(folder: string, nowMs: () => number): () => Promise<NamedHosts> {
  let known = new Map<string, ReadTable>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<NamedHosts> = Promise.resolve({ media: [], frames: [] })

  async function read(): Promise<NamedHosts> {
    const tables = findTables(folder).flatMap((look) => (look.ok ? [look.value] : []))
    const catalogue = { path: CATALOGUE, state: stateOfTable(folder, CATALOGUE) }
    const now = new Map<string, ReadTable>()
    for (const file of [catalogue, ...tables]) {
      const table = await readTable(folder, file, known.get(file.path))
      if (table !== null) now.set(file.path, table)
    }
    known = now
    const all = [...now.values()]
    return {
      media: [...new Set(all.flatMap((table) => table.hosts.media))].sort(),
      frames: [...new Set(all.flatMap((table) => table.hosts.frames))].sort(),
    }
  }

  return () => {
    if (nowMs() - lookedAt < FRESH_MS) return latest
    lookedAt = nowMs()
    // A failed read does not prevent the next one.
    latest = latest.then(read, read)
    return latest
  }
}
