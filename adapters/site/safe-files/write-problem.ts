import { UnsafePath } from './parent-folder.js'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk may only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where the file belongs',
  ENAMETOOLONG: 'the name is too long for this disk',
}

/** The reason why a file or folder was not written, in words. */
export function writeProblem(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/**
 * The same reason for people who must not learn the location of the folder: paths are relative, and messages
 * of the system, which contain absolute paths, are left out.
 */
export function problemBelow(thrown: unknown): string {
  if (thrown instanceof UnsafePath) return thrown.below
  const { code = 'unknown' } = thrown as NodeJS.ErrnoException
  return REASONS[code] ?? `the disk does not answer (${code})`
}
