import { readCollection } from '../../../../core/collections/index.js'
import { readTable } from '../../pages/data/read-table.js'
import { readInside } from '../../safe-files/index.js'
import type { Finding } from './finding.js'
import { templatesWithoutTable } from '../pages/mark-lists.js'

const TABLE = /^collections\/([\w-]+)\.csv$/

/** True for a table without an item that pages show; false for an unreadable one, which is reported elsewhere. */
async function isEmpty(folder: string, path: string, slug: string): Promise<boolean> {
  const bytes = await readInside(folder, path)
  const table = bytes === null ? null : await readTable(bytes)
  return table !== null && readCollection(slug, table.columns, table.rows)?.items.length === 0
}

/** Collections without items: templates without a table, and tables without an item. */
export async function collectionFindings(
  folder: string,
  paths: readonly string[],
): Promise<readonly Finding[]> {
  const tables = paths.flatMap((path) => {
    const slug = TABLE.exec(path)?.[1]
    return slug === undefined ? [] : [{ path, slug }]
  })
  const lacking = templatesWithoutTable(
    paths,
    tables.map(({ slug }) => slug),
  )
  const findings: Finding[] = []
  for (const { path, slug } of tables)
    if (await isEmpty(folder, path, slug))
      findings.push({
        level: 'note',
        check: 'page',
        page: null,
        message: `${path} has no item that is shown, so its lists stay empty.`,
        fix: 'Export the collection again; items that are archived or drafts are not shown.',
      })
  return lacking.length === 0
    ? findings
    : [
        {
          level: 'problem',
          check: 'page',
          page: null,
          message:
            'Collections without a table, so that their lists are empty and their pages missing: ' +
            `${lacking.join(', ')}.`,
          fix:
            'Export these collections as CSV in the builder and put each into the site folder as ' +
            `collections/<name>.csv, such as collections/${lacking[0] ?? ''}.csv (docs/adopt.md).`,
        },
        ...findings,
      ]
}
