import { OPTION_COLUMN } from '../../../catalog/index.js'
import { refuse } from '../../../owners/index.js'
import type { OwnerProblem } from '../../../owners/index.js'
import type { CatalogueTable } from '../../../ports/owner/files/catalogue-file.port.js'
import { ok, plural } from '../../../shared/index.js'
import type { Result } from '../../../shared/index.js'
import { COLUMNS } from '../../shop/catalogue/catalogue-columns.js'
import { cellOf, linesByHandle, withCells } from './catalogue-lines.js'
import type { CatalogueDecision } from './catalogue-lines.js'

/**
 * A new value in a product's line; `line` counts its lines from 0, and the first has the product's own
 * values.
 */
export interface FileCellEdit {
  readonly line: number
  readonly column: string
  readonly value: string
}

const MAX_CELL = 100_000
const MAX_COLUMN = 200

/** Columns that are edited in the shop, or that identify a product and its variants. */
const KEPT: ReadonlySet<string> = new Set([
  COLUMNS.handle,
  COLUMNS.name,
  COLUMNS.price,
  COLUMNS.compareAt,
  COLUMNS.inventory,
  COLUMNS.productId,
  COLUMNS.skuId,
])

/**
 * True for a column whose values are edited in the file: not those that the shop edits or that identify
 * variants.
 */
const isFileColumn = (column: string): boolean =>
  column !== '' && !KEPT.has(column) && !OPTION_COLUMN.test(column)

const unknown = () =>
  refuse('not-found', 'The catalogue file has no product with this handle: it was taken out meanwhile.')

/** Decides new values for one product's lines; a column that the file lacks is added. */
export function decideProductFile(
  table: CatalogueTable,
  handle: string,
  edits: readonly FileCellEdit[],
): Result<CatalogueDecision, OwnerProblem> {
  const lines = linesByHandle(table).get(handle)
  if (lines === undefined || handle === '') return unknown()
  const byLine = new Map<number, Map<string, string>>()
  for (const { line: at, column, value } of edits) {
    const line = lines[at]
    if (line === undefined) return refuse('bad-input', `The product has no line ${at + 1}.`)
    if (!isFileColumn(column) || column.length > MAX_COLUMN || /[\r\n]/.test(column))
      return refuse('bad-input', `"${column}" is not a column that can be edited here.`)
    if (value.length > MAX_CELL)
      return refuse('bad-input', `${column}: write at most ${MAX_CELL} characters.`)
    if (value.trim() === cellOf(table, table.lines[line]?.cells ?? [], column)) continue
    byLine.set(line, (byLine.get(line) ?? new Map<string, string>()).set(column, value.trim()))
  }
  const changed = [...new Set([...byLine.values()].flatMap((values) => [...values.keys()]))]
  const addedColumns = changed.filter((column) => !table.columns.includes(column))
  const columns = [...table.columns, ...addedColumns]
  const changes = [...byLine].map(([line, values]) => ({
    tag: 'set' as const,
    line,
    cells: withCells(columns, table.lines[line]?.cells ?? [], values),
  }))
  return ok({
    rewrite: { addedColumns, changes, order: null },
    summary: changes.length === 0 ? '' : `${handle}: ${changed.join(', ')}`,
  })
}

/** Decides the position of a product in the order of the catalogue, counted from 1. */
export function decidePlace(
  table: CatalogueTable,
  handle: string,
  place: number,
): Result<CatalogueDecision, OwnerProblem> {
  const products = linesByHandle(table)
  const moved = products.get(handle)
  if (moved === undefined || handle === '') return unknown()
  if (!Number.isSafeInteger(place) || place < 1 || place > products.size)
    return refuse('bad-input', `A place is a number from 1 to ${products.size}.`)
  const others = [...products.keys()].filter((one) => one !== handle)
  const at = place - 1
  const handles = [...others.slice(0, at), handle, ...others.slice(at)]
  const known = [...products.keys()]
  const isSame = handles.every((one, index) => one === known[index])
  return ok({
    rewrite: {
      addedColumns: [],
      changes: [],
      order: isSame ? null : handles.flatMap((one) => products.get(one) ?? []),
    },
    summary: isSame ? '' : `${handle}: place ${place} of ${plural(handles.length, 'product')}`,
  })
}
