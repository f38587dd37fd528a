import type { CatalogueRewrite, CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { groupBy, oncePer } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'

/** A decided change of a catalogue file, and a description of it. */
export interface CatalogueDecision {
  readonly rewrite: CatalogueRewrite
  readonly summary: string
}

/** The places of columns by their names, found once: a table may have a thousand columns and many lines. */
const placesOf = oncePer((columns: readonly string[]): ReadonlyMap<string, number> => {
  const places = new Map<string, number>()
  columns.forEach((name, at) => places.has(name) || places.set(name, at))
  return places
})

/** The value of a line in a column, without spaces around it; empty: none. */
export const cellOf = (
  { columns }: Pick<CatalogueTable, 'columns'>,
  cells: readonly string[],
  column: string,
): string => (cells[placesOf(columns).get(column) ?? -1] ?? '').trim()

/** The indexes of each product's lines by its handle, in the order of the catalogue. */
export const linesByHandle = (table: CatalogueTable): ReadonlyMap<string, readonly number[]> =>
  groupBy(
    table.lines.map((_, line) => line),
    (line) => cellOf(table, table.lines[line]?.cells ?? [], COLUMNS.handle),
  )

/** The cells of a line with new values in some columns, which may be added ones. */
export function withCells(
  columns: readonly string[],
  cells: readonly string[],
  values: ReadonlyMap<string, string>,
): readonly string[] {
  const next = columns.map((column, at) => values.get(column) ?? cells[at] ?? '')
  while (next.length > cells.length && next.at(-1) === '') next.pop()
  return next
}
