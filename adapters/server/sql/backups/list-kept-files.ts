import type { KeptFilePlace } from '../../../../core/use-cases/backups/index.js'
import type { Querier } from '../engine/index.js'
import { columnNamesOf } from '../engine/tables/table-rows.js'

/** A file that is named in rows and stored outside of the tables. */
export interface ExpectedFile extends KeptFilePlace {
  /** The size in its row; 0 in rows of older versions. */
  readonly sizeBytes: number
}

const notStored = (key: string, table: string): string =>
  `NOT EXISTS (SELECT 1 FROM stored_file WHERE stored_file.site_id = ${table}.site_id AND stored_file.id = ${key})`

const select = (table: string, keys: string, size: string, condition: string): string => {
  const key = `'${keys}/' || ${table}.id`
  return (
    `SELECT site_id, ${key} AS key, CAST(${size} AS BIGINT) AS size_bytes FROM ${table} ` +
    `WHERE ${condition} AND ${notStored(key, table)} ORDER BY site_id, id`
  )
}

/**
 * Lists the stored files of members and forms that are outside of the tables, for all sites of a database.
 */
export async function listKeptFiles(querier: Querier): Promise<readonly ExpectedFile[]> {
  const [ofForms, ofMembers] = [
    await columnNamesOf(querier, 'form_file'),
    await columnNamesOf(querier, 'member_file'),
  ]
  // A backup before an update reads the tables of an older version.
  const size = ofMembers.includes('size_bytes') ? 'COALESCE(size_bytes, 0)' : '0'
  const selects = [
    ...(ofForms.includes('submission_id')
      ? [select('form_file', 'forms', 'size_bytes', 'submission_id IS NOT NULL')]
      : []),
    ...(ofMembers.includes('state') ? [select('member_file', 'accounts', size, `state = 'saved'`)] : []),
  ]
  const files: ExpectedFile[] = []
  for (const text of selects) {
    const { rows } = await querier.query(text)
    for (const { site_id, key, size_bytes } of rows)
      files.push({ siteId: String(site_id), key: String(key), sizeBytes: Number(size_bytes) })
  }
  return files
}
