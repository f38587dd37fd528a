import { decodeText } from '../../../../core/shared/index.js'
import { attributeOf, decodePage, parsePage } from '../../pages/index.js'
import { readStart } from './read-source.js'
import type { SourceFile } from './read-source.js'

/**
 * Bytes of a page that are searched for its former address: savers write it into the first lines, pages into their
 * heads.
 */
const START_BYTES = 16_384

/** The statements that browsers and their extensions write into the first lines of a page that they save. */
const STATEMENTS: readonly RegExp[] = [
  /<!--\s*saved from url=\(\d+\)(\S+?)\s*-->/i,
  /Page saved with SingleFile\s+url:\s*(\S+)/i,
  /<!--\s*Saved from (\S+) at .{1,60} using monolith/i,
  /<meta\b[^<>]*\bname=["']?savepage-url["']?\s+content=["']([^"']+)/i,
  /<html\b[^<>]*\bdata-scrapbook-source=["']([^"']+)/i,
]

const webAddress = (text: string | undefined): URL | null => {
  const url = text !== undefined && URL.canParse(text) ? new URL(text) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

/** The address at which a page was saved, from its first lines; null if they state none. */
export const savedAddress = (start: string): URL | null =>
  webAddress(STATEMENTS.flatMap((statement) => statement.exec(start)?.[1] ?? [])[0])

/** The address that a page states for search engines or previews; null if it states none. */
export function ownAddress(start: string): URL | null {
  if (!/<html\b[^>]*\sdata-wf-domain=/i.test(start)) return null
  const page = parsePage(start)
  if (!page.ok) return null
  const saidBy = (element: string, mark: string, value: string, attribute: string): string | undefined => {
    const found = page.value.elements.find(
      (each) => each.name === element && attributeOf(each, mark)?.toLowerCase() === value,
    )
    return (found && attributeOf(found, attribute)) ?? undefined
  }
  return (
    webAddress(saidBy('link', 'rel', 'canonical', 'href')) ??
    webAddress(saidBy('meta', 'property', 'og:url', 'content'))
  )
}

/** The former addresses of a page. */
export interface PageAddresses {
  /** The address that its saver noted. */
  readonly saved: URL | null
  /** The address that the page itself states. */
  readonly own: URL | null
}

/** Reads the former addresses of a page from its file; none if it cannot be read. */
export async function addressesOf(file: SourceFile): Promise<PageAddresses> {
  const bytes = await readStart(file, START_BYTES)
  if (bytes === null) return { saved: null, own: null }
  const start = decodePage(bytes).html
  return { saved: savedAddress(start), own: ownAddress(start) }
}

/** True if the file is named as the last part of the address, as mirrors and exports name pages. */
const isNamedAfter = (path: string, { pathname }: URL): boolean => {
  const name = (path.split('/').at(-1) ?? '').replace(/\.html?$/i, '')
  const last = decodeText(
    pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '',
  ).replace(/\.html?$/i, '')
  return name.toLowerCase() === (last === '' ? 'index' : last.toLowerCase()) || /^index$/i.test(name)
}

/**
 * The addresses by which pages are renamed, as savers noted them. A name made from a title gets the address that the
 * page states, if no other page states the same.
 */
export function addressesToName(pages: ReadonlyMap<string, PageAddresses>): ReadonlyMap<string, URL> {
  const counts = new Map<string, number>()
  const keyOf = ({ host, pathname }: URL): string => `${host}${pathname}`
  for (const { saved, own } of pages.values()) {
    const url = saved ?? own
    if (url !== null) counts.set(keyOf(url), (counts.get(keyOf(url)) ?? 0) + 1)
  }
  return new Map(
    [...pages].flatMap(([path, { saved, own }]) => {
      if (saved !== null) return [[path, saved] as const]
      const isSure = own !== null && counts.get(keyOf(own)) === 1 && !isNamedAfter(path, own)
      return isSure ? [[path, own] as const] : []
    }),
  )
}

/** The folder in which a browser saves the parts of a page; frames in it come from any site. */
export const PARTS_FOLDER = /(?:^|\/)[^/]+_files\//

/** The path of a page in the site by its former address; null if no file can have that name. */
function pathOfAddress({ pathname }: URL): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname).replace(/^\/+|(?<!\/)\/+$/g, '')
  } catch {
    return null
  }
  if (path === '') return 'index.html'
  const isUsable = path.split('/').every((part) => part !== '' && !/^\.|[\\\0]/.test(part))
  return isUsable ? `${path.replace(/\.html?$/i, '')}.html` : null
}

/** The former addresses of saved pages on their main site. */
export interface SavedPlaces {
  readonly host: string | null
  /** File path -> former path of the page. */
  readonly places: ReadonlyMap<string, string>
}

/** The former places of pages, by the addresses that they state; browsers name files by titles. */
export function savedPlaces(addresses: ReadonlyMap<string, URL>): SavedPlaces {
  const own = [...addresses].filter(([path]) => !PARTS_FOLDER.test(path))
  const counts = new Map<string, number>()
  for (const [, { host }] of own) counts.set(host, (counts.get(host) ?? 0) + 1)
  const host = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
  // An address with a query is another state of a page, so the address without a query comes first.
  const ofSite = own
    .filter(([, address]) => address.host === host)
    .sort(([, one], [, other]) => one.search.length - other.search.length)
  return {
    host,
    places: new Map(
      ofSite.flatMap(([path, address]) => {
        const place = pathOfAddress(address)
        return place === null ? [] : [[path, place] as const]
      }),
    ),
  }
}
