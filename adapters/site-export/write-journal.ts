import { appendFile, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a run notes what it is about to write, until it ends. Hidden, so that it is never served. */
const JOURNAL_FILE = '.vitrine-adopting'

/**
 * What a run is about to write: a run that is ended in the middle leaves files that the site folder does not remember,
 * and the next run would take them for the owner's.
 */
export interface WriteJournal {
  /** Paths that runs which never ended have announced. */
  readonly paths: readonly string[]
  /** Whether such a run was about to write this state of a file. */
  readonly wasAnnounced: (path: string, hash: string) => boolean
  readonly announce: (path: string, hash: string) => Promise<void>
  readonly remove: () => Promise<void>
}

/** Reads what unfinished runs have left in a folder, and takes their unfinished files away unless it only looks. */
export async function openWriteJournal(folder: string, isLooking: boolean): Promise<WriteJournal> {
  const file = join(folder, JOURNAL_FILE)
  const text = await readFile(file, 'utf8').catch(() => '')
  // A line that breaks off was never acted upon.
  const lines = text.split('\n').slice(0, -1)
  const paths = [...new Set(lines.map((line) => line.slice(line.indexOf(' ') + 1)))]
  if (!isLooking)
    for (const path of paths) await rm(`${join(folder, path)}.part`, { force: true }).catch(() => undefined)
  const announced = new Set(lines)
  return {
    paths,
    wasAnnounced: (path, hash) => announced.has(`${hash} ${path}`),
    announce: (path, hash) => appendFile(file, `${hash} ${path}\n`),
    remove: () => rm(file, { force: true }),
  }
}
