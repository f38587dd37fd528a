import type { Redirect } from '../../../../core/site/index.js'
import type { FolderFile } from './read-folder.js'
import { pageRole } from '../pages/page-role.js'
import { isPageFile } from './read-folder.js'
import { cleanAddress } from '../pages/search-engines.js'
import { PARTS_FOLDER } from './saved-address.js'
import { pageWithoutQuery, servedFileName } from './served-file-name.js'
import type { SavedPlaces } from './saved-address.js'

/** A file of an export and its path in the site. */
export interface PlacedFile {
  readonly path: string
  /** Its path in the folder. */
  readonly source: string
  readonly sizeBytes: number
}

/** The files of a folder, with their paths in the site. */
export interface PlacedFiles {
  readonly files: readonly PlacedFile[]
  /** Renamed pages: name in the folder -> name in the site. */
  readonly renamed: ReadonlyMap<string, string>
  /** Other files whose names do not show a server their type, in the same form. */
  readonly renamedFiles: ReadonlyMap<string, string>
  /** Former addresses of pages that their new names do not answer. */
  readonly redirects: readonly Redirect[]
  /** The host whose folder became the site, or at which its pages were saved; null if unknown. */
  readonly host: string | null
}

const topOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '')

/** True if a folder is named as hosts are. */
export const isHostName = (name: string): boolean => /^(?:[\w-]+\.)+[a-z]{2,}$/i.test(name)

const HOME = /^index\.html?$/i

/**
 * The folder of the site's host, if a mirroring tool made a folder for every host; null if there is none, or a page
 * lies beside it. Of several with a home page, the one with the most pages.
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

/** The served name of a page: `About.HTM` as `About.html`, `INDEX.HTML` as `index.html`. */
export const servedName = (path: string): string => {
  const ended = path.replace(/\.html?$/i, '.html')
  return ended.replace(/(^|\/)index\.html$/i, '$1index.html')
}

/** Redirects from the former paths of a page, and from the address without its former ending. */
const redirectsTo = (page: string, former: readonly string[]): readonly Redirect[] =>
  [...new Set(former)].map((path) => ({
    // Spaces are encoded, since they would end an address in a redirects file.
    from: `/${path.replace(/[\s?#%]/gu, encodeURIComponent)}`,
    to: cleanAddress(page),
  }))

/**
 * Computes the path of every file in the site. Files of the host's folder move to the root. Pages with a known
 * former address get that path, other pages the served ending. A page saved alone becomes the home page.
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
      : // A saver's own pages at the root are dropped in favour of the site.
        files.filter(({ path }) => topOf(path) !== '' || !isPageFile(path))
  const taken = new Set(kept.map(({ path }) => inRoot(path)))
  const pages = kept.filter(({ path }) => isPageFile(path))
  const renamed = new Map<string, string>()
  const redirects: Redirect[] = []
  const ofSite = pages.filter(({ path }) => !PARTS_FOLDER.test(path))
  // Pages with a known address come first, in the order of their claims.
  const order = [...saved.places.keys(), ...pages.map(({ path }) => path)]
  for (const path of new Set(order)) {
    const name = inRoot(path)
    const isAlone = ofSite.length === 1 && ofSite[0]?.path === path && !name.includes('/')
    const own = saved.places.get(path) ?? pageWithoutQuery(name, taken) ?? servedName(name)
    const served = isAlone && pageRole(own) === 'content' ? 'index.html' : own
    if (served === name || taken.has(served)) continue
    taken.add(served)
    renamed.set(name, served)
    // A file name made from a title was never an address.
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
