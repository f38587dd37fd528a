import { lstat, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'

/** A file of a folder, by its path from the folder's root with `/` between names. */
export interface FolderFile {
  readonly path: string
  readonly sizeBytes: number
}

/** The reason for leaving something in a folder out. */
export interface SkippedEntry {
  readonly path: string
  readonly reason: 'link' | 'unreadable' | 'hidden' | 'package' | 'special'
}

/** The files of a folder in the order of their names, and entries that are no part of a site. */
export interface FolderContent {
  readonly files: readonly FolderFile[]
  readonly leftOut: readonly SkippedEntry[]
}

const PACKAGES: ReadonlySet<string> = new Set(['node_modules', 'bower_components', '__MACOSX'])

/**
 * Lists a folder without following links, which may lead out of it or form a loop. Rejects only if the folder itself
 * cannot be read.
 */
export async function readFolder(root: string): Promise<FolderContent> {
  const files: FolderFile[] = []
  const leftOut: SkippedEntry[] = []
  const read = async (folder: string): Promise<void> => {
    const entries = await readdir(join(root, folder), { withFileTypes: true })
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.name.startsWith('.')) leftOut.push({ path, reason: 'hidden' })
      else if (PACKAGES.has(entry.name)) leftOut.push({ path, reason: 'package' })
      else if (entry.isSymbolicLink()) leftOut.push({ path, reason: 'link' })
      else if (entry.isDirectory()) await read(path).catch(() => leftOut.push({ path, reason: 'unreadable' }))
      else if (entry.isFile()) {
        const stats = await lstat(join(root, path)).catch(() => null)
        if (stats === null) leftOut.push({ path, reason: 'unreadable' })
        else files.push({ path, sizeBytes: stats.size })
      } else leftOut.push({ path, reason: 'special' })
    }
  }
  const entries = await readdir(root)
  if (entries.length > 0) await read('')
  return { files, leftOut }
}

/** True if a file is a page, by its name. */
export const isPageFile = (path: string): boolean => /^\.html?$/i.test(extname(path))

/** True if a file is a style sheet, by its name. */
export const isStyleFile = (path: string): boolean => /\.css$/i.test(path)

/** True if a file is a script, by its name: savers keep the query in it, browsers add `.download`. */
export const isScriptFile = (path: string): boolean => /\.[mc]?js(?:\.download|[?@#%].*)?$/i.test(path)
