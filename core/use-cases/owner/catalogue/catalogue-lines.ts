import type { CatalogueRewrite, CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { groupBy } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'

/** A decided change of a catalogue file, and a description of it. */
export interface CatalogueDecision {
  readonly rewrite: CatalogueRewrite
  readonly summary: string
}

/** The places of columns by their names, found once: a table may have a thousand columns and many lines. */
const placesOf = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

function placeOf(columns: readonly string[], column: string): number | undefined {
  const known = placesOf.get(columns)
  if (known !== undefined) return known.get(column)
  const places = new Map<string, number>()
  columns.forEach((name, at) => places.has(name) || places.set(name, at))
  placesOf.set(columns, places)
  return places.get(column)
}

/** The value of a line in a column, without spaces around it; empty: none. */
export const cellOf = (
  { columns }: Pick<CatalogueTable, 'columns'>,
  cells: readonly string[],
  column: string,
): string => (cells[placeOf(columns, column) ?? -1] ?? '').trim()

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
