import { err, ok } from '../../../core/shared/index.js'
import type { Result } from '../../../core/shared/index.js'

const refusal = (path: string, reason: string): Result<never, string> =>
  err(`${JSON.stringify(path)} ${reason}`)

/**
 * The names of a path below a folder. Journals, reports and exports are untrusted, so only plain names
 * between slashes are accepted; a failure gives the reason.
 */
export function parsePath(path: string): Result<readonly string[], string> {
  if (path.includes('\0')) return refusal(path, 'holds a NUL character')
  if (/^(?:[/\\]|[a-z]:[/\\])/i.test(path)) return refusal(path, 'is an absolute path')
  // A backslash counts as a slash too, as on Windows, so that no reading of the path leaves the folder.
  if (path.split(/[/\\]/).some((name) => name === '..'))
    return refusal(path, 'leads out of the folder by `..`')
  const names = path.split('/')
  if (names.some((name) => name === '' || name === '.')) return refusal(path, 'holds an empty name or a dot')
  if (process.platform === 'win32' && /[\\:]/.test(path)) return refusal(path, 'holds a backslash or a colon')
  return ok(names)
}

/** True if a path of a journal or a report is below its folder. */
export const isPathBelow = (path: string): boolean => parsePath(path).ok
