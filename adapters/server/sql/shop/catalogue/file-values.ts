import { parseJson, toRecord } from '../../../../../core/shared/index.js'
import type { ProductRow, SkuRow } from '../../engine/index.js'

type EditableRow = ProductRow | SkuRow

/** A column that owners can edit in the shop. */
type EditableColumn = 'name' | 'withdrawn' | 'price_minor' | 'compare_at_minor'

/** The values of the catalogue file for columns of a row that were edited in the shop. */
export type FileValues = Readonly<Partial<Record<EditableColumn, string | number | boolean | null>>>

/** The edited columns of a row with their values in the file; empty: none were edited. */
export const fileValuesOf = ({ file_values: text }: Pick<EditableRow, 'file_values'>): FileValues =>
  text === null ? {} : (toRecord(parseJson(text)) as FileValues)

/** The same as text for a row; equal values give equal texts. */
export function fileValuesText(values: FileValues): string | null {
  const entries = Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1))
  return entries.length === 0 ? null : JSON.stringify(Object.fromEntries(entries))
}

/**
 * A row of the file with the edits of the shop: an edited column keeps the shop's value, and the file's value
 * is stored beside it. `edited` is the present row.
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
export const isInFile = (row: ProductRow): boolean => !(fileValuesOf(row).withdrawn ?? row.withdrawn)

/**
 * The row of a product that the file no longer names. If its owner has hidden the product, it stays hidden
 * when the file names it again.
 */
export const outOfFile = (row: ProductRow): ProductRow => {
  const values = fileValuesOf(row)
  return {
    ...row,
    withdrawn: true,
    ...(values.withdrawn !== undefined && { file_values: fileValuesText({ ...values, withdrawn: true }) }),
  }
}

/** `isInFile` as an SQL condition; only `fileValuesText` writes texts of edits. */
export const IN_FILE = `(product.withdrawn = FALSE OR product.file_values LIKE '%"withdrawn":false%')`
