import { posix } from 'node:path'
import { decodeText, normalizeText } from '../../../../core/shared/index.js'

/** Finds files of a folder by the names in pages. */
export interface FileIndex {
  readonly has: (path: string) => boolean
  /**
   * The file that a page means; null if there is none, or more than one. These names are tried in turn:
   * - its own name, or the name that a saver gave it,
   * - the other Unicode form, with or without percent-encoding,
   * - other capitals, as on Windows,
   * - the name that the export shortened (`photo_1X.png` in pages, `photo_1@2x.png` in the folder), or its
   * beginning,
   * - its last part, for flattened folders (`css/site.css` in pages, `site.css` at the root).
   */
  readonly find: (path: string) => string | null
}

const canonical = (path: string): string => normalizeText(decodeText(path), 'NFC')

/** Pages are identified by their folders; other files by name alone. */
const PAGE_NAME = /(?:^|\/)[^./]*$|\.html?$/i

const CUT = /^(.*_\d+)X(\.[^./]+)$/

/**
 * Makes the index of a folder's files, by their paths from its root. `renamed` maps names in the folder to
 * different names in the site; `made` are files that are added to the site.
 */
export function createFileIndex(
  paths: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map(),
  made: readonly string[] = [],
): FileIndex {
  const exact = new Set([...paths, ...made])
  const byCanonical = new Map<string, string>()
  /** Null if several differ only in capitals. */
  const bySmall = new Map<string, string | null>()
  for (const [former, path] of renamed) byCanonical.set(canonical(former), path)
  for (const path of paths) {
    byCanonical.set(canonical(path), path)
    const small = canonical(path).toLowerCase()
    bySmall.set(small, bySmall.has(small) ? null : path)
  }
  const findCut = (path: string): string | null => {
    const [, start, end] = CUT.exec(canonical(path)) ?? []
    if (start === undefined || end === undefined) return null
    const candidates = [...byCanonical].filter(
      ([name]) => name.startsWith(start) && name.endsWith(end) && !name.slice(start.length).includes('/'),
    )
    return candidates.length === 1 ? (candidates[0]?.[1] ?? null) : null
  }
  const folders = new Set(paths.map((path) => posix.dirname(canonical(path))))
  const findFlattened = (path: string): string | null => {
    const folder = posix.dirname(canonical(path))
    return PAGE_NAME.test(path) || folders.has(folder)
      ? null
      : (bySmall.get(posix.basename(canonical(path)).toLowerCase()) ?? null)
  }
  // Results by path: all pages of a site name the same few files, and an unknown name is compared with
  // every file.
  const likes = new Map<string, string | null>()
  const findLikeOnce = (path: string): string | null => {
    const known = likes.get(path)
    if (known !== undefined) return known
    const found = bySmall.get(canonical(path).toLowerCase()) ?? findCut(path) ?? findFlattened(path)
    likes.set(path, found)
    return found
  }
  return {
    has: (path) => exact.has(path),
    find: (path) => (exact.has(path) ? path : (byCanonical.get(canonical(path)) ?? findLikeOnce(path))),
  }
}
