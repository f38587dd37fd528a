import { maxBytesOf, tooLargeText } from '../../safe-files/index.js'
import { isScriptFile, isStyleFile } from '../files/read-folder.js'
import type { FolderFile } from '../files/read-folder.js'
import type { Finding } from './finding.js'

/** A finding about a file that is not looked into. */
export const notRead = (path: string, reason: string): Finding => ({
  level: 'problem',
  check: 'page',
  page: path,
  message: `It is not read: ${reason}.`,
  fix: 'Save or export it again.',
})

/** Names scripts and style sheets that are too large to be looked into; pages are named when they are read. */
export const largeFileFindings = (files: readonly FolderFile[]): Finding[] =>
  files
    .filter(
      ({ path, sizeBytes }) => (isScriptFile(path) || isStyleFile(path)) && sizeBytes > maxBytesOf(path),
    )
    .map(({ path }) => notRead(path, tooLargeText(path)))
