import type { Finding } from './finding.js'

/** Files that a page names and the site does not have. */
export const missingFiles = (files: readonly string[], page: string): readonly Finding[] =>
  files.map((file) => ({
    level: 'problem',
    check: 'file',
    page,
    message: `${file} is missing.`,
    fix: `Put the file into the site folder as ${file}.`,
    target: file,
  }))
