import type { Redirect } from '../../../../core/site/index.js'
import type { FolderFile } from './read-folder.js'
import { pageRole } from '../pages/page-role.js'
import { isPageFile } from './read-folder.js'
import { cleanAddress } from '../pages/search-engines.js'
import { PARTS_FOLDER } from './saved-address.js'
import { pageWithoutQuery, servedFileName } from './served-file-name.js'
import type { SavedPlaces } from './saved-address.js'

/** A file of an export with the place that it has in the site. */
export interface PlacedFile {
  readonly path: string
  /** Its path in the folder. */
  readonly source: string
  readonly sizeBytes: number
}

/** The files of a folder as a site has them. */
export interface PlacedFiles {
  readonly files: readonly PlacedFile[]
  /** Pages that have another name now: theirs in the folder -> theirs in the site. */
  readonly renamed: ReadonlyMap<string, string>
  /** The same for other files whose names do not tell a server their type. */
  readonly renamedFiles: ReadonlyMap<string, string>
  /** Addresses that pages had before, where their new ones do not answer them. */
  readonly redirects: readonly Redirect[]
  /** The host whose folder became the site, or at which its pages were saved; null: it is unknown. */
  readonly host: string | null
}

const topOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** True if a folder is named as hosts are. */
export const isHostName = (name: string): boolean => /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(name)

const HOME = /^index\.html?$/i

/**
 * The folder named after the host of the site, where a saver made one for every host that it visited; null: there is
 * none, or there is a page of the site beside it. Of several with a home page the one with most pages is it.
 */
export function hostFolderOf(
  files: readonly FolderFile[],
  isOwnPage: (path: string) => boolean,
): string | null {
  const pages = files.map(({ path }) => path).filter(isPageFile)
  if (pages.some((path) => !path.includes('/') && isOwnPage(path))) return null
  const counts = new Map<string, number>()
  for (const path of pages) counts.set(topOf(path), (counts.get(topOf(path)) ?? 0) + 1)
  const [best] = [...counts]
    .filter(
      ([name]) =>
        isHostName(name) &&
        pages.some((path) => topOf(path) === name && HOME.test(path.slice(name.length + 1))),
    )
    .sort(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}

/** The name under which pages are served: `About.HTM` as `About.html`, `INDEX.HTML` as `index.html`. */
export const servedName = (path: string): string => {
  const ended = path.replace(/\.html?$/i, '.html')
  return ended.replace(/(^|\/)index\.html$/i, '$1index.html')
}

/** Leads the paths that a page had, and the address without an ending of one that is gone, to where it is now. */
const redirectsTo = (page: string, former: readonly string[]): readonly Redirect[] =>
  [...new Set(former)].map((path) => ({
    // Blanks end an address in a file of redirects.
    from: `/${path.replace(/[\s?#%]/gu, encodeURIComponent)}`,
    to: cleanAddress(page),
  }))

/**
 * Gives every file its place: what lies in the folder of the site's own host goes to the root, pages that say where
 * they were saved get the names that they had there and others the ending that they are served by, and a page that was
 * saved alone becomes the home page.
 */
export function placeFiles(
  files: readonly FolderFile[],
  host: string | null,
  saved: SavedPlaces = { host: null, places: new Map() },
): PlacedFiles {
  const inRoot = (path: string): string =>
    host !== null && topOf(path) === host ? path.slice(host.length + 1) : path
  const kept =
    host === null
      ? files
      : // A saver's own pages at the root give way to the site.
        files.filter(({ path }) => topOf(path) !== '' || !isPageFile(path))
  const taken = new Set(kept.map(({ path }) => inRoot(path)))
  const pages = kept.filter(({ path }) => isPageFile(path))
  const renamed = new Map<string, string>()
  const redirects: Redirect[] = []
  const ofSite = pages.filter(({ path }) => !PARTS_FOLDER.test(path))
  // Those that say where they were come first, in the order of their claims.
  const order = [...saved.places.keys(), ...pages.map(({ path }) => path)]
  for (const path of new Set(order)) {
    const name = inRoot(path)
    const isAlone = ofSite.length === 1 && ofSite[0]?.path === path && !name.includes('/')
    const own = saved.places.get(path) ?? pageWithoutQuery(name, taken) ?? servedName(name)
    const served = isAlone && pageRole(own) === 'content' ? 'index.html' : own
    if (served === name || taken.has(served)) continue
    taken.add(served)
    renamed.set(name, served)
    // A name that a browser made of a title was no address.
    const former = saved.places.has(path) ? [] : [name]
    const gone = own === served ? [] : [own, own.replace(/\.html$/, '')]
    redirects.push(...redirectsTo(served, [...former, ...gone]))
  }
  const placed = new Map<string, PlacedFile>()
  const renamedFiles = new Map<string, string>()
  for (const { path: source, sizeBytes } of kept) {
    const name = inRoot(source)
    const path = isPageFile(name) ? (renamed.get(name) ?? name) : servedFileName(name, taken)
    if (!isPageFile(name) && path !== name) {
      taken.add(path)
      renamedFiles.set(name, path)
    }
    if (!placed.has(path) || topOf(source) === host) placed.set(path, { path, source, sizeBytes })
  }
  return { files: [...placed.values()], renamed, renamedFiles, redirects, host: host ?? saved.host }
}
