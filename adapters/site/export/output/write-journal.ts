import { parseJson, toText } from '../../../../core/shared/index.js'
import { isPathBelow } from '../../safe-files/index.js'
import type { SafeFolder } from '../../safe-files/index.js'

/** The hidden file in which a run lists files that it is about to write, until it ends. */
const JOURNAL_FILE = '.vitrine-adopting'

/**
 * The list of files that a run is about to write. Without it, the next run would take files of an interrupted
 * run for the owner's.
 */
export interface WriteJournal {
  /** Paths that unfinished runs have announced. */
  readonly paths: readonly string[]
  /** True if an unfinished run was about to write this state of a file. */
  readonly wasAnnounced: (path: string, hash: string) => boolean
  readonly announce: (path: string, hash: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Encodes line breaks, since one in a name would start another entry. */
const lineOf = (path: string, hash: string): string => `${hash} ${JSON.stringify(path).slice(1, -1)}`

/** The path of an entry; null for a path outside the folder, which no run has written. */
function pathOf(line: string): string | null {
  const path = toText(parseJson(`"${line.slice(line.indexOf(' ') + 1)}"`))
  return path !== null && isPathBelow(path) ? path : null
}

/** Reads the journals of unfinished runs in a folder; removes their partial files, except in a dry run. */
export async function openWriteJournal(folder: SafeFolder | null, isLooking: boolean): Promise<WriteJournal> {
  const text = (await folder?.readText(JOURNAL_FILE)) ?? ''
  // The last line may be incomplete; its file was not written yet.
  const lines = text.split('\n').slice(0, -1)
  const paths = [...new Set(lines.flatMap((line) => pathOf(line) ?? []))]
  if (!isLooking) for (const path of paths) await folder?.removeUnfinished(path).catch(() => undefined)
  const announced = new Set(lines)
  return {
    paths,
    wasAnnounced: (path, hash) => announced.has(lineOf(path, hash)),
    announce: async (path, hash) => folder?.append(JOURNAL_FILE, `${lineOf(path, hash)}\n`),
    remove: async () => folder?.remove(JOURNAL_FILE),
  }
}
