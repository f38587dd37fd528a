import type { Stats } from 'node:fs'
import type { FileType } from './file-types.js'

/** A file of a folder that may be served, with its facts at the look-up. */
export interface SiteFile {
  /** Its real path below the folder, with links followed: `css/site.css`. */
  readonly name: string
  /** The same as an absolute path. */
  readonly path: string
  readonly type: FileType
  /** Identifies the state of the file. */
  readonly version: string
  readonly sizeBytes: number
  readonly modifiedAtMs: number
}

/**
 * `gone`: the file no longer exists, or may not be read; `busy`: it cannot be read at the moment; `too-large`: it
 * cannot be read as a whole.
 */
export type FileFailure = { readonly tag: 'gone' | 'busy' | 'too-large' }

/**
 * A text for each state of a file; it differs for another file of the same name, also one with the old time.
 */
export const versionOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino}-${size}-${mtimeMs}-${ctimeMs}`

/** True if a file still has the given version. */
export const isSameState = (one: Stats, other: Stats): boolean =>
  one.ino === other.ino &&
  one.size === other.size &&
  one.mtimeMs === other.mtimeMs &&
  one.ctimeMs === other.ctimeMs

const GONE: ReadonlySet<string | undefined> = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ELOOP',
  'EACCES',
  'EPERM',
  'ENAMETOOLONG',
  'ENXIO',
])

/** Converts an error of the file system. */
export const failureOf = (thrown: unknown): FileFailure => ({
  tag: GONE.has((thrown as NodeJS.ErrnoException).code) ? 'gone' : 'busy',
})

/** The file with its present facts. */
export const withFacts = (
  file: Omit<SiteFile, 'version' | 'sizeBytes' | 'modifiedAtMs'>,
  stats: Stats,
): SiteFile => ({
  ...file,
  version: versionOf(stats),
  sizeBytes: stats.size,
  modifiedAtMs: stats.mtimeMs,
})
