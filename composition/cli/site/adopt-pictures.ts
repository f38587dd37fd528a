import type { Adoption } from '../../../adapters/site/adoption/adopt-outcome.js'
import { picturedPages } from '../../../adapters/site/adoption/pictured-pages.js'
import { findBrowser } from '../../../adapters/site/screenshots/find-browser.js'
import { pictureSite } from './picture-site.js'
import type { Pictures } from '../../../adapters/site/screenshots/look-twice.js'
import { sayAside } from '../../../adapters/server/terminal/index.js'
import type { Terminal } from '../../../adapters/server/terminal/index.js'

const NONE: Pictures = new Map()

/**
 * Takes screenshots of pages before and after, if a browser is found: with `--pictures`, or by default at an
 * interactive terminal.
 */
export async function takePictures(
  adoption: Adoption,
  wanted: boolean | undefined,
  terminal: Terminal,
): Promise<Pictures> {
  if (wanted === false || (wanted === undefined && process.stdout.isTTY !== true)) return NONE
  const browser = findBrowser(process.env)
  if (browser === null) {
    sayAside(terminal, 'No pictures: there is no Chromium here. CHROME=/path/to/chrome names one.')
    return NONE
  }
  const pages = picturedPages(adoption)
  const looked = await pictureSite({
    browser,
    input: adoption.source.folder,
    site: adoption.out,
    pages,
    onProgress: (done) => sayAside(terminal, `${done} of ${pages.length} pages in pictures`),
  })
  if (looked.ok) return looked.value
  sayAside(terminal, `No pictures: ${looked.failure}`)
  return NONE
}
