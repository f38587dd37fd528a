import { posix } from 'node:path'
import { groupBy } from '../../../../core/shared/index.js'
import type { Finding } from './finding.js'

/** A file that a page names and the site lacks. */
export interface MissingFile {
  readonly file: string
  readonly page: string
}

/** Maximum number of files or pages named for a folder. */
const MAX_NAMED = 3

const some = (names: readonly string[]): string =>
  names.slice(0, MAX_NAMED).join(', ') +
  (names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '')

const ofFile = ({ file, page }: MissingFile): Finding => ({
  level: 'problem',
  check: 'file',
  page,
  message: `${file} is missing.`,
  fix: `Put the file into the site folder as ${file}.`,
})

function ofFolder(folder: string, missing: readonly MissingFile[]): readonly Finding[] {
  const files = [...new Set(missing.map(({ file }) => file))]
  const pages = [...new Set(missing.map(({ page }) => page))]
  if (files.length === 1) return missing.map(ofFile)
  const place = folder === '.' ? 'the site folder' : `${folder}/`
  return [
    {
      level: 'problem',
      check: 'file',
      page: pages.length === 1 ? (pages[0] ?? null) : null,
      message:
        `${files.length} files are missing from ${place}: ${some(files.map((file) => posix.basename(file)))}` +
        (pages.length === 1 ? '.' : ` (named on ${pages.length} pages: ${some(pages)}).`),
      fix: `Put the files into ${place} under these names, or adopt the export or save again with them.`,
    },
  ]
}

/** Missing files that pages name: one finding for each folder. */
export const missingFiles = (missing: readonly MissingFile[]): readonly Finding[] =>
  [...groupBy(missing, ({ file }) => posix.dirname(file))].flatMap(([folder, files]) =>
    ofFolder(folder, files),
  )
