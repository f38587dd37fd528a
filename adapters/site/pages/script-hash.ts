import { createHash } from 'node:crypto'

/**
 * The hash of a script for a Content-Security-Policy. Browsers normalise line ends before they hash, as the
 * parser of pages does.
 */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`
