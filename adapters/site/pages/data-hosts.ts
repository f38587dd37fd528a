import { setImmediate as nextTurn } from 'node:timers/promises'
import { tableTextWithPauses } from '../../server/csv/table-text.js'
import { hostsOfData } from './index.js'
import type { NamedHosts } from './index.js'
import { lookAtTables, readTableBytes, stateOfTable } from './data/table-files.js'

const CATALOGUE = 'catalogue.csv'
/** Interval at which tables are checked for changes. */
const FRESH_MS = 1_000
/** Characters of one turn: some milliseconds. */
const PIECE_CHARACTERS = 500_000
/** Maximum number of hosts; a policy uses `https:` far below it. */
const MAX_HOSTS = 2_000

interface ReadTable {
  readonly state: string
  readonly hosts: NamedHosts
}

/** The end of a chunk of text, outside of tags and addresses. */
function pieceEnd(text: string, start: number): number {
  const end = start + PIECE_CHARACTERS
  if (end >= text.length) return text.length
  // Looked for in the chunk only: `lastIndexOf` in the whole text goes back to its first character.
  const chunk = text.slice(start, end)
  const cut = chunk.lastIndexOf('<')
  const before = cut > 0 ? cut : chunk.lastIndexOf('\n')
  return before > 0 ? start + before : end
}

async function hostsOfTable(bytes: Buffer): Promise<NamedHosts> {
  const text = await tableTextWithPauses(bytes)
  const media = new Set<string>()
  const frames = new Set<string>()
  for (let start = 0; start < text.length && media.size < MAX_HOSTS;) {
    const end = pieceEnd(text, start)
    const hosts = hostsOfData(text.slice(start, end))
    for (const host of hosts.media) media.add(host)
    for (const host of hosts.frames) frames.add(host)
    start = end
    await nextTurn()
  }
  return { media: [...media], frames: [...frames] }
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
 * The hosts in the catalogue and collections of a site: any page may show their pictures, such as in a cart. Changed
 * tables are read again, with turns for other requests.
 */
export function createDataHosts(folder: string, nowMs: () => number): () => Promise<NamedHosts> {
  let known = new Map<string, ReadTable>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let latest: Promise<NamedHosts> = Promise.resolve({ media: [], frames: [] })

  async function read(): Promise<NamedHosts> {
    const tables = lookAtTables(folder).flatMap((look) => (look.ok ? [look.value] : []))
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
    // A failed read does not stop the next one.
    latest = latest.then(read, read)
    return latest
  }
}
