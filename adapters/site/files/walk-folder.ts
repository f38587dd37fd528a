import { readdirSync } from 'node:fs'
import type { Dirent } from 'node:fs'
import { join } from 'node:path'
import { isApplication } from './is-application.js'

/** The limits of a walk, far above any site, since a much larger folder may be there by mistake. */
const MAX_DEPTH = 32
const MAX_ENTRIES = 100_000

function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))
  } catch {
    return []
  }
}

/** True for dot names except `.well-known`, which services use for proofs (RFC 8615). */
const isHidden = (name: string): boolean => name.startsWith('.') && name !== '.well-known'

/**
 * The files of a folder as relative paths, each folder in the order of its names. Links are not followed, so
 * the walk always ends; packages, applications, hidden and unreadable folders are left out.
 */
export function* walkFolder(folder: string): Generator<string> {
  let left = MAX_ENTRIES
  function* walk(below: string, depth: number): Generator<string> {
    for (const entry of entriesOf(join(folder, below))) {
      if (left <= 0) return
      left -= 1
      if (isHidden(entry.name) || entry.name === 'node_modules') continue
      const name = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isFile()) yield name
      else if (entry.isDirectory() && depth < MAX_DEPTH && !isApplication(join(folder, name)))
        yield* walk(name, depth + 1)
    }
  }
  yield* walk('', 0)
}
