import { parseJson, toRecord } from '../../../../../core/shared/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'

type EditableRow = ProductRow | SkuRow

/** The columns that owners edit in the shop. */
type EditableColumn = 'name' | 'withdrawn' | 'price_minor' | 'compare_at_minor'

/** The values of the catalogue file for the columns of a row that were edited in the shop. */
export type FileValues = Readonly<Partial<Record<EditableColumn, string | number | boolean | null>>>

/** The edited columns of a row with what the file says of them; empty: none were edited. */
export const fileValuesOf = ({ file_values: text }: Pick<EditableRow, 'file_values'>): FileValues =>
  text === null ? {} : (toRecord(parseJson(text)) as FileValues)

/** The same as the text of a row, so that equal values are equal texts. */
export function fileValuesText(values: FileValues): string | null {
  const entries = Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries))
}

/**
 * A row as the file says it, with the edits of the shop: an edited column keeps its value of the shop, and the value of
 * the file stands beside it. `edited` is the row as it is now.
 */
export function withShopEdits<Row extends EditableRow>(row: Row, edited: Row | undefined): Row {
  if (edited === undefined || edited.file_values === null) return row
  const columns = Object.keys(fileValuesOf(edited)) as (keyof Row)[]
  return {
    ...row,
    ...Object.fromEntries(columns.map((column) => [column, edited[column]])),
    file_values: fileValuesText(Object.fromEntries(columns.map((column) => [column, row[column]]))),
  }
}

/** True if the file names a product: it is for sale, or its owner has hidden it. */
export const isInFile = (row: ProductRow | undefined): boolean =>
  row !== undefined && !(fileValuesOf(row).withdrawn ?? row.withdrawn)

/** A product that the file no longer names; where its owner had hidden it, it stays so when it is named again. */
export const outOfFile = (row: ProductRow): ProductRow => {
  const values = fileValuesOf(row)
  return {
    ...row,
    withdrawn: true,
    ...(values.withdrawn !== undefined && { file_values: fileValuesText({ ...values, withdrawn: true }) }),
  }
}

/** The condition of SQL for `isInFile`; texts of edits are written by `fileValuesText` only. */
export const IN_FILE = `(product.withdrawn = FALSE OR product.file_values LIKE '%"withdrawn":false%')`
