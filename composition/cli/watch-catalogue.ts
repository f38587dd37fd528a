import { existsSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import type { Runtime } from '../headless/create-runtime.js'
import { describeImport, importInto } from './catalogue.js'
import type { SiteFolder } from './site-folder.js'

const FILE = 'catalogue.csv'
/** Editors and spreadsheets write a file in several steps. */
const SETTLED_MS = 300

/** Tells the owner what became of a changed file, one line each. */
type Say = (lines: readonly string[]) => void

/**
 * Imports the catalogue whenever its file changes while the shop is open; a file with a mistake changes
 * nothing and is told. Costs nothing while nothing changes. Answers the function that stops it, which waits
 * for an import under way.
 */
export function watchCatalogue(runtime: Runtime, site: SiteFolder, say: Say): () => Promise<void> {
  const path = join(site.folder, FILE)
  let known = site.catalogue
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  async function take(): Promise<void> {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : null
    if (text === null || text === known) return
    known = text
    const imported = await importInto(runtime, { ...site, catalogue: text })
    if (!imported.ok) say(imported.failure.lines)
    else if (imported.value !== null) say([`${FILE} has changed: ${describeImport(imported.value)}`])
  }

  const lookSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(take).catch((error: unknown) => say([`${FILE} could not be read: ${String(error)}`]))
    }, SETTLED_MS)
  }

  const watcher = watch(site.folder, (_, name) => {
    if (name === null || name === FILE) lookSoon()
  })
  // What was written since the folder was read.
  lookSoon()
  watcher.on('error', () => watcher.close())
  return async () => {
    clearTimeout(timer)
    watcher.close()
    await last
  }
}
