import { createHash } from 'node:crypto'

/**
 * A script as a Content-Security-Policy names it. Browsers hash a script as they parse it: with one kind of line
 * end, which the parser of pages sees to.
 */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`
