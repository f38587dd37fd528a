import { readRecords } from '../../../server/csv/csv-records.js'
import { tableTextWithPauses } from '../../../server/csv/table-text.js'

/** A table of text: a header and its lines, without the marks against formulas. */
export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Reads a table of a spreadsheet, in any encoding and with any separator, with turns for other requests; null if it is
 * no table.
 */
export async function readTable(bytes: Buffer): Promise<Table | null> {
  const records = await readRecords(await tableTextWithPauses(bytes), { relaxQuotes: true })
  return records.ok ? toTable(records.value.map(({ cells }) => cells)) : null
}

function toTable([columns = [], ...rows]: readonly (readonly string[])[]): Table {
  return { columns: columns.map((name) => name.trim()), rows }
}

/** True if a table is one of products: a line per variant, lines of a product share its handle. */
export const isProductTable = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return names.has('product handle') && names.has('variant price')
}

/** True if a table is one of the items of a collection, as the builder writes it. */
export const isCollectionTable = ({ columns }: Table): boolean => {
  const names = new Set(columns.map((name) => name.toLowerCase()))
  return names.has('slug') && (names.has('collection id') || names.has('item id'))
}
