import { posix } from 'node:path'
import { decodeText, normalizeText } from '../../../../core/shared/index.js'

/** Finds files of a folder by the names that pages have for them. */
export interface FileIndex {
  readonly has: (path: string) => boolean
  /**
   * The file that a page means: by its own name, by the one a saver gave it, in the other Unicode form, with or without
   * percent signs, in other capitals, as disks and servers of Windows answer it, where an export cut two names down to
   * one (`photo_1X.png` in pages, `photo_1@2x.png` in the folder), by how it begins, or, where the folder that a page
   * names was flattened away (`css/site.css` in pages, `site.css` at the root), by its name alone. Null: there is none,
   * or more than one.
   */
  readonly find: (path: string) => string | null
}

const canonical = (path: string): string => normalizeText(decodeText(path), 'NFC')

/** Pages say where they are by their folders; other files are told by their names alone. */
const PAGE_NAME = /(?:^|\/)[^./]*$|\.html?$/i

const CUT = /^(.*_\d+)X(\.[^./]+)$/

/**
 * Makes the index of a folder's files, by their paths from its root. `renamed` leads from the names in the folder to
 * those in the site, where they differ; `made` are files that the site gets beside them.
 */
export function createFileIndex(
  paths: readonly string[],
  renamed: ReadonlyMap<string, string> = new Map(),
  made: readonly string[] = [],
): FileIndex {
  const exact = new Set([...paths, ...made])
  const byCanonical = new Map<string, string>()
  /** Null: several differ in their capitals only. */
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
  // Every page of a site names the same few files, and a name that is none of them is compared with all.
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
