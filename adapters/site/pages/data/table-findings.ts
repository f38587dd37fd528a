import type { Collection } from '../../../../core/collections/index.js'
import { parseMarkup } from '../parse-page.js'
import { readTableFile } from './site-collections.js'
import { findTables } from './table-files.js'

/** A finding about table content that pages do not show. */
export interface TableFinding {
  /** The table, from the root of the site. */
  readonly path: string
  readonly message: string
  readonly fix: string
}

/** Rich texts of a table that exceed a limit of pages, and so are not shown. */
function richFindings(path: string, { fields, items }: Collection): readonly TableFinding[] {
  const rich = fields.filter(({ kind }) => kind === 'rich')
  return items.flatMap(({ slug, values }) =>
    rich.flatMap((field) => {
      const read = parseMarkup(values.get(field.slug) ?? '')
      if (read.ok) return []
      const message = `${path}: the field "${field.label}" of "${slug}" is not shown: ${read.failure.message}.`
      return [{ path, message, fix: 'Shorten or simplify the text.' }]
    }),
  )
}

/** Tables that are left out, and texts that are not shown, each with the reason. */
export async function tableFindings(folder: string): Promise<readonly TableFinding[]> {
  const findings: TableFinding[] = []
  for (const look of findTables(folder)) {
    if (!look.ok) {
      const { path, reason, fix } = look.failure
      findings.push({ path, message: `${path} is not read: ${reason}.`, fix })
      continue
    }
    const { path } = look.value
    const collection = await readTableFile(folder, look.value)
    if (collection !== null) findings.push(...richFindings(path, collection))
    else
      findings.push({
        path,
        message: `${path} is not read: it is no table of items.`,
        fix: 'Export the collection again: its header names the fields, "Slug" among them.',
      })
  }
  return findings
}
