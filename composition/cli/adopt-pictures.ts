import { relative, sep } from 'node:path'
import type { Adoption } from '../../adapters/site/adoption/adopt-outcome.js'
import { findBrowser } from '../../adapters/site/screenshots/find-browser.js'
import { pictureSite } from './picture-site.js'
import type { Pictures } from '../../adapters/site/screenshots/look-twice.js'
import { sayAside } from '../../adapters/server/terminal/terminal.js'
import type { Terminal } from '../../adapters/server/terminal/terminal.js'

const NONE: Pictures = new Map()
/** More pages than this are not looked at: each takes some seconds, four times. */
const MAX_PAGES = 12

/**
 * Takes pictures of pages before and after, where a browser is found: asked for by `--pictures`, and without being
 * asked where a person waits at the terminal.
 */
export async function takePictures(
  { source, out, pages }: Adoption,
  wanted: boolean | undefined,
  terminal: Terminal,
): Promise<Pictures> {
  if (wanted === false || (wanted === undefined && process.stdout.isTTY !== true)) return NONE
  const browser = findBrowser(process.env)
  if (browser === null) {
    sayAside(terminal, 'No pictures: there is no Chromium here. CHROME=/path/to/chrome names one.')
    return NONE
  }
  // Templates show nothing under their own names.
  const paths = pages.map(({ path }) => path).filter((path) => !/(?:^|\/)(?:detail_|40[14]\.)/.test(path))
  const looked = await pictureSite({
    browser,
    input: source.folder,
    site: out,
    pages: paths
      .slice(0, MAX_PAGES)
      .map((path) => ({ path, source: relative(source.folder, source.sourceOf(path)).replaceAll(sep, '/') })),
    onProgress: (done) =>
      sayAside(terminal, `${done} of ${Math.min(paths.length, MAX_PAGES)} pages in pictures`),
  })
  if (looked.ok) return looked.value
  sayAside(terminal, `No pictures: ${looked.failure}`)
  return NONE
}
