import { open } from 'node:fs/promises'
import { decodePage } from '../site-pages/index.js'

/** How far into a page savers write where they found it. */
const START_BYTES = 4096

/** What browsers and their extensions write into the first lines of a page that they save. */
const STATEMENTS: readonly RegExp[] = [
  /<!--\s*saved from url=\(\d+\)(\S+?)\s*-->/i,
  /Page saved with SingleFile\s+url:\s*(\S+)/i,
  /<!--\s*Saved from (\S+) at .{1,60} using monolith/i,
  /<meta\b[^>]*\bname=["']?savepage-url["']?\s+content=["']([^"']+)/i,
  /<html\b[^>]*\bdata-scrapbook-source=["']([^"']+)/i,
]

/** The address at which a page was saved, as its first lines say; null: they say none. */
export function savedAddress(start: string): URL | null {
  const stated = STATEMENTS.flatMap((statement) => statement.exec(start)?.[1] ?? [])[0]
  const url = stated !== undefined && URL.canParse(stated) ? new URL(stated) : null
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

/** The address at which the page of a file was saved; null: it says none, or cannot be read. */
export async function savedAddressOf(file: string): Promise<URL | null> {
  const handle = await open(file).catch(() => null)
  if (handle === null) return null
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    return savedAddress(decodePage(buffer.subarray(0, bytesRead)).html)
  } catch {
    return null
  } finally {
    await handle.close()
  }
}

/** The folder in which a browser puts what a page consists of; frames in it were saved from anywhere. */
export const PARTS_FOLDER = /(?:^|\/)[^/]+_files\//

/** The page's path in the site by the address that it had; null: no file can be called so. */
function pathOfAddress({ pathname }: URL): string | null {
  let path: string
  try {
    path = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '')
  } catch {
    return null
  }
  if (path === '') return 'index.html'
  const isUsable = path.split('/').every((part) => part !== '' && !/^\.|[\\\0]/.test(part))
  return isUsable ? `${path.replace(/\.html?$/i, '')}.html` : null
}

/** Where saved pages were on the site that most of them are of. */
export interface SavedPlaces {
  readonly host: string | null
  /** The paths that pages had there, by the paths of their files. */
  readonly places: ReadonlyMap<string, string>
}

/** The places that pages had on their site, by the addresses that they say; browsers name files by titles. */
export function savedPlaces(addresses: ReadonlyMap<string, URL>): SavedPlaces {
  const own = [...addresses].filter(([path]) => !PARTS_FOLDER.test(path))
  const counts = new Map<string, number>()
  for (const [, { host }] of own) counts.set(host, (counts.get(host) ?? 0) + 1)
  const host = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null
  // What an address asks for is another state of one page: the one without it goes first.
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
