import { watch } from 'node:fs'
import { readOwnTable } from './read-own-file.js'
import { describeImport, importInto } from './site-catalogue.js'
import { reportImportProgress } from './report-import-progress.js'
import { readSiteFolder } from './read-site-folder.js'
import type { SiteFolder } from './read-site-folder.js'
import type { CatalogueImporter } from './site-catalogue.js'

const FILE = 'catalogue.csv'
/**
 * The pause before a changed file is read, since editors, spreadsheets and uploads write it in several steps.
 */
const PAUSE_MS = 400
/**
 * The number of times that a file without a final line end must be found unchanged, since such a file is
 * probably still being written.
 */
const CUT_OFF_READINGS = 6

/** Reports the results of a changed file to the owner, one line each. */
type Say = (lines: readonly string[]) => void

/** The reason why a first catalogue is not used: the currency was not chosen when the site started. */
function firstCatalogueProblem({ folder, settings }: SiteFolder): readonly string[] | null {
  const read = readSiteFolder(folder)
  if (!read.ok) return read.failure.lines
  return JSON.stringify(read.value.settings) === JSON.stringify(settings)
    ? null
    : [`${FILE} is used after the next start of the site: vitrine.json has changed since.`]
}

/**
 * Imports the catalogue whenever its file has changed and is complete, while the shop is open. A file with a
 * mistake, or one that names far fewer products, changes nothing and is reported. It costs nothing while nothing
 * changes. Returns the function that stops it; a running import ends with its present transaction, and the next
 * start continues.
 */
export function watchCatalogue(shop: CatalogueImporter, site: SiteFolder, say: Say): () => Promise<void> {
  let known = site.catalogue
  let seen = { text: known, looks: 0 }
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  async function look(): Promise<void> {
    const read = await readOwnTable(site.folder, FILE)
    if (!read.ok) return say(read.failure.lines)
    const text = read.value
    if (text === null || text === known) return
    seen = { text, looks: text === seen.text ? seen.looks + 1 : 0 }
    if (seen.looks < (text.endsWith('\n') ? 1 : CUT_OFF_READINGS)) return checkSoon()
    known = text
    const refusal = site.catalogue === null ? firstCatalogueProblem(site) : null
    if (refusal !== null) return say(refusal)
    const imported = await importInto(
      shop,
      { ...site, catalogue: text },
      { onProgress: reportImportProgress((line) => say([line])), signal: closing.signal },
    )
    if (!imported.ok) return say(imported.failure.lines)
    if (imported.value.tag === 'kept') return say(imported.value.failure.lines)
    if (imported.value.tag === 'imported')
      say([`${FILE} has changed: ${describeImport(imported.value.report)}`])
  }

  function checkSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(look).catch((error: unknown) => say([`${FILE} could not be read: ${String(error)}`]))
    }, PAUSE_MS)
  }

  const watcher = watch(site.folder, (_, name) => {
    if (name === null || name === FILE) checkSoon()
  })
  // Finds changes since the folder was read.
  checkSoon()
  watcher.on('error', () => watcher.close())
  return async () => {
    watcher.close()
    closing.abort()
    clearTimeout(timer)
    await last
    clearTimeout(timer)
  }
}
