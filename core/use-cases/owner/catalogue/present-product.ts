import { optionColumnsOf, optionNumbers, YES_WORDS } from '../../../catalog/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { cellOf, linesByHandle } from './catalogue-lines.js'
import type { VariantIdOf } from './new-variant.js'

/** The values of a line, by column. */
export type Cells = ReadonlyMap<string, string>

/** A line of the product as it was: its place in the table, its values and its id. */
export interface Present {
  readonly line: number
  readonly cells: Cells
  readonly values: readonly string[]
  readonly id: string
}

/** A product as it stands in the file. */
export interface PresentProduct {
  readonly lines: readonly Present[]
  readonly options: readonly { readonly number: number; readonly name: string }[]
}

/** The lines of a product in the file, drafts included. */
export const productLines = (
  table: CatalogueTable,
  handle: string,
): readonly Pick<Present, 'line' | 'cells'>[] =>
  (handle === '' ? [] : (linesByHandle(table).get(handle) ?? [])).map((line) => {
    const cells = table.lines[line]?.cells ?? []
    return { line, cells: new Map(table.columns.map((column) => [column, cellOf(table, cells, column)])) }
  })

const isForSale = ({ cells }: Pick<Present, 'cells'>): boolean =>
  ![COLUMNS.draft, COLUMNS.archived].some((column) =>
    YES_WORDS.includes((cells.get(column) ?? '').toLowerCase()),
  )

/** The lines of a product that are for sale, which drafts are not, with their options. */
export function presentProduct(
  table: CatalogueTable,
  handle: string,
  idOf: VariantIdOf,
): PresentProduct | null {
  const rows = productLines(table, handle).filter(isForSale)
  const [first] = rows
  if (first === undefined) return null
  const options = optionNumbers(table.columns).flatMap((number) => {
    const name = first.cells.get(optionColumnsOf(number).name) ?? ''
    return name === '' ? [] : [{ number, name }]
  })
  return {
    options,
    lines: rows.map(({ line, cells }) => {
      const values = options.map(({ number }) => cells.get(optionColumnsOf(number).value) ?? '')
      return { line, cells, values, id: cells.get(COLUMNS.skuId) || idOf(handle, values) }
    }),
  }
}
