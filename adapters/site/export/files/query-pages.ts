import { decodeText, normalizeText } from '../../../../core/shared/index.js'
import { decodePage, paginatedLists, parsePage } from '../../pages/index.js'
import { readSource } from './read-source.js'
import type { SourceOf } from './read-source.js'
import { addressOfPart } from './served-file-name.js'
import { pathInSite, relativeAddress } from './site-address.js'

/** Pages that a mirror saved under the query of their address, such as the second page of a list. */
export interface QueryPages {
  /** The address, as the page at `path` should write it, if a page was saved for it; null if none was. */
  readonly addressOf: (path: string, address: string) => string | null
  /** The page that this one is a further part of; null if it is none. */
  readonly wholeOf: (path: string) => string | null
}

const QUERY = /^([^?#]*)\?([^#]*)(#.*)?$/s

const keyOf = (bare: string, query: string): string => normalizeText(`${bare}?${decodeText(query)}`, 'NFC')

/**
 * Makes the index of such pages. `renamed` maps names in the folder to names in the site; `has` tells which
 * pages the site has.
 */
export function createQueryPages(
  renamed: ReadonlyMap<string, string>,
  has: (path: string) => boolean,
): QueryPages {
  const pages = new Map<string, string>()
  const wholes = new Map<string, string>()
  for (const [former, path] of renamed) {
    const part = addressOfPart(former, has)
    if (part === null) continue
    pages.set(keyOf(part.bare, part.query), path)
    if (path !== `${part.bare}.html`) wholes.set(path, part.bare)
  }
  return {
    wholeOf: (path) => {
      const bare = wholes.get(path)
      return bare === undefined ? null : `${bare}.html`
    },
    addressOf: (path, address) => {
      const [, stated = '', query, hash = ''] = (pages.size > 0 && QUERY.exec(address)) || []
      if (query === undefined) return null
      const own = wholes.get(path) ?? path.replace(/\.html$/, '')
      const asked = stated === '' ? own : pathInSite(path, stated)
      if (asked === null) return null
      const bare = asked.replace(/\.html$|(?<!\/)\/+$/, '') || 'index'
      const found = pages.get(keyOf(bare, query))
      if (found !== undefined) return relativeAddress(path, found) + hash
      // On a further part, a bare query would extend the address of the part, so it gets the address of the
      // first page.
      return stated === '' && wholes.has(path)
        ? `${relativeAddress(path, `${own}.html`)}?${query}${hash}`
        : null
    },
  }
}

/**
 * The number of entries on a page of each paginated list, in order, as far as a saved further part shows it; a last
 * part may hold fewer.
 */
export async function readPageSizes(
  parts: Iterable<string>,
  { wholeOf }: QueryPages,
  sourceOf: SourceOf,
): Promise<ReadonlyMap<string, readonly (number | undefined)[]>> {
  const sizes = new Map<string, (number | undefined)[]>()
  for (const path of parts) {
    const whole = wholeOf(path)
    // Unreadable pages are reported later, with the other pages.
    const bytes = await readSource(sourceOf(path))
    const page = whole === null || bytes === null ? null : parsePage(decodePage(bytes).html)
    if (whole === null || !page?.ok) continue
    const known = sizes.get(whole) ?? []
    paginatedLists(page.value).forEach(({ entries, next }, index) => {
      if (next !== null && entries > 0) known[index] ??= entries
    })
    sizes.set(whole, known)
  }
  return sizes
}
