import { parseJson, toText } from '../../../../core/shared/index.js'
import { isPathBelow } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'

/**
 * The file in which a run notes what it is about to write, until it ends. Hidden, so that it is never served.
 */
const JOURNAL_FILE = '.vitrine-adopting'

/**
 * The files that a run is about to write: a run that is ended in the middle leaves files that the site folder
 * does not remember, and the next run would take them for the owner's.
 */
export interface WriteJournal {
  /** Paths that runs which never ended have announced. */
  readonly paths: readonly string[]
  /** True if such a run was about to write this state of a file. */
  readonly wasAnnounced: (path: string, hash: string) => boolean
  readonly announce: (path: string, hash: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** A line end in a name would begin another entry. */
const lineOf = (path: string, hash: string): string => `${hash} ${JSON.stringify(path).slice(1, -1)}`

/** The path of an entry; null: it names nothing below the folder, so no run has written it. */
function pathOf(line: string): string | null {
  const path = toText(parseJson(`"${line.slice(line.indexOf(' ') + 1)}"`))
  return path !== null && isPathBelow(path) ? path : null
}

/** Reads what unfinished runs have left in a folder, and takes their unfinished files away unless it only looks. */
export async function openWriteJournal(folder: SafeFolder | null, isLooking: boolean): Promise<WriteJournal> {
  const text = (await folder?.readText(JOURNAL_FILE)) ?? ''
  // A line that breaks off was never acted upon.
  const lines = text.split('\n').slice(0, -1)
  const paths = [...new Set(lines.flatMap((line) => pathOf(line) ?? []))]
  if (!isLooking) for (const path of paths) await folder?.remove(`${path}.part`).catch(() => undefined)
  const announced = new Set(lines)
  return {
    paths,
    wasAnnounced: (path, hash) => announced.has(lineOf(path, hash)),
    announce: async (path, hash) => folder?.append(JOURNAL_FILE, `${lineOf(path, hash)}\n`),
    remove: async () => folder?.remove(JOURNAL_FILE),
  }
}
