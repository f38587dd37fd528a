import type { CurrencyCode } from '../../../money/index.js'
import type { CatalogueRewrite, CatalogueTable, GivenTable } from '../../../ports/catalogue-file.port.js'
import type { TableChange } from '../../../ports/collection-tables.port.js'
import { COLUMNS, optionValueColumns, tooManyValues } from '../../shop/catalogue/catalogue-columns.js'
import { plainAmount } from '../../shop/catalogue/plain-amount.js'
import { cellOf, linesByHandle, withCells } from './catalogue-lines.js'

/** The outcomes of lines of an import; `refused` stops it. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'same', 'removed', 'refused'] as const
/** One of `IMPORT_OUTCOMES`. */
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number]

/** The fate of a line of an imported table, or of a line of the file that the table does not name. */
export interface ImportedLine {
  /** The row of the imported table as spreadsheets count it, the header's being 1; null: it names no such line. */
  readonly row: number | null
  /** The handle of the product, with the variant's code where it has one. */
  readonly name: string
  readonly outcome: ImportOutcome
  readonly changes: readonly { readonly column: string; readonly before: string; readonly after: string }[]
  /** The reason of a refusal; null: none. */
  readonly problem: string | null
}

/** An import as it would be written. */
export interface CatalogueMerge {
  readonly rewrite: CatalogueRewrite
  /** In the order of the imported table; removed lines follow. */
  readonly lines: readonly ImportedLine[]
  /** For each line of the rewritten table the place of its entry in `lines`; null: the import does not name it. */
  readonly entryOf: readonly (number | null)[]
  /** Products of the file of which no line is left. */
  readonly removedProducts: number
}

/** The settings of an import. */
export interface MergeOptions {
  readonly currency: CurrencyCode
  /** Takes lines out that the imported table does not name. */
  readonly removesMissing: boolean
}

const AMOUNTS: readonly string[] = [COLUMNS.price, COLUMNS.compareAt]
const MEASURES: readonly string[] = [COLUMNS.weight, COLUMNS.width, COLUMNS.height, COLUMNS.length]

/** A function that answers the names by which a line of a table is found, the surest first. */
function keysIn(table: CatalogueTable): (cells: readonly string[]) => readonly string[] {
  const options = [...optionValueColumns(table.columns)].sort()
  return (cells) => {
    const of = (column: string): string => cellOf(table, cells, column)
    const values = options.map(of).filter((value) => value !== '')
    return [
      of(COLUMNS.skuId) !== '' && `id ${of(COLUMNS.skuId)}`,
      of(COLUMNS.sku) !== '' && `sku ${of(COLUMNS.sku)}`,
      of(COLUMNS.handle) !== '' && `options ${JSON.stringify([of(COLUMNS.handle), ...values])}`,
    ].filter((key) => key !== false)
  }
}

/** The value of an imported cell as the file writes numbers. */
function converted(
  value: string,
  column: string,
  {
    from,
    to,
    currency,
  }: { readonly from: '.' | ','; readonly to: '.' | ','; readonly currency: CurrencyCode },
): string {
  if (from === to) return value
  if (AMOUNTS.includes(column)) {
    const plain = plainAmount(value, currency, from)
    return to === ',' ? plain.replace('.', ',') : plain
  }
  return MEASURES.includes(column) ? value.replace(from, to) : value
}

const nameOf = (table: CatalogueTable, cells: readonly string[]): string =>
  [COLUMNS.handle, COLUMNS.sku]
    .map((column) => cellOf(table, cells, column))
    .filter((part) => part !== '')
    .join(' ')

/** Empty cells behind the last column are none. */
const shapeProblem = ({ columns }: CatalogueTable, cells: readonly string[]): string | null =>
  cells.slice(columns.length).every((cell) => cell.trim() === '')
    ? null
    : tooManyValues(cells.length, columns.length)

/** Decides what the lines of a table change in the catalogue file: a line that it names takes its values. */
export function mergeCatalogue(
  known: CatalogueTable,
  given: GivenTable,
  { currency, removesMissing }: MergeOptions,
): CatalogueMerge {
  const [knownKeys, givenKeys] = [keysIn(known), keysIn(given)]
  const lineOf = new Map<string, number>()
  known.lines.forEach(({ cells }, line) => {
    for (const key of knownKeys(cells)) if (!lineOf.has(key)) lineOf.set(key, line)
  })
  const isFilled = (column: string): boolean =>
    given.lines.some(({ cells }) => cellOf(given, cells, column) !== '')
  const addedColumns = given.columns.filter(
    (column) => column !== '' && !known.columns.includes(column) && isFilled(column),
  )
  const columns = [...known.columns, ...addedColumns]
  const shared = given.columns.filter((column) => columns.includes(column))
  const changes: TableChange[] = []
  const lines: ImportedLine[] = []
  const entryOfKnown = new Map<number, number>()
  const entriesAdded: number[] = []
  given.lines.forEach(({ cells }, index) => {
    const line = givenKeys(cells)
      .map((key) => lineOf.get(key))
      .find((found) => found !== undefined)
    const base = { row: index + 2, name: nameOf(given, cells), changes: [], problem: null }
    const earlier = line === undefined ? undefined : lines[entryOfKnown.get(line) ?? -1]
    const problem =
      given.faults.get(index) ??
      shapeProblem(given, cells) ??
      (earlier === undefined ? null : `Row ${earlier.row} names the same variant already.`)
    if (problem !== null) {
      lines.push({ ...base, outcome: 'refused', problem })
      return
    }
    const before = line === undefined ? [] : (known.lines[line]?.cells ?? [])
    const differing = shared.flatMap((column) => {
      const numbers = { from: given.decimal, to: known.decimal, currency }
      const after = converted(cellOf(given, cells, column), column, numbers)
      const was = cellOf(known, before, column)
      return was === after ? [] : [{ column, before: was, after }]
    })
    const values = new Map(differing.map(({ column, after }) => [column, after]))
    const next = withCells(columns, before, values)
    if (line === undefined) {
      entriesAdded.push(lines.length)
      changes.push({ tag: 'add', cells: next })
      lines.push({ ...base, outcome: 'added', changes: differing })
      return
    }
    entryOfKnown.set(line, lines.length)
    if (differing.length > 0) changes.push({ tag: 'set', line, cells: next })
    lines.push({ ...base, outcome: differing.length > 0 ? 'changed' : 'same', changes: differing })
  })
  const missing = removesMissing
    ? known.lines.flatMap((_, line) => (entryOfKnown.has(line) ? [] : [line]))
    : []
  const gone = new Set(missing)
  for (const line of missing) {
    changes.push({ tag: 'remove', line })
    const name = nameOf(known, known.lines[line]?.cells ?? [])
    lines.push({ row: null, name, outcome: 'removed', changes: [], problem: null })
  }
  const handles = new Set(
    given.lines.map(({ cells }) => cellOf(given, cells, COLUMNS.handle)).filter((handle) => handle !== ''),
  )
  const removedProducts = [...linesByHandle(known)].filter(
    ([handle, of]) => !handles.has(handle) && of.every((line) => gone.has(line)),
  ).length
  const kept = known.lines.flatMap((_, line) => (gone.has(line) ? [] : [entryOfKnown.get(line) ?? null]))
  return {
    rewrite: { addedColumns, changes, order: null },
    lines,
    entryOf: [...kept, ...entriesAdded],
    removedProducts,
  }
}
