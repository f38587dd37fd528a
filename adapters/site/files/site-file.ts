import type { Stats } from 'node:fs'
import type { FileType } from './file-types.js'

/** A file of a folder that may be served, as it was when it was looked up. */
export interface SiteFile {
  /** Its real path below the folder, with links followed: `css/site.css`. */
  readonly name: string
  /** The same as a path of the disk. */
  readonly path: string
  readonly type: FileType
  /** Tells one state of the file from another. */
  readonly version: string
  readonly sizeBytes: number
  readonly modifiedAtMs: number
}

/** `gone`: there is no such file any more, or it may not be read; `busy`: it cannot be read at the moment. */
export type FileFailure = { readonly tag: 'gone' | 'busy' }

/** One text for each state of a file; also another file in its place and one with its old time differ. */
export const versionOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino}-${size}-${mtimeMs}-${ctimeMs}`

/** True if a file has the version that it had when the other facts were read. */
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

/** Translates an error of the file system for a caller that asked for a file. */
export const failureOf = (thrown: unknown): FileFailure => ({
  tag: GONE.has((thrown as NodeJS.ErrnoException).code) ? 'gone' : 'busy',
})

/** The file with what is known of its state now. */
export const withFacts = (
  file: Omit<SiteFile, 'version' | 'sizeBytes' | 'modifiedAtMs'>,
  stats: Stats,
): SiteFile => ({
  ...file,
  version: versionOf(stats),
  sizeBytes: stats.size,
  modifiedAtMs: stats.mtimeMs,
})
