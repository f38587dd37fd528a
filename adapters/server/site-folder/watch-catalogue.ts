import { watch } from 'node:fs'
import type { ImportOptions } from '../sql/shop/index.js'
import { tableText } from '../csv/table-text.js'
import { ok, plural } from '../../../core/shared/index.js'
import { readOwnFile } from './read-own-file.js'
import { describeImport, importInto } from './site-catalogue.js'
import { readSiteFolder } from './read-site-folder.js'
import type { SiteFolder } from './read-site-folder.js'
import type { CatalogueImporter } from './site-catalogue.js'

const FILE = 'catalogue.csv'
/** Editors, spreadsheets and uploads write a file in several steps: it is read after this pause. */
const PAUSE_MS = 400
/** A file that ends within a line is probably still being written: this many looks must find it unchanged. */
const LOOKS_AT_CUT_OFF = 6

/** So often it is told how far a long import is. */
const PROGRESS_STEP = 5000

/** Tells the owner what became of a changed file, one line each. */
type Say = (lines: readonly string[]) => void

/** Says why the first catalogue is not sold from: at the start of the site its currency was not chosen. */
function firstCatalogueProblem({ folder, settings }: SiteFolder): readonly string[] | null {
  const read = readSiteFolder(folder)
  if (!read.ok) return read.failure.lines
  return JSON.stringify(read.value.settings) === JSON.stringify(settings)
    ? null
    : [`${FILE} is sold from once the site is started anew: vitrine.json has changed since.`]
}

/** Tells how far an import is after every so many products; a short one tells nothing. */
function tellProgress(say: Say): NonNullable<ImportOptions['onProgress']> {
  let told = 0
  return ({ done, total }) => {
    if (done < told + PROGRESS_STEP || done === total) return
    told = done
    say([`${FILE} has changed: ${done} of ${plural(total, 'changed product')} so far.`])
  }
}

/**
 * Imports the catalogue whenever its file has changed and is at rest, while the shop is open; a file with a
 * mistake, or one that names far fewer products, changes nothing and is told. Costs nothing while nothing
 * changes. Answers the function that stops it; an import under way ends with the transaction that it is in, and the
 * next start goes on.
 */
export function watchCatalogue(shop: CatalogueImporter, site: SiteFolder, say: Say): () => Promise<void> {
  let known = site.catalogue
  let seen = { text: known, looks: 0 }
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const closing = new AbortController()

  async function look(): Promise<void> {
    const read = readOwnFile(site.folder, FILE, (bytes) => ok(tableText(bytes)))
    if (!read.ok) return say(read.failure.lines)
    const text = read.value
    if (text === null || text === known) return
    seen = { text, looks: text === seen.text ? seen.looks + 1 : 0 }
    if (seen.looks < (text.endsWith('\n') ? 1 : LOOKS_AT_CUT_OFF)) return lookSoon()
    known = text
    const refusal = site.catalogue === null ? firstCatalogueProblem(site) : null
    if (refusal !== null) return say(refusal)
    const imported = await importInto(
      shop,
      { ...site, catalogue: text },
      { onProgress: tellProgress(say), signal: closing.signal },
    )
    if (!imported.ok) return say(imported.failure.lines)
    if (imported.value.tag === 'kept') return say(imported.value.failure.lines)
    if (imported.value.tag === 'imported')
      say([`${FILE} has changed: ${describeImport(imported.value.report)}`])
  }

  function lookSoon(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      last = last.then(look).catch((error: unknown) => say([`${FILE} could not be read: ${String(error)}`]))
    }, PAUSE_MS)
  }

  const watcher = watch(site.folder, (_, name) => {
    if (name === null || name === FILE) lookSoon()
  })
  // Finds changes that were written since the folder was read.
  lookSoon()
  watcher.on('error', () => watcher.close())
  return async () => {
    watcher.close()
    closing.abort()
    clearTimeout(timer)
    await last
    clearTimeout(timer)
  }
}
